/**
 * Finds thousands of phrases in a text at once: a tree of their letters, walked from every place where a word
 * begins. Unlike one great regular expression it costs nothing to set up and linear time to search.
 * @module
 */

export interface Found {
  readonly start: number;
  readonly end: number;
}

interface Node<Kind> {
  readonly next: Map<string, Node<Kind>>;
  /** The phrases that end here. */
  readonly ends: Map<Kind, Shape>;
}

/** How a phrase fits into words: whether it may begin within one, whether it has to end with one. */
interface Shape {
  readonly beginsWithin: boolean;
  readonly endsWith: boolean;
}

/** Scripts that set spaces between words: only there does a phrase have to begin where a word does. */
const SPACED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d]/u;

const LETTER = /[\p{L}\p{M}\d]/u;

export class PhraseIndex<Kind extends string> {
  readonly #root: Node<Kind> = emptyNode();

  /** Adds entries as language.ts describes them. */
  add(kind: Kind, list: string): void {
    for (const entry of list.split(',')) this.#add(kind, foldCase(entry.replace(/\s+/g, ' ').trim()));
  }

  /**
   * All phrases in a text folded by foldCase, from left to right; of each kind the longest at each place, none
   * within another.
   */
  findAll(folded: string): Map<Kind, Found[]> {
    const found = new Map<Kind, Found[]>();
    for (let start = 0; start < folded.length; start += 1) {
      for (const [kind, end] of this.#matchesAt(folded, start)) {
        const same = found.get(kind);
        if (!same) found.set(kind, [{ start, end }]);
        else if ((same.at(-1)?.end ?? 0) <= start) same.push({ start, end });
      }
    }
    return found;
  }

  #matchesAt(folded: string, start: number): Map<Kind, number> {
    const matches = new Map<Kind, number>();
    const isWithin = start > 0 && SPACED.test(folded.charAt(start)) && SPACED.test(folded.charAt(start - 1));
    let node = this.#root.next.get(folded.charAt(start));
    for (let at = start; node; at += 1, node = node.next.get(folded.charAt(at))) {
      for (const [kind, { beginsWithin, endsWith }] of node.ends) {
        if (isWithin && !beginsWithin) continue;
        if (!endsWith || !LETTER.test(folded.charAt(at + 1))) matches.set(kind, at + 1);
      }
    }
    return matches;
  }

  #add(kind: Kind, entry: string): void {
    const [, within, letters = '', end] = /^(~?)([^|]*)(\|?)$/.exec(entry) ?? [];
    let node = this.#root;
    for (const letter of letters) {
      let next = node.next.get(letter);
      if (!next) node.next.set(letter, (next = emptyNode()));
      node = next;
    }
    if (node === this.#root) return;
    // Two languages may have the same word in different shapes: the wider one holds.
    const known = node.ends.get(kind);
    node.ends.set(kind, {
      beginsWithin: within === '~' || known?.beginsWithin === true,
      endsWith: end === '|' && known?.endsWith !== false,
    });
  }
}

const GREEK_ACCENTS: Readonly<Record<string, string>> = {
  ά: 'α',
  έ: 'ε',
  ή: 'η',
  ί: 'ι',
  ό: 'ο',
  ύ: 'υ',
  ώ: 'ω',
  ϊ: 'ι',
  ϋ: 'υ',
  ΐ: 'ι',
  ΰ: 'υ',
};

/** Lower case, dashes as spaces, Greek without the accents that wander within a word; offsets hold. */
export function foldCase(text: string): string {
  const folded = text
    .replaceAll('İ', 'I')
    .replaceAll('-', ' ')
    .replaceAll('’', "'")
    .replaceAll('：', ':')
    .toLowerCase()
    .replace(/[άέήίόύώϊϋΐΰ]/g, (letter) => GREEK_ACCENTS[letter] ?? letter);
  return folded.length === text.length ? folded : Array.from(text, foldLetter).join('');
}

function emptyNode<Kind>(): Node<Kind> {
  return { next: new Map(), ends: new Map() };
}

function foldLetter(letter: string): string {
  const folded = letter.toLowerCase();
  return folded.length === letter.length ? folded : letter;
}
