import { expect, test } from 'vitest';
import { codesOfHtml, codesOfText } from './mail.js';
import { WORDINGS } from './wordings.js';

test.each(WORDINGS)('%s: %s', (subject, text, codes) => {
  expect(codesOfText(text, subject)).toEqual(codes);
  const paragraphs = text.split('\n\n').map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`);
  const footer = '<p style="font-size:12px">© 2026 Acme Inc., 1204 Main Street, Springfield, IL 62704</p>';
  expect(codesOfHtml(paragraphs.join('') + footer, subject)).toEqual(codes);
});
