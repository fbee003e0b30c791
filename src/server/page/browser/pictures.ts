/**
 * Pictures that came with a mail.
 * @module
 */
import type { Image } from '../../../contract.js';

/** The picture's bytes as an address. A browser tells all types by their bytes but the one that is text. */
export function pictureAddress({ base64 }: Image): string {
  const type = base64.startsWith('PHN2Zy') || base64.startsWith('PD94bWwg') ? 'image/svg+xml' : 'image/png';
  return `data:${type};base64,${base64}`;
}
