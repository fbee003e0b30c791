/**
 * The web page at `/`: static files, the same for everybody and without a key. The mail itself comes from the
 * HTTP interface, as for any other client.
 *
 * Two documents, two policies. The page runs its own scripts and turns no text into markup. A mail is shown in
 * a frame inside `/preview`, which may style itself, and neither runs a script nor reaches anybody.
 * @module
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Context } from 'hono';
import { entityTag, namesTag } from '../http/prefer.js';

/** What the page is told about the server it comes from. */
export interface PageFacts {
  /** Where apps send their mail, like `smtp://127.0.0.1:1025`. */
  readonly smtpURL: string;
  /** The key, where it is everybody's; absent where somebody chose one, and the page asks for it. */
  readonly key?: string;
}

/** Registers a path that can be read and nothing else. */
type Read = (path: string, answer: (c: Context) => Response | Promise<Response>) => void;

/** Serves the page. The facts are asked for with each request, because SMTP listens after HTTP does. */
export function addPage(read: Read, facts: () => PageFacts): void {
  const files = new Map<string, StaticFile>();
  const find = (name: string) => {
    if (files.size === 0) for (const file of staticFiles()) files.set(file.name, file);
    return files.get(name);
  };
  read('/', (c) => {
    const html = find('page.html')?.text.replace('<!-- facts -->', () => metaTags(facts())) ?? '';
    return answer(c, html, 'text/html', PAGE_POLICY);
  });
  read('/preview', (c) => answer(c, find('preview.html')?.text ?? '', 'text/html', PREVIEW_POLICY));
  read('/assets/:name', (c) => {
    // Looked up among the names there are: nothing that a request says becomes a path.
    const file = find(c.req.param('name') ?? '');
    return file && file.type !== 'text/html' ? answer(c, file.text, file.type) : c.notFound();
  });
}

/** No inline script or style, no string that becomes markup (trusted types), nothing from elsewhere. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The frame with the mail inherits this one: what the mail brought along and its own styles, no more. */
const PREVIEW_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

interface StaticFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** This file lies as deep in the build as in the source, so both folders are found from either. */
const ROOT = new URL('../../../', import.meta.url);

/** HTML and CSS are served as they are written, scripts as the compiler leaves them. */
const FOLDERS = [
  {
    folder: new URL('src/server/page/browser/', ROOT),
    types: { html: 'text/html', css: 'text/css', svg: 'image/svg+xml' },
  },
  { folder: new URL('dist/server/page/browser/', ROOT), types: { js: 'text/javascript' } },
] as const;

function* staticFiles(): Generator<StaticFile> {
  for (const { folder, types } of FOLDERS) {
    for (const name of namesIn(folder)) {
      const type = new Map<string, string>(Object.entries(types)).get(name.slice(name.lastIndexOf('.') + 1));
      if (type !== undefined) yield { name, type, text: readFileSync(new URL(name, folder), 'utf8') };
    }
  }
}

/** From the source alone, before any build, there are no scripts: the page is there and does nothing. */
function namesIn(folder: URL): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function metaTags({ smtpURL, key }: PageFacts): string {
  const tags = [`<meta name="inbox-smtp" content="${escape(smtpURL)}">`];
  if (key !== undefined) tags.push(`<meta name="inbox-key" content="${escape(key)}">`);
  return tags.join('\n    ');
}

function answer(c: Context, text: string, type: string, policy?: string): Response {
  const tag = entityTag(text);
  c.header('ETag', tag);
  c.header('Referrer-Policy', 'no-referrer');
  if (policy !== undefined) c.header('Content-Security-Policy', policy);
  if (namesTag(c.req.header('if-none-match') ?? '', tag)) return c.body(null, 304);
  return c.body(text, 200, { 'Content-Type': `${type}; charset=utf-8` });
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
