/**
 * Figures and how they are printed, each with the aim that it is measured against.
 */

export async function time<T>(run: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  const start = performance.now();
  const result = await run();
  return { result, milliseconds: performance.now() - start };
}

export function report(what: string, figure: number, unit: string, relation: '<=' | '>=', aim: number): void {
  const holds = relation === '<=' ? figure <= aim : figure >= aim;
  const aimed = `${relation} ${aim}${unit === 'x' ? '' : ` ${unit}`}`;
  console.log(
    `${holds ? '✔' : '✘'} ${what.padEnd(52)} ${`${round(figure)} ${unit}`.padStart(12)}   aim ${aimed}`,
  );
}

export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

export function round(figure: number): string {
  return figure.toPrecision(3).includes('e') ? String(Math.round(figure)) : figure.toPrecision(3);
}
