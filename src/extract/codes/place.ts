/**
 * A candidate where it stands, and what was seen there.
 * @module
 */
import type { Row } from '../view/row.js';
import type { Candidate } from './candidates.js';
import type { Talk } from './phrases.js';

export interface Place {
  readonly candidate: Candidate;
  readonly row: Row;
  readonly at: number;
  readonly rows: readonly Row[];
  readonly talkAt: (row: number) => Talk;
  /** The row with everything covered up that cannot be a code. */
  readonly covered: string;
  readonly isAlone: boolean;
}

/** A signal that was seen, and what it was worth. */
export interface Reason {
  readonly signal: string;
  readonly points: number;
}
