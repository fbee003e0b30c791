/**
 * Why no answer came, in one line that says what to do about it.
 * @module
 */
import { Failure } from './finding.js';

/** Certificates that Node does not accept. */
const UNTRUSTED = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

const UNREACHABLE = new Set([
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** What `fetch` rejected with, for a request to this base URL. */
export function networkFailure(error: unknown, baseURL: string): Failure {
  return new Failure('reachable', explain(rootCause(error), new URL(baseURL)));
}

function explain({ name, code, message }: Cause, { host, hostname, protocol }: URL): string {
  if (code === 'ECONNREFUSED') {
    return `nobody listens at ${host} (${code}): is the server started? npx playwright-inbox serve`;
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `the name ${hostname} is not known (DNS: ${code}): check --url or INBOX_URL`;
  }
  if (UNREACHABLE.has(code)) return `${host} cannot be reached (${code}): check network, proxy and VPN`;
  if (UNTRUSTED.has(code)) {
    return `the TLS certificate of ${host} is not trusted (${code}): name its CA in NODE_EXTRA_CA_CERTS=file.pem`;
  }
  if (code === 'CERT_HAS_EXPIRED') return `the TLS certificate of ${host} has expired (${code})`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `the TLS certificate of ${host} is for another name (${code}): check --url or INBOX_URL`;
  }
  if (protocol === 'https:' && /^(?:ERR_SSL_|ERR_TLS_|EPROTO)/.test(code)) {
    return `TLS with ${host} failed (${code}): does it speak plain http://?`;
  }
  if (code.startsWith('HPE_') || name === 'HTTPParserError') {
    return `${host} does not speak HTTP (${code || name}): is that the SMTP port, or does it want https://?`;
  }
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET' || code === 'EPIPE') {
    const advice = protocol === 'http:' ? ': does it want https://?' : '';
    return `${host} cut the connection (${code})${advice}`;
  }
  return `no answer from ${host}: ${[message, code].filter(Boolean).join(', ') || 'network error'}`;
}

interface Cause {
  readonly name: string;
  /** Node's, like ECONNREFUSED; '' where there is none. */
  readonly code: string;
  readonly message: string;
}

/** Node wraps what went wrong, and where a name has several addresses it reports one error for each. */
function rootCause(error: unknown): Cause {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  if (!(first instanceof Error)) return { name: '', code: '', message: String(first) };
  // Node 24 leaves the parser's code undefined.
  const code = 'code' in first && typeof first.code === 'string' ? first.code : '';
  return { name: first.name, code, message: first.message };
}
