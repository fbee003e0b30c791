/**
 * What a person finds in a mail: codes to type, links to follow, pictures to see. Pure functions over decoded
 * parts; nothing is matched against raw source and nothing is fetched.
 * @module
 */
import { declaredInHeader, declaredInLastRow } from './codes/declared.js';
import { choose, rank, vouchers } from './codes/rank.js';
import type { Scored } from './codes/score.js';
import { viewHtml } from './view/html.js';
import { type Image, withBytes } from './view/images.js';
import { viewText } from './view/text.js';

/** What a mail offers: its decoded body parts, '' where it has none. */
export interface MailParts {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Keys in lower case. */
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  /** Content ids without angle brackets. */
  readonly inlineImages: readonly { readonly contentId: string; readonly base64: string }[];
}

interface ExtractedPart {
  readonly codes: string[];
  readonly links: { readonly href: string; readonly text: string }[];
  readonly images: Image[];
}

export interface Extracted {
  readonly html: ExtractedPart;
  readonly text: ExtractedPart;
}

export function extract(mail: MailParts): Extracted {
  const views = view(mail);
  const codes = codesOf(views, mail);
  const part = ({ links, pictures }: View, codes: string[]): ExtractedPart => ({
    codes,
    links: [...links],
    images: withBytes(pictures, mail.inlineImages),
  });
  return { html: part(views.html, codes.html), text: part(views.text, codes.text) };
}

/** The candidates of both parts with their scores and reasons, the best first. */
export function explain(mail: MailParts): {
  readonly html: readonly Scored[];
  readonly text: readonly Scored[];
} {
  return rankBoth(view(mail), mail.subject);
}

type Views = ReturnType<typeof view>;
type View = Views['html'];

function view({ html, text }: MailParts) {
  // Some frameworks put HTML into the text part.
  const isMarkup =
    /^\s*(?:<!doctype html|<html[\s>])/i.test(text) ||
    /<\/(?:p|div|table|body|a)>/i.test(text.slice(0, 100_000));
  const textView = isMarkup ? viewHtml(text) : { ...viewText(text), pictures: [] };
  return { html: viewHtml(html), text: textView };
}

function codesOf(views: Views, { headers, subject }: MailParts): { html: string[]; text: string[] } {
  const ranked = rankBoth(views, subject);
  const pick = (part: View, candidates: readonly Scored[]) => {
    if (part.rows.length === 0) return [];
    const declared = [...declaredInHeader(headers), ...declaredInLastRow(part.rows)];
    return declared.length > 0 ? [...new Set(declared)] : choose(candidates);
  };
  return { html: pick(views.html, ranked.html), text: pick(views.text, ranked.text) };
}

/** Each part is read by itself first; then what the other one found counts too. */
function rankBoth({ html, text }: Views, subject: string) {
  const ofText = vouchers(rank(text, subject, []));
  const ranked = rank(html, subject, ofText);
  return { html: ranked, text: rank(text, subject, vouchers(ranked)) };
}
