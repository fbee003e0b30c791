/**
 * Whole mails in all languages, each as plain text and in three builds of HTML. A mail begins with a line
 * "### language | subject | codes", where "-" says that it has none.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codesOfHtml, codesOfText } from './mail.js';

const FOLDER = new URL('./mails/', import.meta.url);

describe.each(readdirSync(FOLDER))('%s', (file) => {
  test.each(readMails(file))('$language: $subject', ({ subject, text, codes }) => {
    const paragraphs = text.split(/\n\n+/);
    const found = {
      text: codesOfText(text, subject),
      paragraphs: codesOfHtml(asParagraphs(paragraphs), subject),
      table: codesOfHtml(asTable(paragraphs, codes), subject),
      boxes: codesOfHtml(asBoxes(paragraphs, codes), subject),
    };
    expect(found).toEqual({ text: codes, paragraphs: codes, table: codes, boxes: codes });
  });
});

function readMails(file: string) {
  const source = readFileSync(new URL(file, FOLDER), 'utf8');
  return source.split(/^### /m).flatMap((block) => {
    const [head = '', ...body] = block.trim().split('\n');
    const [language, subject, codes] = head.split(' | ');
    return language && subject !== undefined && codes
      ? [{ language, subject, text: body.join('\n').trim(), codes: codes === '-' ? [] : codes.split(',') }]
      : [];
  });
}

function asParagraphs(paragraphs: string[]): string {
  return paragraphs.map((paragraph) => `<p>${escape(paragraph).replaceAll('\n', '<br>')}</p>`).join('\n');
}

/** As marketing tools build it: hidden preheader with padding, nested styles, a footer with a year. */
function asTable(paragraphs: string[], codes: string[]): string {
  const rows = paragraphs.map((paragraph) =>
    codes.includes(paragraph.replaceAll(' ', ''))
      ? `<tr><td align="center" style="font-size:32px;letter-spacing:8px;font-family:monospace">${escape(paragraph)}</td></tr>`
      : `<tr><td style="font-size:16px;color:#333333">${escape(paragraph).replaceAll('\n', '<br/>')}</td></tr>`,
  );
  return `<html><head><style>.c-882233{color:#556677}@media(max-width:600px){.x{width:1000px}}</style></head><body>
    <div style="display:none;max-height:0">${escape(paragraphs[0] ?? '')}${'&zwnj;&nbsp;'.repeat(40)}</div>
    <table width="600"><tr><td><img src="https://cdn.example/829301/logo@2x.png" alt="Acme" width="120"></td></tr>
    ${rows.join('\n')}
    <tr><td style="font-size:12px"><a href="https://example.com/u?u=582930">Unsubscribe</a> &copy; 2026</td></tr></table>`;
}

/** One box per character. */
function asBoxes(paragraphs: string[], codes: string[]): string {
  return paragraphs
    .map((paragraph) =>
      codes.length === 1 && codes.includes(paragraph.replaceAll(' ', ''))
        ? `<table><tr>${Array.from(paragraph.replaceAll(' ', ''), (character) => `<td>\n${character}\n</td>`).join('\n')}</tr></table>`
        : escape(paragraph)
            .split('\n')
            .map((line) => `<div>${line}</div>`)
            .join(''),
    )
    .join('\n<div>&nbsp;</div>\n');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
