/** What a message says, known from how it was made. `truth.json` is a list of these. */
export interface MessageTruth {
  readonly name: string;
  /** BCP 47. */
  readonly language: string;
  /** Not to be looked at while weights are tuned. */
  readonly heldOut: boolean;
  readonly subject: string;
  readonly html: PartTruth;
  readonly text: PartTruth;
}

export interface PartTruth {
  /** Best first; empty where the part has none. */
  readonly codes: readonly string[];
  /** Codes that may follow the others or be missing: revoked ones. */
  readonly mayAlso: readonly string[];
  readonly links: readonly Link[];
  readonly images: readonly Image[];
}

export interface Link {
  readonly href: string;
  readonly text: string;
}

export interface Image {
  readonly alt: string;
  readonly url: string;
  readonly base64: string;
}

/** Records what is put into a part while it is put there. */
export class Sheet implements PartTruth {
  readonly codes: string[] = [];
  readonly mayAlso: string[] = [];
  readonly links: Link[] = [];
  readonly images: Image[] = [];

  /** Returns the code as shown. */
  code(value: string, shown = value): string {
    if (!this.codes.includes(value)) this.codes.push(value);
    return shown;
  }

  revoked(value: string): string {
    if (!this.mayAlso.includes(value)) this.mayAlso.push(value);
    return value;
  }

  /** A URL that stands in the text as it is. */
  url(href: string): string {
    this.links.push({ href, text: href });
    return href;
  }

  /** A link whose markup is written by hand. Returns its text. */
  seen(href: string, text: string): string {
    this.links.push({ href, text });
    return text;
  }

  /** An anchor. `inner` is its HTML where that is more than the text a person sees. */
  anchor(href: string, text: string, inner = escapeHtml(text), attributes = ''): string {
    this.links.push({ href, text });
    return `<a href="${escapeHtml(href)}"${attributes && ` ${attributes}`}>${inner}</a>`;
  }

  /** An `<img>`; `base64` for the pictures that come with the mail. */
  image(url: string, alt: string, base64 = '', attributes = ''): string {
    this.images.push({ alt, url, base64 });
    return `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}"${attributes && ` ${attributes}`}>`;
  }
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
