/**
 * The page: joins what the server says, what the address bar says and what is shown.
 * @module
 */
import { announce } from './copy.js';
import { button, byId, element, subjectLine } from './element.js';
import { ListView } from './list-view.js';
import { Mailbox } from './mailbox.js';
import { type MessageActions, messageBody, messageHead } from './message-view.js';
import { overview } from './overview.js';
import { askForKey } from './prompt.js';
import { formatRoute, parseRoute, type Route } from './route.js';
import { matching } from './search.js';
import { MissingError, RefusedError, Service } from './service.js';
import { count } from './time.js';

/** Where the key stays: in this tab, until it is closed. */
const KEY_ITEM = 'inbox-key';

/** Arrivals are told to screen readers together, in milliseconds: a burst is one sentence. */
const ANNOUNCE_AFTER = 1_500;

/** Narrower than this, list and message take turns; page.css says the same. */
const sideBySide = matchMedia('(min-width: 52rem)');

const page = byId('mailbox', HTMLElement);
const panel = byId('message', HTMLElement);
const searchField = byId('search', HTMLInputElement);
const smtpURL = metaContent('inbox-smtp') ?? '';

const list = new ListView(byId('list', HTMLElement), {
  // With the message beside the list, moving through the list is reading; alone, it would hide the list.
  moved: (messageId) => sideBySide.matches && go({ ...route, messageId }, 'replace'),
  chosen: (messageId) => {
    go({ ...route, messageId }, route.messageId === undefined ? 'push' : 'replace');
    document.getElementById('subject')?.focus();
  },
  wanted: (rows) => mailbox?.want(rows),
});

let route: Route = parseRoute(location.hash);
let service: Service;
let mailbox: Mailbox | undefined;
/** Ends what the open message still waits for. */
let opening = new AbortController();
/** What the message side shows: a message's id, or 'mail' or 'nothing' to choose from. */
let shown: string | undefined;

/** Opens the mail with this key; asks for one where there is none. */
function start(key: string | undefined): void {
  mailbox?.close();
  if (key === undefined) return prompt('');
  service = new Service(key);
  byId('prompt', HTMLElement).hidden = true;
  page.hidden = false;
  setConnection('Connecting…');
  mailbox = new Mailbox(service, {
    changed: (arrived) => {
      redrawSoon();
      if (arrived > 0) announceArrivals(arrived);
    },
    connected: () => setConnection('Live'),
    lost: () => setConnection('Offline'),
    refused: () => refuse(key),
  });
  shown = undefined;
  apply();
}

function refuse(key: string): void {
  sessionStorage.removeItem(KEY_ITEM);
  mailbox?.close();
  // A key that the page itself brought along was no one's mistake.
  prompt(key === metaContent('inbox-key') ? '' : 'This key does not open the mail here.');
}

function prompt(problem: string): void {
  page.hidden = true;
  // What was shown, or was about to be, is no longer anybody's to see.
  opening.abort();
  document.title = 'Inbox';
  panel.replaceChildren();
  list.show([]);
  askForKey(problem, (key) => {
    sessionStorage.setItem(KEY_ITEM, key);
    start(key);
  });
}

function go(to: Route, how: 'push' | 'replace'): void {
  const hash = formatRoute(to);
  if (how === 'push') history.pushState(null, '', hash);
  else history.replaceState(null, '', hash);
  apply();
}

/** Shows what the address bar says. */
function apply(): void {
  route = parseRoute(location.hash);
  if (searchField.value.trim() !== route.search.trim()) searchField.value = route.search;
  page.dataset['view'] = route.messageId === undefined ? 'list' : 'message';
  redraw();
  list.activate(route.messageId);
}

let isRedrawing = false;

/** Pages of older mail come in quick succession: one drawing for all that come within a frame. */
function redrawSoon(): void {
  if (isRedrawing) return;
  isRedrawing = true;
  requestAnimationFrame(() => {
    isRedrawing = false;
    redraw();
  });
}

function redraw(): void {
  if (!mailbox) return;
  const { messages, isKnown, isComplete, total } = mailbox;
  const found = matching(messages, route.search);
  const isSearch = route.search.trim() !== '';
  if (isSearch) mailbox.want(Number.POSITIVE_INFINITY);
  list.show(found);

  const noMatch = byId('no-match', HTMLElement);
  noMatch.hidden = !(isSearch && isKnown && isComplete && found.length === 0);
  noMatch.textContent = `Nothing matches “${route.search.trim()}” in receiver, sender or subject.`;
  const all = isComplete ? count(total, 'message') : `about ${count(total, 'message')}`;
  const searched = isComplete ? '' : `, ${count(messages.length, 'message')} searched so far`;
  byId('count', HTMLElement).textContent = isSearch
    ? `${found.length.toLocaleString('en')} of ${all}${searched}`
    : all;
  page.classList.toggle('empty', isKnown && total === 0);
  showMessage(messages.length > 0);
}

/** Draws the message side anew only where another message, or none, is to be shown. */
function showMessage(hasMail: boolean): void {
  const { messageId } = route;
  const wanted = messageId === undefined ? (hasMail ? 'mail' : 'nothing') : `message ${messageId}`;
  if (wanted === shown || (messageId === undefined && !mailbox?.isKnown)) return;
  shown = wanted;
  opening.abort();
  opening = new AbortController();
  document.title = 'Inbox';
  if (messageId === undefined) panel.replaceChildren(overview(smtpURL, hasMail));
  else void open(messageId, opening.signal);
}

const actions: MessageActions = {
  close: () => close(),
  download: (referenceId) => void download(referenceId),
};

async function open(messageId: string, signal: AbortSignal): Promise<void> {
  const summary = mailbox?.messages.find(({ referenceId }) => referenceId === messageId);
  panel.scrollTop = 0;
  panel.replaceChildren(...(summary ? [messageHead(summary, actions)] : []));
  panel.ariaBusy = 'true';
  try {
    const message = await service.read(messageId, signal);
    if (signal.aborted) return;
    document.title = `${subjectLine(message.subject)} – Inbox`;
    // A head that stands already stays where it is: taken out and put back, it would lose the focus.
    if (!summary) panel.replaceChildren(messageHead(message, actions));
    panel.append(...messageBody(message));
  } catch (error) {
    // Whoever follows the list is refused as well, and asks for a key.
    if (signal.aborted || error instanceof RefusedError) return;
    panel.replaceChildren(problem(error));
    // The next sign of life from the server is a reason to try again.
    if (!(error instanceof MissingError)) shown = undefined;
  } finally {
    if (!signal.aborted) panel.ariaBusy = 'false';
  }
}

function problem(error: unknown): HTMLElement {
  const isMissing = error instanceof MissingError;
  return element(
    'section',
    { class: 'overview', role: 'alert' },
    element('p', {}, button('Back', close, { class: 'back' })),
    element('h2', {}, isMissing ? 'This message is not here' : 'This message cannot be shown now'),
    element(
      'p',
      {},
      isMissing
        ? 'The server has started anew, the message had to make room for newer ones, or it is not for this key.'
        : 'It is tried again as soon as the server answers.',
    ),
  );
}

async function download(referenceId: string): Promise<void> {
  try {
    const blob = await service.source(referenceId, opening.signal);
    const href = URL.createObjectURL(blob);
    // The name is ours: nothing that a mail says names a file.
    element('a', { href, download: 'message.eml' }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  } catch (error) {
    announce(error instanceof Error ? error.message : String(error));
  }
}

function close(): void {
  const { messageId } = route;
  go({ ...route, messageId: undefined }, 'push');
  list.activate(messageId);
  list.focus();
}

let arrivals = 0;
let announcing: ReturnType<typeof setTimeout> | undefined;

function announceArrivals(arrived: number): void {
  arrivals += arrived;
  announcing ??= setTimeout(() => {
    announce(count(arrivals, 'new message'));
    arrivals = 0;
    announcing = undefined;
  }, ANNOUNCE_AFTER);
}

function setConnection(state: 'Connecting…' | 'Live' | 'Offline'): void {
  const connection = byId('connection', HTMLElement);
  if (connection.textContent === state) return;
  connection.textContent = state;
  connection.dataset['state'] = state;
  byId('lost', HTMLElement).textContent =
    state === 'Offline' ? 'The server does not answer. Trying again…' : '';
  if (state === 'Live' && shown === undefined) redrawSoon();
}

searchField.addEventListener('input', () => {
  go({ ...route, search: searchField.value }, 'replace');
  list.scrollToTop();
});

searchField.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' || event.key === 'ArrowDown') {
    event.preventDefault();
    list.focus();
    if (event.key === 'ArrowDown' || route.messageId === undefined)
      list.press(new KeyboardEvent('keydown', { key: 'Home' }));
  }
  if (event.key === 'Escape') {
    // One step back each time: first the search, then the field.
    event.stopPropagation();
    event.preventDefault();
    if (route.search === '') list.focus();
    go({ ...route, search: '' }, 'replace');
  }
});

document.addEventListener('keydown', (event) => {
  if (page.hidden || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const isTyping = event.target instanceof HTMLInputElement;
  if (event.key === '/' && !isTyping) {
    event.preventDefault();
    searchField.focus();
    searchField.select();
  } else if (event.key === 'Escape' && route.messageId !== undefined) {
    close();
  } else if (event.target === document.body && list.press(event)) {
    list.focus();
  }
});

window.addEventListener('popstate', apply);

// What the page brings along is right for its server; what the tab keeps may be another server's of yesterday.
start(metaContent('inbox-key') ?? sessionStorage.getItem(KEY_ITEM) ?? undefined);

function metaContent(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
