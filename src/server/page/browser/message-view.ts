/**
 * One message: what a tester looks for first (codes, the lines for a test), then all there is to see.
 * @module
 */
import type { Image, Link, MessageContent, MessageSummary } from '../../../contract.js';
import { copyButton } from './copy.js';
import { button, type Child, element, outwardLink, subjectLine } from './element.js';
import { pictureAddress } from './pictures.js';
import { Preview, type PreviewLook } from './preview.js';
import { readReceiver } from './receiver.js';
import { type Tab, tabs } from './tabs.js';
import { codesOf, linkCall, linksOf, testLines } from './test-lines.js';
import { count, fullTime, size } from './time.js';

/** Characters of a text, and entries of a list, that are shown; the source has the rest. */
const MAX_TEXT = 500_000;
const MAX_ENTRIES = 500;

export interface MessageActions {
  close(): void;
  download(referenceId: string): void;
}

/** How previews look; chosen once and kept from mail to mail. */
let look: PreviewLook = { width: 'desktop', scheme: 'light' };

/** The part that is known from the list, while the rest is on its way. */
export function messageHead(summary: MessageSummary, actions: MessageActions): HTMLElement {
  const { subject, from, to, receivedAt, size: bytes, referenceId } = summary;
  const { slug, rest } = readReceiver(to);
  const receiver = element('span', { class: 'address' }, element('strong', {}, slug), rest);
  return element(
    'header',
    { class: 'head' },
    element(
      'div',
      { class: 'actions' },
      button('Back', () => actions.close(), { class: 'back' }),
      button('Download source', () => actions.download(referenceId)),
    ),
    element(
      'h2',
      { id: 'subject', tabindex: -1, dir: 'auto', class: subject === '' ? 'faint' : undefined },
      subjectLine(subject),
    ),
    element(
      'dl',
      {},
      ...field(
        'To',
        receiver,
        copyButton(to, 'Copy', { class: 'quiet', 'aria-label': 'Copy the receiver’s address' }),
      ),
      ...field('From', element('span', { class: 'address' }, from || 'nobody')),
      ...field(
        'Received',
        element('time', { datetime: receivedAt }, fullTime(new Date(receivedAt))),
        `, ${size(bytes)}`,
      ),
    ),
  );
}

/** What only the content tells. */
export function messageBody(message: MessageContent): HTMLElement[] {
  const codes = codesOf(message);
  return [
    element('div', { class: 'finds' }, codes.length === 0 ? undefined : codeBox(codes), testBox(message)),
    tabs('Parts of the mail', partsOf(message)),
  ];
}

function codeBox(codes: readonly string[]): HTMLElement {
  return element(
    'section',
    { class: 'codes', 'aria-label': codes.length === 1 ? 'Code' : 'Codes' },
    element('h3', {}, codes.length === 1 ? 'Code' : 'Codes'),
    ...codes.map((code) =>
      copyButton(code, element('span', {}, code), { class: 'code', 'aria-label': `Copy the code ${code}` }),
    ),
  );
}

function testBox(message: MessageContent): HTMLElement {
  const lines = testLines(message);
  return element(
    'section',
    { class: 'use', 'aria-label': 'Use in a test' },
    element('h3', {}, 'Use in a test'),
    copyButton(lines, 'Copy', { class: 'quiet', 'aria-label': 'Copy the lines for a test' }),
    element(
      'pre',
      { tabindex: 0, 'aria-label': 'Lines for a test', role: 'group' },
      element('code', {}, lines),
    ),
  );
}

function partsOf(message: MessageContent): Tab[] {
  const { html, text, headers } = message;
  const links = linksOf(message);
  const images = [...html.images, ...text.images];
  const parts: Tab[] = [];
  if (html.body.trim() !== '')
    parts.push({ name: 'Preview', build: () => previewPanel(html.body, html.images) });
  if (text.body.trim() !== '') parts.push({ name: 'Text', build: () => textPanel(text.body, text.links) });
  if (parts.length === 0) {
    parts.push({
      name: 'Text',
      build: () => element('p', { class: 'faint' }, 'This mail has neither HTML nor text.'),
    });
  }
  if (links.length > 0) parts.push({ name: 'Links', count: links.length, build: () => linksPanel(links) });
  if (images.length > 0)
    parts.push({ name: 'Pictures', count: images.length, build: () => picturesPanel(images) });
  parts.push({ name: 'Headers', count: headers.length, build: () => headersPanel(headers) });
  return parts;
}

function previewPanel(html: string, images: readonly Image[]): HTMLElement {
  const preview = new Preview(html, images, look);
  const choose = (chosen: Partial<PreviewLook>) => {
    look = { ...look, ...chosen };
    preview.look = look;
  };
  return element(
    'div',
    {},
    element(
      'div',
      { class: 'looks' },
      choice('Width', ['desktop', 'phone'], look.width, (width) => choose({ width })),
      choice('Colours', ['light', 'dark'], look.scheme, (scheme) => choose({ scheme })),
    ),
    preview.element,
  );
}

/** Two buttons, one of them pressed. */
function choice<T extends string>(
  name: string,
  values: readonly T[],
  chosen: T,
  onChoose: (value: T) => void,
): HTMLElement {
  const buttons = values.map((value) =>
    button(
      value.charAt(0).toUpperCase() + value.slice(1),
      () => {
        for (const [at, other] of buttons.entries()) other.ariaPressed = String(values[at] === value);
        onChoose(value);
      },
      { 'aria-pressed': String(value === chosen) },
    ),
  );
  return element('div', { class: 'choice', role: 'group', 'aria-label': name }, ...buttons);
}

function textPanel(body: string, links: readonly Link[]): HTMLElement {
  const shown = element('pre', { class: 'body', dir: 'auto' });
  let rest = body.slice(0, MAX_TEXT).trimEnd();
  for (const link of links) {
    const at = rest.indexOf(link.text);
    if (at === -1 || link.text === '') continue;
    shown.append(rest.slice(0, at), outwardLink(link.href, link.text));
    rest = rest.slice(at + link.text.length);
  }
  shown.append(rest);
  if (body.length > MAX_TEXT) shown.append('\n\n', element('em', {}, 'The rest is in the source.'));
  return shown;
}

function linksPanel(links: readonly Link[]): HTMLElement {
  return listOf(links, (link) => {
    const call = linkCall(link, links);
    const text = link.text.trim() || 'No text';
    return [
      text === link.href ? undefined : element('span', { class: 'what', dir: 'auto' }, text),
      element('span', { class: 'address' }, outwardLink(link.href, link.href)),
      element(
        'span',
        { class: 'actions' },
        copyButton(link.href, 'Copy address', {
          class: 'quiet',
          'aria-label': `Copy the address of ${text}`,
        }),
        call === undefined
          ? undefined
          : copyButton(call, element('code', {}, call), { class: 'quiet', 'aria-label': `Copy ${call}` }),
      ),
    ];
  });
}

function picturesPanel(images: readonly Image[]): HTMLElement {
  return listOf(images, (image) => [
    image.base64 === '' ? undefined : element('img', { src: pictureAddress(image), alt: image.alt }),
    element(
      'span',
      { class: image.alt === '' ? 'what faint' : 'what', dir: 'auto' },
      image.alt || 'No alternative text',
    ),
    element(
      'span',
      { class: 'address' },
      /^data:/i.test(image.url) ? 'in the HTML itself (data:)' : image.url,
    ),
    image.base64 === '' ? element('span', { class: 'faint' }, 'Elsewhere, so it is not loaded') : undefined,
  ]);
}

function headersPanel(headers: MessageContent['headers']): HTMLElement {
  const shown = headers
    .slice(0, MAX_ENTRIES)
    .flatMap(({ originalKey, value }) => field(originalKey, element('span', { dir: 'auto' }, value)));
  return element('dl', { class: 'fields' }, ...shown);
}

function listOf<T>(all: readonly T[], draw: (one: T) => readonly Child[]): HTMLElement {
  const list = element('ul', {}, ...all.slice(0, MAX_ENTRIES).map((one) => element('li', {}, ...draw(one))));
  const rest = all.length - MAX_ENTRIES;
  if (rest > 0) list.append(element('li', {}, `and ${count(rest, 'other')}`));
  return list;
}

function field(name: string, ...value: readonly Child[]): [HTMLElement, HTMLElement] {
  return [element('dt', {}, name), element('dd', {}, ...value)];
}
