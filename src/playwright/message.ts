/**
 * A received message, as a test holds it.
 * @module
 */
import { type Page, type Route, test } from '@playwright/test';
import type { MessageContent, MessagePart } from '../client/message.js';
import { checkNames, show } from '../client/options.js';
import type { Header, Link } from '../contract.js';
import { type CallSite, callSite, pointTo } from './call-site.js';
import { type CodeOptions, pickCode } from './code.js';
import { documentPolicy, toDocument } from './document.js';
import { type LinkOptions, pickLink } from './link.js';

/** Where opened messages seem to live: a name that no resolver knows (RFC 6761, section 6.4). */
const MESSAGE_BASE_URL = 'http://inbox.invalid/messages/';

/**
 * How a message is shown.
 *
 * @example
 * ```ts
 * await message.open(page, { remoteContent: true });
 * ```
 */
export interface OpenOptions {
  /**
   * Whether pictures, styles and fonts are loaded from where the mail says. The sender's server learns of it.
   * @default false
   */
  readonly remoteContent?: boolean | undefined;
}

/**
 * A received message. Read-only.
 *
 * @example
 * ```ts
 * const message = await inbox.waitForMessage({ subject: 'Confirm your e-mail' });
 * await page.getByLabel('Code').fill(message.code());
 * ```
 */
export class Message implements MessageContent {
  /** The service's name for the message. */
  readonly referenceId: string;
  /** The sender, as the service prints it: our own server the bare address. */
  readonly from: string;
  /** The receiver, as the service prints it; others may print display names and several addresses. */
  readonly to: string;
  /** Decoded; '' where the mail has none. */
  readonly subject: string;
  /** Bytes of the message's source. */
  readonly size: number;
  /** When the service received it, by the service's clock. */
  readonly receivedAt: Date;
  /** In the mail's order, repeated fields included. */
  readonly headers: readonly Header[];
  /** The HTML part: `body`, `codes`, `links`, `images`; empty where the mail has none. */
  readonly html: MessagePart;
  /** The plain text part: the same. */
  readonly text: MessagePart;

  /** @internal */
  constructor(content: MessageContent) {
    this.referenceId = content.referenceId;
    this.from = content.from;
    this.to = content.to;
    this.subject = content.subject;
    this.size = content.size;
    this.receivedAt = content.receivedAt;
    this.headers = content.headers;
    this.html = content.html;
    this.text = content.text;
  }

  /** The codes of both parts without repeats, the most likely first. */
  get codes(): readonly string[] {
    return [...new Set([...this.html.codes, ...this.text.codes])];
  }

  /** The links of both parts without repeats: a link of the text part counts where the HTML part has not got it. */
  get links(): readonly Link[] {
    const seen = new Set(this.html.links.map((link) => link.href));
    const all = [...this.html.links, ...this.text.links.filter((link) => !seen.has(link.href))];
    return [...new Map(all.map((link) => [JSON.stringify([link.href, link.text]), link])).values()];
  }

  /**
   * The value of the first header field of that name, whatever its case; undefined where there is none.
   *
   * @example
   * ```ts
   * expect(message.header('reply-to')).toBe('support@acme.test');
   * ```
   */
  header(name: string): string | undefined {
    const key = name.toLowerCase();
    return this.headers.find((header) => header.key.toLowerCase() === key)?.value;
  }

  /**
   * The one code in the message.
   *
   * @example
   * ```ts
   * await page.getByLabel('Code').fill(message.code());
   * const backup = message.code({ near: 'backup code' });
   * ```
   * @param options What the code looks like, or what stands near it; without them, any code.
   * @throws Error where no code fits, or more than one: a strict mode violation that lists them. TypeError where an
   * option is wrong.
   */
  code(options: CodeOptions = {}): string {
    const site = callSite();
    try {
      return pickCode(this, this.codes, options);
    } catch (error) {
      throw pointTo(site, error);
    }
  }

  /**
   * The address of the one link that fits.
   *
   * @param wanted The link's text (contained without case, or a pattern), or text and address.
   * @example
   * ```ts
   * await page.goto(message.link('Confirm your e-mail'));
   * await page.goto(message.link({ href: /\/magic-link\// }));
   * ```
   * @throws Error where no link fits, or links to several places do: a strict mode violation that lists them.
   */
  link(wanted: string | RegExp | LinkOptions): string {
    const site = callSite();
    try {
      return pickLink(this.links, wanted);
    } catch (error) {
      throw pointTo(site, error);
    }
  }

  /**
   * Shows the mail in the page, so that locators, aria snapshots and screenshots work on it. No script runs,
   * nothing is loaded from elsewhere, pictures that came with the mail are shown, and links lead to the app
   * with the page's cookies.
   *
   * @example
   * ```ts
   * await message.open(page);
   * await page.getByRole('link', { name: 'Reset password' }).click();
   * ```
   * @param options.remoteContent Loads pictures, styles and fonts from elsewhere too; false by default.
   * @throws TypeError where an option is wrong; Error where the page is closed.
   */
  async open(page: Page, options: OpenOptions = {}): Promise<void> {
    const site = callSite();
    const remoteContent = readOptions(options, site);
    const url = `${MESSAGE_BASE_URL}${encodeURIComponent(this.referenceId)}`;
    const show = async () => {
      // Opened again, a mail is shown as it was asked for last.
      await page.unroute(url);
      await page.route(url, (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          headers: {
            'content-security-policy': documentPolicy({ remoteContent }),
            'referrer-policy': 'no-referrer',
          },
          body: toDocument(this),
        }),
      );
      if (remoteContent) await page.route('**/*', async (route) => fetchFor(url, route));
      await page.goto(url);
    };
    try {
      await test.step(
        `Open message ${JSON.stringify(this.subject)}`,
        show,
        site.location && { location: site.location },
      );
    } catch (error) {
      throw pointTo(site, error);
    }
  }
}

function readOptions(options: OpenOptions, site: CallSite): boolean {
  try {
    checkNames('message.open', options, ['remoteContent'], '{ remoteContent: true }');
    const { remoteContent = false } = options;
    if (typeof remoteContent === 'boolean') return remoteContent;
    throw new TypeError(`message.open: remoteContent: expected true or false, got ${show(remoteContent)}`);
  } catch (error) {
    throw pointTo(site, error);
  }
}

/**
 * Browsers keep pages without a real address from loading anything of this machine, and there the app under test is:
 * so what a message asks for is fetched by the runner.
 */
async function fetchFor(messageURL: string, route: Route): Promise<void> {
  const request = route.request();
  if (request.isNavigationRequest() || request.frame().url() !== messageURL) return route.fallback();
  try {
    await route.fulfill({ response: await route.fetch() });
  } catch {
    await route.abort();
  }
}
