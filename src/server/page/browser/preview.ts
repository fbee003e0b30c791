/**
 * A mail as its reader would see it, where it can do no harm.
 *
 * The frame shows `/preview`, a document of ours with a policy of its own and, inside, a sandboxed frame without
 * origin and without scripts. The mail goes into that one, and inherits the policy: it loads nothing that it did
 * not bring along. Taking out what would load, run or leave is for show and for the third time; see also routes.ts.
 * @module
 */
import type { Image } from '../../../contract.js';
import { element } from './element.js';
import { pictureAddress } from './pictures.js';

/** What has no business in a preview. Links of the head may ask for a connection, which no policy is there to forbid. */
const UNWANTED = 'script, link, meta[http-equiv], base[target], iframe, frame, object, embed';

/** The same policy once more, as the mail's own: it holds wherever the document ends up. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

type Width = 'desktop' | 'phone';
type Scheme = 'light' | 'dark';

export interface PreviewLook {
  readonly width: Width;
  readonly scheme: Scheme;
}

export class Preview {
  readonly element = element('div', { class: 'preview' });
  readonly #frame = element('iframe', { src: 'preview', title: 'Preview of the mail' });
  #look: PreviewLook;

  constructor(html: string, images: readonly Image[], look: PreviewLook) {
    this.#look = look;
    this.#frame.addEventListener('load', () => {
      const shell = this.#frame.contentDocument;
      const inner = shell?.querySelector('iframe');
      // Parsed over there, where no script runs and inline styles are allowed; here, no text may become markup.
      if (shell?.defaultView && inner)
        inner.srcdoc = toDocument(new shell.defaultView.DOMParser(), html, images);
      this.#apply();
    });
    this.element.append(this.#frame);
    this.#apply();
  }

  set look(look: PreviewLook) {
    this.#look = look;
    this.#apply();
  }

  #apply(): void {
    const { width, scheme } = this.#look;
    this.element.dataset['width'] = width;
    this.element.dataset['scheme'] = scheme;
    // What the mail takes for the reader's preference is the scheme of the frame around it.
    const inner = this.#frame.contentDocument?.querySelector('iframe');
    if (inner) inner.style.colorScheme = scheme;
  }
}

function toDocument(parser: DOMParser, html: string, images: readonly Image[]): string {
  const mail = parser.parseFromString(html, 'text/html');
  for (const unwanted of mail.querySelectorAll(UNWANTED)) unwanted.remove();
  for (const link of mail.querySelectorAll('a, area')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  showPictures(mail, images);
  const policy = mail.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = POLICY;
  mail.head.prepend(policy);
  return `<!doctype html>${mail.documentElement.outerHTML}`;
}

/** `cid:` names a part of the mail; the page was given its bytes. */
function showPictures(mail: Document, images: readonly Image[]): void {
  const addresses = new Map(
    images
      .filter(({ url, base64 }) => base64 !== '' && /^cid:/i.test(url))
      .map((image) => [image.url, pictureAddress(image)]),
  );
  if (addresses.size === 0) return;
  for (const name of ['src', 'background', 'href', 'xlink:href']) {
    for (const shown of mail.querySelectorAll(`[${CSS.escape(name)}^="cid:" i]:not(a)`)) {
      const address = addresses.get(shown.getAttribute(name)?.trim() ?? '');
      if (address !== undefined) shown.setAttribute(name, address);
    }
  }
}
