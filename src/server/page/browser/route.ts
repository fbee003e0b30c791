/**
 * What the address bar says. All of it stands behind the `#`, so that it never reaches a server and the page
 * works below any path.
 * @module
 */
export interface Route {
  /** The message that is open. */
  readonly messageId: string | undefined;
  readonly search: string;
}

/** `#/messages/ID?search=TEXT`; anything else is the list. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const id = /^\/messages\/([^/]+)$/.exec(path)?.[1];
  return {
    messageId: id === undefined ? undefined : decode(id),
    search: new URLSearchParams(query).get('search') ?? '',
  };
}

export function formatRoute({ messageId, search }: Route): string {
  const path = messageId === undefined ? '' : `messages/${encodeURIComponent(messageId)}`;
  const query = search === '' ? '' : `?${new URLSearchParams({ search }).toString()}`;
  return `#/${path}${query}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
