import { b, button, contact, facts, h, list, p, small, url } from '../blocks.js';
import type { Collection } from '../collection.js';
import { attachment, entity, forwarded } from '../mime.js';

const site = 'https://www.fernway.example/';

/** Mails full of numbers and of talk about codes that have none. */
export const silence: Collection = {
  prefix: 'silence',
  language: 'en',
  brand: 'Fernway',
  site,
  charsets: ['utf-8'],
  footer: (r, to) => [
    small`You get this because ${to} is on our list. © 2025 Fernway LLC, 4400 Burnet Rd Ste 210, Austin, TX 78756 · ${contact('tel', '(512) 555-0147')}`,
    small`Unsubscribe: ${url(`${site}u/${r.token(12)}`)}`,
  ],
  mails: {
    calendar: (r) => ({
      subject: 'Invitation: Sprint planning @ Tue Mar 18, 2025 10:00 - 11:30 (CET)',
      only: 'both',
      blocks: [
        facts(
          ['When', 'Tue Mar 18, 2025 10:00 - 11:30 (CET)'],
          ['Where', 'Room 4.217, Building 12'],
          ['Dial-in', '+49 69 5557 0199'],
        ),
      ],
      mime: {
        alternatives: [
          entity(
            'text/calendar; charset=utf-8; method=REQUEST',
            'base64',
            Buffer.from(
              `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:${r.uuid()}\r\nDTSTART:20250318T090000Z\r\nDESCRIPTION:Your code is ${r.digits(6)}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
            ),
          ),
        ],
      },
    }),
    'build-failed': (r) => ({
      subject: `[fernway/web] Run failed: CI - main (${r.hex(7)})`,
      blocks: [
        p`Job "test (22.x)" failed after 4m 12s with exit code 1. Error code ERR_${r.number(4)}, status code 502 at line 1284.`,
        facts(['Commit', r.hex(40)], ['Run', `#${r.number(5)}`], ['Version', `v${r.version()}`]),
        button(`https://git.fernway.example/web/actions/runs/${r.number(11)}`, 'View run'),
      ],
    }),
    alert: (r) => ({
      subject: 'ALERT: CPU above 95% on web-042',
      only: 'text',
      blocks: [
        p`Host web-042 (10.20.${r.number(2)}.17), PID ${r.number(5)}, load 17.42, 8192 MB of 16384 MB used since 03:14:15 UTC.`,
        p`Incident INC${r.number(7)} opened. Runbook: ${url(`${site}runbooks/cpu#step-3`)}`,
      ],
    }),
    newsletter: (r) => ({
      subject: 'The Fernway Weekly, issue 1042',
      blocks: [
        h`What we read this week`,
        list([
          'Why 6-digit codes are 1,000,000 times less secure than you think (8 min)',
          'The 2024 report on one-time passwords: 73% of 12,500 people reuse theirs',
          'QR codes turn 30',
        ]),
        p`Read online: ${url(`${site}weekly/1042?ref=${r.number(6)}`)}`,
      ],
    }),
    'area-code': (r) => ({
      subject: 'Your phone line is being moved',
      blocks: [
        p`On April 1 the area code 415 changes to 628. Your country code stays 1. The new number is ${contact('tel', '(628) 555-0188')}; your ZIP code 94114 is not affected.`,
        p`Work order ${r.number(8)}`,
      ],
    }),
    'gift-points': (r) => ({
      subject: 'You have 12,450 points',
      blocks: [
        p`Member number 4400 ${r.number(4)} ${r.number(4)}. You have 12,450 points, worth $124.50. 3,000 of them expire on 04/30/2025.`,
        p`Discount code ${b`POINTS${r.number(2)}`} takes another 10% off.`,
      ],
    }),
    'two-factor-advice': () => ({
      subject: 'Protect your account with two-step verification',
      blocks: [
        p`With two-step verification you enter a 6-digit verification code from your phone after the password. It takes 30 seconds to set up and blocks 99.9% of automated attacks.`,
        button(`${site}security/two-step`, 'Set it up'),
      ],
    }),
    'password-changed': (r) => ({
      subject: 'Your password was changed',
      blocks: [
        p`The password of your account was changed on March 14, 2025 at 18:42 (UTC+1) from ${r.ip()}, ${b`iPhone 15`}, iOS 17.4.1.`,
        p`If this was not you, call ${contact('tel', '(512) 555-0147')} and mention incident ${r.number(6)}.`,
      ],
    }),
    'phishing-warning': (r) => ({
      subject: 'Beware of fake calls',
      blocks: [
        p`Fraudsters pretend to be Fernway and ask for your security code. We never call from 512-555-0100 and never ask for codes, PINs or passwords. 4,217 customers reported such calls in 2024.`,
        p`Report it: ${url(`${site}report?case=${r.number(6)}`)}`,
      ],
    }),
    'verify-link': (r) => ({
      subject: 'Please verify your email',
      blocks: [
        h`One more step`,
        p`Please click on the button within 24 hours to verify your email address.`,
        button(`${site}verify/${r.uuid()}?sig=${r.hex(32)}`, 'Verify my email'),
        p`Button not working? ${url(`${site}verify/${r.uuid()}`)}`,
      ],
    }),
    'reset-link': (r) => ({
      subject: 'Reset your password',
      blocks: [
        p`Somebody asked for a new password for the account with ID ${r.number(6)}. The link is valid for 60 minutes:`,
        button(`${site}reset?token=${r.token(43)}`, 'Reset password'),
      ],
    }),
    flight: (r) => ({
      subject: 'Boarding opens soon',
      blocks: [
        facts(
          ['Flight', `FW ${r.number(4)}`],
          ['Booking reference', r.upper(6)],
          ['Gate', 'B42'],
          ['Seat', '17C'],
          ['Departure', '14:35'],
          ['E-ticket', `220-${r.number(10)}`],
        ),
        p`Please be at the gate by 14:05.`,
      ],
    }),
    'bank-statement': (r) => ({
      subject: 'Your statement is ready',
      blocks: [
        facts(
          ['Account', `****${r.number(4)}`],
          ['Sort code', '20-45-17'],
          ['SWIFT', 'FERNUS33XXX'],
          ['Balance', '$12,345.67'],
          ['Period', '2025-02-01 to 2025-02-28'],
        ),
      ],
    }),
    survey: (r) => ({
      subject: 'How did we do? (case 00481516)',
      blocks: [
        p`You contacted us about case 00${r.number(6)}. On a scale from 0 to 10, would you recommend us? It takes 2 minutes and 1 in 500 wins $100.`,
        button(`${site}survey/${r.number(8)}?score=10`, '10'),
      ],
    }),
    'pull-request': (r) => ({
      subject: `Re: [fernway/web] Show the verification code bigger (#${r.number(4)})`,
      only: 'text',
      blocks: [
        p`@mira approved this pull request: +128 -64 in 7 files.`,
        p`> const CODE_LENGTH = 6; // was 4 until ${r.version()}`,
        p`Font size 32px, colour #1f6feb, see RFC 6238 section 4.2.`,
        p`View it: ${url(`https://git.fernway.example/web/pull/${r.number(4)}`)}`,
      ],
    }),
    attachment: (r) => ({
      subject: 'Minutes of the meeting',
      blocks: [
        p`Hi all, attached are the minutes of 14 March, 12 pages. Next meeting: room 3.14, extension 4471.`,
      ],
      mime: {
        attachments: [
          attachment('text/plain', 'minutes.txt', `Your verification code is ${r.digits(6)}\r\n`),
          attachment('text/html', 'mail.html', `<p>Your verification code is <b>${r.digits(6)}</b></p>`),
        ],
      },
    }),
    forwarded: (r) => ({
      subject: 'Fwd: is this one real?',
      only: 'text',
      blocks: [p`Hi Sam, I got the attached mail this morning. Is it real? Ask for me at extension 2204.`],
      mime: {
        attachments: [
          forwarded('Your code', `Your verification code is ${r.digits(6)}. It expires in 10 minutes.`),
        ],
      },
    }),
    raffle: (r) => ({
      subject: 'Your ticket for the summer raffle',
      blocks: [
        p`Ticket number ${b`${r.number(6)}`}. The draw is on 21 June 2025 at 20:15. There are 1,500 tickets and 3 prizes.`,
      ],
    }),
    webinar: (r) => ({
      subject: 'Coding 101: learn to code in 30 days',
      blocks: [
        p`From HTML to your first 1000 lines of code: 12 lessons, 45 minutes each, source code included. Starts 04/07/2025 at 6 PM. Use voucher code LEARN${r.number(3)}.`,
        button(`${site}webinars/${r.number(4)}`, 'Save my seat'),
      ],
    }),
    'package-locker': (r) => ({
      subject: 'Delivered: your package',
      blocks: [
        p`Your package was delivered on Friday, 3/14/2025 at 2:45 PM. Left at: front door. Tracking number 9400 1${r.number(3)} ${r.number(4)} ${r.number(4)} ${r.number(4)} 42.`,
      ],
    }),
  },
};
