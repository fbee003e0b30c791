/**
 * Mails for the extractor, as short as a test can write them.
 */
import { extract, type MailParts } from '../../../src/extract/index.js';

export function mail(parts: Partial<MailParts>): MailParts {
  return { subject: '', html: '', text: '', headers: [], inlineImages: [], ...parts };
}

export function codesOfText(text: string, subject = ''): string[] {
  return extract(mail({ text, subject })).text.codes;
}

export function codesOfHtml(html: string, subject = ''): string[] {
  return extract(mail({ html, subject })).html.codes;
}
