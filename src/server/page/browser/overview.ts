/**
 * What stands where no message is open: how mail gets here, and the keys.
 * @module
 */
import { copyButton } from './copy.js';
import { element } from './element.js';

export function overview(smtpURL: string, hasMail: boolean): HTMLElement {
  const command =
    `printf 'Subject: Hello\\n\\nYour code is 481516.\\n' | curl -sS --crlf -T - ${smtpURL}` +
    ' --mail-from app@acme.test --mail-rcpt jane@inbox.test';
  return element(
    'section',
    { class: 'overview', 'aria-labelledby': 'overview' },
    element('h2', { id: 'overview' }, hasMail ? 'Choose a message' : 'No mail yet'),
    element(
      'p',
      {},
      'Let your app send its mail to this address: no TLS, any user and password or none, any receiver. It shows up here and goes nowhere else.',
    ),
    line(smtpURL, 'Copy the SMTP address'),
    element('p', {}, hasMail ? 'Another mail, from a terminal:' : 'Or send the first one from a terminal:'),
    line(command, 'Copy the command'),
    element(
      'p',
      { class: 'keys faint' },
      ...[
        ['↑ ↓', 'choose'],
        ['Enter', 'open'],
        ['Esc', 'close'],
        ['/', 'search'],
      ].map(([key = '', what = '']) => element('span', {}, element('kbd', {}, key), ` ${what}`)),
    ),
  );
}

/** Breaks between words only: an option that is broken after its dashes reads like two. */
function line(text: string, label: string): HTMLElement {
  const words = text.split(' ').flatMap((word) => [element('span', {}, word), ' ']);
  return element(
    'div',
    { class: 'line' },
    element('code', {}, ...words),
    copyButton(text, 'Copy', { class: 'quiet', 'aria-label': label }),
  );
}
