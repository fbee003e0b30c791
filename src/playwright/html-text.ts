/**
 * What an HTML mail reads like, for error texts and for telling one code from another by its surroundings.
 * @module
 */
import { Parser } from 'htmlparser2';

const INVISIBLE = new Set(['head', 'script', 'style', 'template', 'title']);

/** Elements that do not break the line. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'font',
  'i',
  'img',
  'mark',
  'small',
  'span',
  'strong',
  'u',
]);

/** The visible text, one line per block, white space folded. */
export function htmlToText(html: string): string {
  let text = '';
  let hidden = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (INVISIBLE.has(name)) hidden += 1;
      if (!INLINE.has(name)) text += '\n';
    },
    onclosetag(name) {
      if (INVISIBLE.has(name)) hidden = Math.max(0, hidden - 1);
      if (!INLINE.has(name)) text += '\n';
    },
    ontext(data) {
      if (hidden === 0) text += data.replace(/\s+/g, ' ');
    },
  });
  parser.end(html);
  return text.replace(/ *\n\s*/g, '\n').trim();
}
