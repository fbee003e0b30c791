/**
 * Keeps other people's web pages out. A page that rebinds its name to this machine comes with a foreign `Host`,
 * one that simply sends requests here comes with a foreign `Origin`; both are refused on every route.
 * @module
 */

/** Names under which only this machine can be meant. */
const LOOPBACK = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export function isLoopback(host: string): boolean {
  return host === '::1' || LOOPBACK.test(host.toLowerCase());
}

/**
 * Why a request is refused, or undefined. A server that listens on loopback answers to loopback names only; one
 * that listens elsewhere can be reached under names it does not know, and relies on its keys.
 */
export function refusal(listensOn: string, headers: Headers): string | undefined {
  const host = headers.get('host') ?? '';
  if (isLoopback(listensOn) && !isLoopback(withoutPort(host))) {
    return `Host ${JSON.stringify(host)} is not this server; it listens on ${listensOn} only.`;
  }
  const origin = headers.get('origin');
  if (origin !== null && origin !== `http://${host}` && origin !== `https://${host}`) {
    return `Requests from the origin ${JSON.stringify(origin)} are refused.`;
  }
  return undefined;
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '');
}
