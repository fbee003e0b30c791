/**
 * The list on the left: as many rows as are in view, whatever the number of messages. The list itself has the
 * focus and names the active row, so that no focus is lost with a row that scrolls away.
 * @module
 */
import type { MessageSummary } from '../../../contract.js';
import { element, subjectLine } from './element.js';
import { readReceiver } from './receiver.js';
import { fullTime, shortTime } from './time.js';

/** Height of a row in rem; page.css leaves it to this. */
const ROW_HEIGHT = 4.75;

/** Rows drawn above and below what is in view, so that a quick scroll shows no gap. */
const OVERSCAN = 8;

/** How long a row that has just come stands out, in milliseconds; the animation in page.css takes as long. */
const NEW_FOR = 2_000;

export interface ListEvents {
  /** A row became the active one by the keyboard. */
  moved(referenceId: string): void;
  /** A row was clicked, or Enter pressed on it. */
  chosen(referenceId: string): void;
  /** So many rows may soon be in view. */
  wanted(count: number): void;
}

export class ListView {
  readonly #list: HTMLElement;
  readonly #events: ListEvents;
  readonly #canvas = element('div', { role: 'presentation', class: 'canvas' });
  readonly #rowHeight: number;
  #rows = new Map<string, HTMLElement>();
  #messages: readonly MessageSummary[] = [];
  #indexes = new Map<string, number>();
  #active: string | undefined;
  #isDrawing = false;

  constructor(list: HTMLElement, events: ListEvents) {
    this.#list = list;
    this.#events = events;
    // In rem, so that a reader's larger letters find room; read once, as they are set once.
    this.#rowHeight = ROW_HEIGHT * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    list.style.setProperty('--row-height', `${this.#rowHeight}px`);
    list.append(this.#canvas);
    list.addEventListener('scroll', () => this.#drawSoon(), { passive: true });
    new ResizeObserver(() => this.#drawSoon()).observe(list);
    list.addEventListener('keydown', (event) => this.press(event));
    list.addEventListener('click', ({ target }) => {
      const id = target instanceof Element && target.closest<HTMLElement>('[role=option]')?.dataset['id'];
      if (id) this.#events.chosen(id);
    });
  }

  /** Shows these; what is in view stays in view when others come above it. */
  show(messages: readonly MessageSummary[]): void {
    const top = this.#list.scrollTop;
    const anchor = this.#messages[Math.floor(top / this.#rowHeight)]?.referenceId;
    const before = anchor === undefined ? undefined : this.#indexes.get(anchor);
    this.#messages = messages;
    this.#indexes = new Map(messages.map(({ referenceId }, at) => [referenceId, at]));
    this.#list.hidden = messages.length === 0;
    this.#canvas.style.height = `${messages.length * this.#rowHeight}px`;
    const after = anchor === undefined ? undefined : this.#indexes.get(anchor);
    if (top > 0 && before !== undefined && after !== undefined) {
      this.#list.scrollTop = top + (after - before) * this.#rowHeight;
    }
    this.#draw();
  }

  /** Makes a row the active one, or none. */
  activate(referenceId: string | undefined): void {
    this.#active = referenceId;
    const at = referenceId === undefined ? undefined : this.#indexes.get(referenceId);
    if (at !== undefined) this.#scrollTo(at);
    this.#draw();
  }

  scrollToTop(): void {
    this.#list.scrollTop = 0;
  }

  focus(): void {
    this.#list.focus({ preventScroll: true });
  }

  /** What a key does here; true where it did something. */
  press(event: KeyboardEvent): boolean {
    if (event.altKey || event.ctrlKey || event.metaKey || this.#messages.length === 0) return false;
    const at = this.#active === undefined ? undefined : this.#indexes.get(this.#active);
    const to = this.#target(event.key, at);
    const message =
      to === undefined ? undefined : this.#messages[Math.min(Math.max(to, 0), this.#messages.length - 1)];
    if (message) {
      event.preventDefault();
      this.activate(message.referenceId);
      this.#events.moved(message.referenceId);
      return true;
    }
    if ((event.key === 'Enter' || event.key === ' ') && at !== undefined && this.#active !== undefined) {
      event.preventDefault();
      this.#events.chosen(this.#active);
      return true;
    }
    return false;
  }

  #target(key: string, at: number | undefined): number | undefined {
    const page = Math.max(1, Math.floor(this.#list.clientHeight / this.#rowHeight) - 1);
    switch (key) {
      case 'ArrowDown':
        return at === undefined ? 0 : at + 1;
      case 'ArrowUp':
        return at === undefined ? 0 : at - 1;
      case 'PageDown':
        return (at ?? 0) + page;
      case 'PageUp':
        return (at ?? 0) - page;
      case 'Home':
        return 0;
      case 'End':
        return this.#messages.length - 1;
      default:
        return undefined;
    }
  }

  #scrollTo(at: number): void {
    const top = at * this.#rowHeight;
    const { scrollTop, clientHeight } = this.#list;
    if (top < scrollTop) this.#list.scrollTop = top;
    else if (top + this.#rowHeight > scrollTop + clientHeight) {
      this.#list.scrollTop = top + this.#rowHeight - clientHeight;
    }
  }

  #drawSoon(): void {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    requestAnimationFrame(() => {
      this.#isDrawing = false;
      this.#draw();
    });
  }

  #draw(): void {
    const first = Math.max(0, Math.floor(this.#list.scrollTop / this.#rowHeight) - OVERSCAN);
    const count = Math.ceil(this.#list.clientHeight / this.#rowHeight) + 2 * OVERSCAN;
    const rows = new Map<string, HTMLElement>();
    const active = this.#active === undefined ? undefined : this.#indexes.get(this.#active);
    const isOutside = active !== undefined && (active < first || active >= first + count);
    const indexes = Array.from(
      { length: Math.min(count, this.#messages.length - first) },
      (_, at) => first + at,
    );
    // The active row is always there, for those who hear the list.
    for (const at of isOutside ? [...indexes, active] : indexes) {
      const message = this.#messages[at];
      if (!message) continue;
      const row = this.#rows.get(message.referenceId) ?? drawRow(message);
      row.style.transform = `translateY(${at * this.#rowHeight}px)`;
      row.ariaPosInSet = String(at + 1);
      row.ariaSetSize = String(this.#messages.length);
      row.ariaSelected = String(at === active);
      rows.set(message.referenceId, row);
    }
    const isSame = rows.size === this.#rows.size && [...rows.keys()].every((id) => this.#rows.has(id));
    if (!isSame) this.#canvas.replaceChildren(...rows.values());
    this.#rows = rows;
    if (active === undefined || this.#active === undefined)
      this.#list.removeAttribute('aria-activedescendant');
    else this.#list.setAttribute('aria-activedescendant', optionId(this.#active));
    this.#events.wanted(first + 10 * count);
  }
}

function drawRow({ referenceId, subject, to, from, receivedAt }: MessageSummary): HTMLElement {
  const time = new Date(receivedAt);
  const { slug, rest } = readReceiver(to);
  const isNew = Date.now() - time.getTime() < NEW_FOR;
  const row = element(
    'div',
    { role: 'option', id: optionId(referenceId), class: isNew ? 'row new' : 'row' },
    element(
      'span',
      { class: subject === '' ? 'subject faint' : 'subject', dir: 'auto' },
      subjectLine(subject),
    ),
    element('time', { datetime: receivedAt, title: fullTime(time) }, shortTime(time)),
    element(
      'span',
      { class: 'to', title: to },
      slug,
      element('span', { class: slug === '' ? '' : 'faint' }, rest),
    ),
    element('span', { class: 'from faint' }, `from ${from || 'nobody'}`),
  );
  row.dataset['id'] = referenceId;
  return row;
}

function optionId(referenceId: string): string {
  return `message-${referenceId}`;
}
