// What all pages share: the frame, the notices, the labelled fields.

import { html, raw } from 'hono/html';
import { logoDataURL } from './logo.js';
import { style } from './style.js';

export type Html = ReturnType<typeof html>;

/** What a page has to say about the form just sent. */
export interface Notice {
  /** What went wrong. */
  alert?: string;
  /** What was done. */
  status?: string;
}

export function page(heading: string, { alert, status }: Notice, content: Html): Html {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${heading} · Acme</title>
    <link rel="icon" href="${logoDataURL}">
    <style>${raw(style)}</style>
  </head>
  <body>
    <header><a href="/"><img src="${logoDataURL}" alt="" width="28" height="28">Acme</a></header>
    <main>
      <h1>${heading}</h1>
      ${alert && html`<p role="alert">${alert}</p>`}
      ${status && html`<p role="status">${status}</p>`}
      ${content}
    </main>
  </body>
</html>`;
}

export function emailField(value = ''): Html {
  return html`
    <label for="email">E-mail</label>
    <input id="email" name="email" type="email" value="${value}" autocomplete="email" required>`;
}

/** Asks for a password, to log in with or to set. */
export function passwordField(label: string, autocomplete: 'current-password' | 'new-password'): Html {
  return html`
    <label for="password">${label}</label>
    <input id="password" name="password" type="password" autocomplete="${autocomplete}" required>`;
}
