/**
 * What went wrong with the database, and whether it passes.
 * @module
 */

/** No connection came about, so nothing was asked for: nobody listens, or too many are connected. */
export function isUnreached(error: unknown): boolean {
  return UNREACHED.test(codeOf(error));
}

/** 57P03: it starts, stops or recovers; 53300: too many connections. */
const UNREACHED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT|CONNECT_TIMEOUT|57P03|53300)$/;

/** Nobody even refused: no such host, or a connection of the driver's that never comes about again. */
export function isSilent(error: unknown): boolean {
  return codeOf(error) === 'CONNECT_TIMEOUT';
}

/** The connection ended while an answer was due. */
export function isCutOff(error: unknown): boolean {
  return CUT_OFF.test(codeOf(error));
}

/** 57P01 and 57P02: somebody ended it; class 08: connections. */
const CUT_OFF = /^(?:CONNECTION_(?:CLOSED|ENDED|DESTROYED)|ECONNRESET|EPIPE|ETIMEDOUT|57P0[12]|08\w{3})$/;

/** Two statements stood in each other's way, and this one gave in: it may work the next time. */
export function isCrossed(error: unknown): boolean {
  return /^(?:40001|40P01)$/.test(codeOf(error));
}

/** No partition for a row: its day has not been made. */
export function isMissingDay(error: unknown): boolean {
  return codeOf(error) === '23514';
}

/** The database gave up on the statement after its time. */
export function isTooSlow(error: unknown): boolean {
  return codeOf(error) === '57014';
}

const OVERDUE = 'OVERDUE';

export function overdue(milliseconds: number): Error {
  return Object.assign(new Error(`no answer within ${milliseconds} ms`), { code: OVERDUE });
}

/** Nothing came back, neither an answer nor the end of the connection. */
export function isOverdue(error: unknown): boolean {
  return codeOf(error) === OVERDUE;
}

/** Codes of PostgreSQL, of its driver and of Node. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
