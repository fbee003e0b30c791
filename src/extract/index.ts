/**
 * What a person finds in a mail: codes to type, links to follow, pictures to see. Pure functions over decoded
 * parts; nothing is matched against raw source and nothing is fetched.
 * @module
 */
import { adopt, choose, rank } from './codes.js';
import { declaredInHeader, declaredInLastRow } from './declared.js';
import { viewHtml } from './html-view.js';
import { type Image, withBytes } from './images.js';
import type { Scored } from './score.js';
import { viewText } from './text-view.js';

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
  const { html, text } = view(mail);
  const codes = codesOf(html, text, mail);
  return {
    html: { codes: codes.html, links: [...html.links], images: withBytes(html.pictures, mail.inlineImages) },
    text: { codes: codes.text, links: [...text.links], images: [] },
  };
}

/** The candidates of both parts with their scores and reasons, the best first. */
export function explain(mail: MailParts): {
  readonly html: readonly Scored[];
  readonly text: readonly Scored[];
} {
  const { html, text } = view(mail);
  return { html: rank(html, text, mail.subject), text: rank(text, html, mail.subject) };
}

type View = ReturnType<typeof view>['html'];

function view({ html, text }: MailParts) {
  // Some frameworks put HTML into the text part.
  const isMarkup =
    /^\s*(?:<!doctype html|<html[\s>])/i.test(text) ||
    /<\/(?:p|div|table|body|a)>/i.test(text.slice(0, 100_000));
  const textView = isMarkup ? viewHtml(text) : { ...viewText(text), pictures: [] };
  return { html: viewHtml(html), text: textView };
}

function codesOf(
  html: View,
  text: View,
  mail: MailParts,
): { readonly html: string[]; readonly text: string[] } {
  const rankedHtml = rank(html, text, mail.subject);
  const rankedText = rank(text, html, mail.subject);
  const inHtml = declaredIn(html, mail) ?? choose(rankedHtml);
  const inText = declaredIn(text, mail) ?? choose(rankedText);
  return {
    html: inHtml.length > 0 ? inHtml : adopt(rankedHtml, inText),
    text: inText.length > 0 ? inText : adopt(rankedText, inHtml),
  };
}

function declaredIn({ rows }: View, { headers }: MailParts): string[] | undefined {
  const declared = rows.length > 0 ? [...declaredInHeader(headers), ...declaredInLastRow(rows)] : [];
  return declared.length > 0 ? [...new Set(declared)] : undefined;
}
