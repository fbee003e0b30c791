/**
 * Finds thousands of phrases in a text at once: a tree of their letters, walked from every place where a word
 * begins. Unlike one great regular expression it costs nothing to set up and linear time to search.
 * @module
 */

export interface Found {
  readonly start: number;
  readonly end: number;
}

interface Node {
  readonly next: Map<string, Node>;
  /** A phrase ends here: as the beginning of a word, or only as a whole one. */
  ends?: 'beginning' | 'whole';
}

/** Scripts that set spaces between words: only there does a phrase have to begin where a word does. */
const SPACED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d]/u;

/** Shorter phrases without their accents are words of other languages. */
const MIN_PLAIN = 8;

const LETTER = /[\p{L}\p{M}\d]/u;

export class PhraseIndex {
  readonly #root: Node = { next: new Map() };

  /** Entries as language.ts describes them. */
  constructor(lists: readonly string[]) {
    for (const list of lists) {
      for (const entry of list.split(',')) {
        const phrase = foldCase(entry.replace(/\s+/g, ' ').trim());
        this.#add(phrase);
        // Many write without accents what is long enough to be understood without.
        const plain = phrase
          .normalize('NFD')
          .replace(/\p{M}/gu, '')
          .replaceAll('ł', 'l')
          .replaceAll('ı', 'i');
        if (plain !== phrase && plain.length >= MIN_PLAIN && SPACED.test(plain)) this.#add(plain);
      }
    }
  }

  /**
   * All phrases in a text folded by foldCase, from left to right, the longest at each place, none within another.
   * In scripts that set spaces, a phrase reaches to the end of its word.
   */
  findAll(folded: string): Found[] {
    const found: Found[] = [];
    for (let at = 0; at < folded.length; at += 1) {
      const end = this.matchAt(folded, at);
      if (end === undefined) continue;
      found.push({ start: at, end: wordEnd(folded, end) });
      at = end - 1;
    }
    return found;
  }

  /** The end of the longest phrase that begins here. */
  matchAt(folded: string, start: number): number | undefined {
    const first = folded.charAt(start);
    if (SPACED.test(first) && start > 0 && SPACED.test(folded.charAt(start - 1))) return undefined;
    let node = this.#root;
    let longest: number | undefined;
    for (let at = start; at < folded.length; at += 1) {
      const next = node.next.get(folded.charAt(at));
      if (!next) break;
      node = next;
      const isWhole = () => !LETTER.test(folded.charAt(at + 1));
      if (node.ends === 'beginning' || (node.ends === 'whole' && isWhole())) longest = at + 1;
    }
    return longest;
  }

  #add(entry: string): void {
    const isWhole = entry.endsWith('|');
    let node = this.#root;
    for (const letter of isWhole ? entry.slice(0, -1) : entry) {
      let next = node.next.get(letter);
      if (!next) node.next.set(letter, (next = { next: new Map() }));
      node = next;
    }
    if (node === this.#root) return;
    node.ends = node.ends === 'beginning' || !isWhole ? 'beginning' : 'whole';
  }
}

function wordEnd(folded: string, end: number): number {
  let at = end;
  if (SPACED.test(folded.charAt(end - 1))) while (SPACED.test(folded.charAt(at))) at += 1;
  return at;
}

/** Lower case and dashes as spaces, the length kept so that offsets hold. */
export function foldCase(text: string): string {
  const folded = text.replaceAll('İ', 'I').replaceAll('-', ' ').replaceAll('’', "'").toLowerCase();
  return folded.length === text.length ? folded : Array.from(text, foldLetter).join('');
}

function foldLetter(letter: string): string {
  const folded = letter.toLowerCase();
  return folded.length === letter.length ? folded : letter;
}
