/**
 * A receiver's address, as a tester reads it: which test, then what makes it unlike any other.
 * @module
 */
export interface Receiver {
  /** The title of the test, as the address spells it; '' where the address is no test's. */
  readonly slug: string;
  /** What follows. */
  readonly rest: string;
}

/** What the `inbox` fixture ends its addresses with, before the @: ten of the 32 characters that look like no other. */
const RANDOM_PART = /-[2-9a-km-np-z]{10}(?=@)/;

/** `signs-up-with-a-code-x4k2m9p7qa@inbox.test` is `signs-up-with-a-code` and the rest. */
export function readReceiver(address: string): Receiver {
  const at = RANDOM_PART.exec(address)?.index ?? 0;
  return { slug: address.slice(0, at), rest: address.slice(at) };
}
