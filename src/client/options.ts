/**
 * What callers pass as options, checked before it is used: a name that means nothing is a mistake, and silence about
 * it would be a wrong answer.
 * @module
 */

/** Throws a TypeError where the options are no object, or where one of them is none of `names`. */
export function checkNames(what: string, options: unknown, names: readonly string[], example: string): void {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError(`${what}: expected an object like ${example}, got ${show(options)}`);
  }
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const those = `${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}`;
    throw new TypeError(`${what}: unknown option "${unknown}"; there ${those}`);
  }
}

/** A value in an error's text. */
export function show(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
