/** Mails as real senders build them. */
import { expect, test } from 'vitest';
import { codesOfHtml } from './mail.js';

/** What senders put behind a preheader, so that nothing else shows there. */
const padding = '&#847;&zwnj;&nbsp;'.repeat(60);
/** One element per character. */
const cells = (code: string, tag = 'td') =>
  Array.from(
    code,
    (d) => `<${tag} style="border:1px solid #ddd;padding:12px;font-size:24px">${d}</${tag}>`,
  ).join('\n   ');
/** What it is, the subject, the HTML, the codes. */
const MAILS: readonly [name: string, subject: string, html: string, codes: string[]][] = [
  [
    'otp boxes span inline-block',
    'Sign in',
    `<p>Your sign in code</p><div>${cells('482137', 'span')}</div>`,
    ['482137'],
  ],
  [
    'otp inputs readonly each',
    'Sign in',
    `<p>Your sign in code</p>${Array.from('482137', (d) => `<input readonly value="${d}" maxlength=1>`).join(' ')}`,
    ['482137'],
  ],
  [
    'boxes with dash',
    'Sign in',
    `<p>Your sign in code</p><table><tr>${cells('482')}<td>–</td>${cells('137')}</tr></table>`,
    ['482-137'],
  ],
  [
    'boxes with empty spacer cells',
    'Sign in',
    `<p>Your sign in code</p><table><tr>${Array.from('482137', (d) => `<td>${d}</td><td width=8>&nbsp;</td>`).join('')}</tr></table>`,
    ['482137'],
  ],
  [
    'boxes letters',
    'Sign in',
    `<p>Your sign in code</p><table><tr>${cells('K7Q2PX')}</tr></table>`,
    ['K7Q2PX'],
  ],
  [
    'nested tables per digit',
    'Your code',
    `<p>Use this verification code:</p><table><tr>${Array.from('730144', (d) => `<td><table><tr><td>${d}</td></tr></table></td>`).join('')}</tr></table>`,
    ['730144'],
  ],
  [
    'divs per digit flex',
    'Your code',
    `<p>Use this verification code:</p><div style="display:flex">${Array.from('730144', (d) => `<div class="d">${d}</div>`).join('')}</div>`,
    ['730144'],
  ],
  [
    'digits + nbsp text',
    'Your code',
    `<p>Use this verification code:</p><h1>7&nbsp;3&nbsp;0&nbsp;1&nbsp;4&nbsp;4</h1>`,
    ['730144'],
  ],
  [
    'digits thin spaces',
    'Your code',
    `<p>Use this verification code:</p><h1>730&thinsp;144</h1>`,
    ['730144'],
  ],
  [
    'split by spans 3+3',
    'Your code',
    `<p>Use this verification code:</p><h1><span>730</span><span style="padding-left:8px">144</span></h1>`,
    ['730144'],
  ],
  [
    'two cells 3+3',
    'Your code',
    `<p>Use this verification code:</p><table><tr><td style="font-size:30px">730</td><td style="font-size:30px">144</td></tr></table>`,
    ['730144'],
  ],
  [
    'zwsp between',
    'Your code',
    `<p>Use this verification code:</p><h1>7&#8203;3&#8203;0&#8203;1&#8203;4&#8203;4</h1>`,
    ['730144'],
  ],
  [
    'code in link tel prevent',
    'Your code',
    `<p>Use this verification code:</p><h1><a href="#" style="color:#000;text-decoration:none">730144</a></h1>`,
    ['730144'],
  ],
  [
    'copy button link',
    'Log in to Loop',
    `<h1>Log in</h1><p>Your login code:</p><p style="font-family:monospace">tt226-5398x</p><a href="https://l.test/login/tt226-5398x?c=tt226-5398x">Log in to Loop</a><p>© 2026 Loop 548 Market St 94104</p>`,
    ['tt226-5398x'],
  ],
  [
    'strong in sentence',
    'Welcome',
    `<td>Hi,<br><br>Please enter <strong>5512</strong> on the verification page.<br>Ticket 88213</td>`,
    ['5512'],
  ],
  [
    'preheader hidden',
    '',
    `<div style="display:none;font-size:1px;color:#fff">Your code is 111222 ${padding}</div><table><tr><td>Your code is</td></tr><tr><td><b>482137</b></td></tr></table>`,
    ['482137'],
  ],
  [
    'preheader visible w/ same',
    'Your Acme code is 482137',
    `<div>482137 is your code ${padding}</div><h2>Acme</h2><p>Here is your code:</p><p>482137</p>`,
    ['482137'],
  ],
  [
    'title + style digits',
    'Confirm',
    `<html><head><title>482137</title><style>@media (max-width:600px){.c123456{width:100%}} #a654321{}</style></head><body><p>Confirm your email</p><a href="https://x.test/c/998877">Confirm</a><p style="color:#112233">Thanks</p></body></html>`,
    [],
  ],
  ['alt text code', 'Your code', `<p>Your verification code:</p><img src="cid:c1" alt="482137">`, ['482137']],
  [
    'alt text sentence',
    'Your code',
    `<img src="https://i.test/otp.png" alt="Your verification code is 482137">`,
    ['482137'],
  ],
  [
    'alt numbers no code',
    'News',
    `<img src="https://i.test/1.png" alt="Sale 482137"><img alt="Banner 20261120" src=x>`,
    [],
  ],
  [
    'order table',
    'Order confirmed',
    `<table><tr><td>Order number</td><td>482137</td></tr><tr><td>Customer no.</td><td>5512</td></tr><tr><td>Confirmation</td><td>#A9912</td></tr><tr><td>Total</td><td>$48.90</td></tr></table><p>Use code THANKS10 for 10% off your next order</p>`,
    [],
  ],
  [
    'otp with table meta',
    'Login alert',
    `<h3>Login verification</h3><table><tr><td>Account</td><td>88213004</td></tr><tr><td>Time</td><td>2026-11-20 10:04</td></tr><tr><td>Code</td><td><b>482137</b></td></tr><tr><td>IP</td><td>203.0.113.9</td></tr></table>`,
    ['482137'],
  ],
  [
    'label cell value cell',
    'Access',
    `<table><tr><td>Username</td><td>anna22</td></tr><tr><td>One-time password</td><td>k9Xw2Q</td></tr></table>`,
    ['k9Xw2Q'],
  ],
  [
    'dl',
    'Access',
    `<dl><dt>Verification code</dt><dd>482137</dd><dt>Reference</dt><dd>991823</dd></dl>`,
    ['482137'],
  ],
  [
    'backup list ol',
    'Backup codes',
    `<p>Your backup codes:</p><ol><li>8f3k-2m9x</li><li>p4q7-w1z6</li><li>h5t2-c8v3</li><li>r9b4-n6d1</li></ol>`,
    ['8f3k-2m9x', 'p4q7-w1z6', 'h5t2-c8v3', 'r9b4-n6d1'],
  ],
  [
    'backup pre',
    'Backup codes',
    `<p>Your recovery codes</p><pre>12345678  23456789\n34567890  45678901</pre>`,
    ['12345678', '23456789', '34567890', '45678901'],
  ],
  [
    'backup table 2 cols',
    'Backup codes',
    `<p>Your recovery codes</p><table><tr><td>1234 5678</td><td>2345 6789</td></tr><tr><td>3456 7890</td><td>4567 8901</td></tr></table>`,
    ['12345678', '23456789', '34567890', '45678901'],
  ],
  [
    'backup br',
    'Codes',
    `<p>Keep these backup codes safe:<br>a1b2c3d4<br>e5f6g7h8<br>i9j0k1l2<br>m3n4o5p6</p>`,
    ['a1b2c3d4', 'e5f6g7h8', 'i9j0k1l2', 'm3n4o5p6'],
  ],
  [
    'five characters, and who asked for them',
    'Your guard code',
    `<span>jane</span><p>It looks like you are trying to log in from a new device. Here is the Guard code you need to access your account:</p><table><tr><td style="font-size:48px">R7T2K</td></tr></table><p>Request made from<br>Berlin, Germany</p><p>If this wasn't you</p><p>&copy; Corp. PO Box 1688 Bellevue, WA 98009</p>`,
    ['R7T2K'],
  ],
  [
    'a link alone',
    'Verify Email Address',
    `<p>Hey jane_2201,</p><p>Thanks for registering! Before we get started, we just need to confirm that this is you. Click below to verify your email address:</p><a href="https://c.test/ls/click?upn=u001.aB9xk2">Verify Email</a><p>Sent by D • check our blog • 444 De Haro Street, Suite 200, San Francisco, CA 94107</p>`,
    [],
  ],
  [
    'h1 heading caps not code',
    'Verify your account',
    `<h1>VERIFY</h1><p>Your verification code:</p><h2>RESEND</h2><p>Enter it in the app.</p>`,
    [],
  ],
  [
    'letters code styled',
    'Your code',
    `<p>Your verification code</p><div style="font-size:36px;letter-spacing:6px">KXQWZP</div>`,
    ['KXQWZP'],
  ],
  [
    'words with dashes',
    'Your temporary login code',
    `<h1>Login</h1><a href="https://n.test/l?x=1">Click here to log in with this magic link</a><p>Or, copy and paste this temporary login code:</p><code>grub-nomad-tulip-ozone</code><p>If you didn't try to login, you can safely ignore this email.</p><p>Hint: You can set a permanent password in Settings & members → My account.</p><p>Notion-like.so, the all-in-one-workspace</p>`,
    ['grub-nomad-tulip-ozone'],
  ],
  [
    'revoked',
    'New code',
    `<p>Your new code: <b>482137</b></p><p>Code 110022 is no longer valid.</p>`,
    ['482137'],
  ],
  [
    'invoice html',
    'Invoice',
    `<table><tr><td>Invoice number</td><td>INV-482137</td></tr><tr><td>PIN</td><td>P051234567X</td></tr><tr><td>HS code</td><td>482137</td></tr></table>`,
    [],
  ],
  [
    'newsletter',
    'This week',
    `<h1>10 tips to write better code</h1><p>Join 482137 developers</p><p>Use promo code <b>NOV2026</b></p><p>Read time 4821 s</p>`,
    [],
  ],
  ['gift html', 'You got a gift', `<p>Gift card code</p><h1>482137</h1><p>PIN 4821</p>`, []],
  [
    'coupon html',
    'Thanks!',
    `<p>Here's your code:</p><h1>SAVE-2026</h1><p>Enter it at checkout for 15% off.</p>`,
    [],
  ],
  [
    'coupon html 2',
    'A little something for you',
    `<p>Copy your code</p><div style="border:2px dashed">K7QP2X</div><a href="https://s.test">Shop now</a><p>Minimum spend $50. Offer ends Sunday.</p>`,
    [],
  ],
  [
    'calendar html',
    'Invitation',
    `<p>Weekly sync</p><p>Meeting ID: 845 221 099</p><p>Passcode: 482137</p><p>Dial by your location</p>`,
    [],
  ],
  [
    'sign-in notice html',
    'New login',
    `<p>New login to your account</p><table><tr><td>Device</td><td>Pixel 8 Pro, Android 15</td></tr><tr><td>Version</td><td>482137</td></tr><tr><td>Location</td><td>Kyiv 01001</td></tr></table><p>If this wasn't you, reset your password</p>`,
    [],
  ],
  [
    'the name of the code twice',
    'Microsomething account security code',
    `<table><tr><td>Microsomething account</td></tr><tr><td>Security code</td></tr><tr><td>Please use the following security code for the account ja**5@example.com.</td></tr><tr><td>Security code: <span style="font-weight:bold">4821</span></td></tr><tr><td>If you don't recognize the account ja**5@example.com, you can <a href="https://a.test/r?d=482">click here</a> to remove your email address.</td></tr><tr><td>Thanks,</td></tr></table>`,
    ['4821'],
  ],
  [
    'a code between two sentences, a long address below',
    'Verification Code',
    `<div><p>Dear user,</p><p>This email address (jane.1988@example.com) is being added to an account.</p><div style="font-size:36px;line-height:44px">482137</div><p>This code will expire in 24 hours. If this wasn't you...</p></div><div>© 2026 G LLC, 1600 Amphitheatre Parkway, Mountain View, CA 94043, USA</div>`,
    ['482137'],
  ],
  ['no elements at all', 'Your verification code', `Your confirmation code is 482137`, ['482137']],
  [
    'a link and a code',
    'Confirm Your Signup',
    `<h2>Confirm your signup</h2><p>Follow this link to confirm your user:</p><p><a href="https://x.supabase.test/auth/v1/verify?token=pkce_8b2f4a">Confirm your mail</a></p><p>Alternatively, enter the code: 482137</p>`,
    ['482137'],
  ],
  [
    'bold in a paragraph of its own',
    'Email verification',
    `<p>Please verify your email address by entering in the following code.</p><p><b>482137</b></p>`,
    ['482137'],
  ],
  [
    'letters in two groups',
    '[Site] Email Confirmation',
    `<p>Hello from Site!</p><p>You're receiving this email because user jane has given your email address to register an account on site.test.</p><p>Your email verification code is listed below. Please enter it in your open browser window.</p><p>NQXB-RTKV</p><p>Thank you for using Site!</p>`,
    ['NQXB-RTKV'],
  ],
  [
    'ru html',
    'Подтверждение входа',
    `<p>Код:</p><p style="font-size:28px">48 21 37</p><p>ООО «Ромашка», ОГРН 1027700132195</p>`,
    ['482137'],
  ],
  [
    'ja html',
    '【重要】ログイン',
    `<p>下記の認証コードをログイン画面に入力してください。</p><p>━━━━━━━━<br>４８２１３７<br>━━━━━━━━</p><p>お問い合わせ：0120-123-456</p>`,
    ['482137'],
  ],
  [
    'zh html',
    '邮箱验证',
    `<p>您的验证码是：<span style="color:#f60;font-size:24px">482137</span>（5分钟内有效）</p><p>客服热线：400-123-4567</p>`,
    ['482137'],
  ],
  ['ar rtl', 'رمز', `<div dir="rtl"><p>رمز التحقق</p><p>&#x200F;٤٨٢١٣٧&#x200F;</p></div>`, ['482137']],
  ['text-transform etc', 'PIN', `<p>PIN: <tt>4821</tt></p><p>Reset your PIN any time.</p>`, ['4821']],
  [
    'trailing list',
    'Your codes',
    `<p>Code for Anna: 482137</p><p>Code for Ben: 771204</p><p>Use them to sign in.</p>`,
    ['771204', '482137'],
  ],
];

test.each(MAILS)('%s', (_, subject, html, codes) => {
  expect(codesOfHtml(html, subject)).toEqual(codes);
});
