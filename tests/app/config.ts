// Where the app listens, what it calls itself in its links, and where its mail goes.

export const port = Number(process.env['PORT'] ?? 3000);
export const host = process.env['HOST'] ?? '127.0.0.1';
export const appURL = process.env['APP_URL'] ?? `http://localhost:${port}`;
export const smtpURL = process.env['SMTP_URL'] ?? 'smtp://127.0.0.1:1025';
