// The letter A in white on indigo, 80 by 80 pixels.

const png = [
  'iVBORw0KGgoAAAANSUhEUgAAAFAAAABQBAMAAAB8P++eAAAAGFBMVEVDOMpeVNJ5cdmUjeGuqujJxvDk4/f///+xeUUSAAAB',
  'IUlEQVR42u3VrROCMBgG8MlnpVFpVJvVtkqz0qh8CPv3vQ045ni/gncWnqJ3Psh+6N4pdeXKH5IaY0wjKJa2OAiK2hbfgmJn',
  'iwvfi4xLJbNINOVaHGQWicZs4XrxXrwzxWwvtkyx3oujwLJ0Ao39sunBa5xlKHmNszQpr3GWKuI1r/WfYzUz1bs5i1JOUxDF',
  'xBZ6pXL7+uQsz+2ClrMU2xJGxjJ/vaEtrOZYWkZrjo8ZzXHDYxG0hdH4D6WmNIkJgmnysNhTFj8TNZ78LOR48lNR48lPQ40n',
  'P4PMgmmCba8xTbj1akwTbuYM04TjIcY0Ohw42OA9jTBEE53uVMKa8xGIHIrn6yNYA6wIHryAUUODF3pq4OCFfodUcoxcufLD',
  'fABRzu54NJpaFwAAAABJRU5ErkJggg==',
].join('');

/** The logo, as an attachment that a mail shows by `cid:`. */
export const logo = {
  cid: 'logo@acme.test',
  filename: 'logo.png',
  contentType: 'image/png',
  content: png,
  encoding: 'base64',
  contentDisposition: 'inline',
} as const;

export const logoDataURL = `data:image/png;base64,${png}`;
