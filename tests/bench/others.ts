import { Parser } from 'htmlparser2';
import parseOtpMessage from 'parse-otp-message';
import type { MessageResult, PartResult } from '../mails/evaluate.js';

/** A mail's parts, decoded. */
interface Parts {
  readonly html: string;
  readonly text: string;
}

/** What many test suites do. */
export function fourToEightDigits(parts: Parts): MessageResult {
  return eachPart(parts, (text) => [...new Set(text.match(/\b\d{4,8}\b/g))]);
}

/** The package from npm, made for text messages: gives one code at most. */
export function otpMessage(parts: Parts): MessageResult {
  return eachPart(parts, (text) => [parseOtpMessage(text)?.code ?? ''].filter((code) => code !== ''));
}

function eachPart({ html, text }: Parts, codesOf: (text: string) => string[]): MessageResult {
  const part = (view: string): PartResult => ({ codes: view.trim() === '' ? [] : codesOf(view) });
  return { html: part(visibleText(html)), text: part(text) };
}

const UNSEEN = new Set(['style', 'script', 'title']);

/** Without tags, comments, styles: a favour to the others, which take text only. */
function visibleText(html: string): string {
  let text = '';
  let unseen = 0;
  const parser = new Parser({
    onopentagname: (name) => (unseen += UNSEEN.has(name) ? 1 : 0),
    onclosetag: (name) => {
      unseen -= UNSEEN.has(name) ? 1 : 0;
      if (/^(?:p|div|td|tr|li|h\d|pre|table)$/.test(name)) text += '\n';
    },
    ontext: (piece) => (text += unseen > 0 ? '' : piece),
  });
  parser.end(html);
  return text;
}
