/**
 * The name that was probably meant.
 * @module
 */

/** The nearest of the known names; undefined where none is near. */
export function nearest(given: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((name) => ({ name, distance: name.startsWith(given) ? 0 : distance(given, name) }))
    .toSorted((one, other) => one.distance - other.distance);
  const best = ranked[0];
  // A third of the letters may be wrong; more, and it is another word.
  return best && given.length > 1 && best.distance <= Math.max(1, given.length / 3) ? best.name : undefined;
}

/** Letters to add, drop, change or swap with their neighbours (optimal string alignment). */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (_unused, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const row = rows[i] ?? [];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(one.length, other.length);
}
