/**
 * What the doctor says about one point of a service.
 * @module
 */
export interface Finding {
  readonly point: Point;
  /** `unknown`: what could be read did not tell. */
  readonly state: 'fine' | 'failed' | 'unknown';
  /** One line. */
  readonly text: string;
  /** The same for programs. */
  readonly data?: Readonly<Record<string, string | number | boolean>>;
}

export type Point =
  | 'reachable'
  | 'path'
  | 'key'
  | 'contract'
  | 'clock'
  | 'order'
  | 'pages'
  | 'to'
  | 'from'
  | 'subject'
  | 'receivedAfter'
  | 'push'
  | 'latency'
  | 'domain';

/** Ends the examination: with this the rest cannot be told. */
export class Failure extends Error {
  override readonly name = 'Failure';

  constructor(
    readonly point: Point,
    message: string,
  ) {
    super(message);
  }
}

export function fine(point: Point, text: string, data?: Finding['data']): Finding {
  return { point, state: 'fine', text, ...(data && { data }) };
}

export function unknown(point: Point, text: string, data?: Finding['data']): Finding {
  return { point, state: 'unknown', text, ...(data && { data }) };
}
