import type { Block } from './blocks.js';
import type { HtmlLook } from './html.js';
import type { Entity, TransferEncoding } from './mime.js';
import type { Random } from './random.js';
import type { TextLinks } from './text.js';
import type { Sheet } from './truth.js';

/** Mails of one language or one theme. Adding a language is adding one of these, and one line in `corpus.ts`. */
export interface Collection {
  /** Begins the names of its mails. */
  readonly prefix: string;
  /** BCP 47. */
  readonly language: string;
  readonly brand: string;
  /** With a slash at the end. The sender writes from this host. */
  readonly site: string;
  /** What its mails are sent in; the first that can say all of the mail counts, beginning at a random one. */
  readonly charsets: readonly [string, ...string[]];
  readonly footer?: (random: Random, recipient: string) => readonly Block[];
  readonly mails: Readonly<Record<string, (random: Random) => Draft>>;
}

/** A mail before it is written. What is left out is chosen by the seed. */
export interface Draft {
  readonly subject: string;
  readonly preheader?: string;
  readonly blocks?: readonly Block[];
  /** Where the text part says something else. */
  readonly textBlocks?: readonly Block[];
  readonly only?: 'html' | 'text' | 'both';
  readonly look?: HtmlLook;
  readonly links?: TextLinks;
  /** Parts written by hand, instead of blocks. */
  readonly html?: (sheet: Sheet) => string;
  readonly text?: (sheet: Sheet) => string;
  readonly recipient?: string;
  readonly headers?: readonly string[];
  readonly mime?: Mime;
}

/** How the mail is wrapped, where it matters. */
export interface Mime {
  /** What the bytes are in. */
  readonly charset?: string;
  /** What the header says they are in, if that is something else; '' where it says nothing. */
  readonly declared?: string;
  /** What a `<meta>` says. */
  readonly meta?: string;
  readonly encoding?: TransferEncoding;
  /** Short lines put soft breaks into codes and URLs. */
  readonly quotedPrintableWidth?: number;
  readonly flowed?: { readonly width: number; readonly delSp: boolean };
  /** The type of the text part, where it is said to be something else. */
  readonly textType?: string;
  /** Begins a new encoded word every so many bytes of the subject, within characters too. */
  readonly subjectBytesPerWord?: number;
  readonly subjectQ?: boolean;
  readonly pictures?: readonly InlinePicture[];
  /** related( alternative( text, html ), pictures ) instead of alternative( text, related( html, pictures ) ). */
  readonly relatedOutside?: boolean;
  /** Further alternatives, after the HTML. */
  readonly alternatives?: readonly Entity[];
  readonly attachments?: readonly Entity[];
  /** No MIME headers at all, as from a shell script. */
  readonly unstructured?: boolean;
  /** Line ends as some programs on Unix hand them over. */
  readonly lineFeeds?: boolean;
}

interface InlinePicture {
  readonly contentId: string;
  readonly type: string;
  readonly base64: string;
}
