/**
 * Codes that a mail declares in a form made for machines: no guess is needed, none is as good.
 * @module
 */
import type { Row } from '../view/row.js';

/** `One-Time-Code: code=123456; origin=example.com`, from the expired draft on origin-bound one-time codes. */
export function declaredInHeader(
  headers: readonly { readonly key: string; readonly value: string }[],
): string[] {
  return headers
    .filter(({ key }) => key === 'one-time-code')
    .flatMap(({ value }) => /(?:^|[;\s])code\s*=\s*"?([A-Za-z0-9-]{3,32})/i.exec(value)?.[1] ?? []);
}

/** `@example.com #123456` as the last line, the form of origin-bound codes in text messages. */
export function declaredInLastRow(rows: readonly Row[]): string[] {
  const last = rows.at(-1)?.text ?? '';
  return /^@[\w.-]{1,253}(?: @[\w.-]{1,253})? #([A-Za-z0-9-]{3,32})(?: |$)/.exec(last)?.slice(1, 2) ?? [];
}
