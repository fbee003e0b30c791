// Every page and what its form does. The forms call better-auth on the server, so the browser needs no script.

import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { auth } from './auth.js';
import * as pages from './pages.js';

const badLink = 'That link is no longer valid. Ask for a new one.';

export const routes = new Hono();
routes.use(csrf());

routes.get('/health', (c) => c.text('ok'));

// The links in the mails lead here, and from here back to a page. Who needs no pages calls it too.
routes.on(['GET', 'POST'], '/api/auth/*', (c) => auth.handler(c.req.raw));

routes.get('/', async (c) => {
  const session = await auth.api.getSession({ headers: c.req.raw.headers });
  return c.html(pages.home(session?.user));
});

routes.get('/sign-up', (c) => c.html(pages.signUp()));

routes.post('/sign-up', async (c) => {
  const { email, password } = await form(c);
  // An address that has an account already gets the same answer: who has one is nobody's business.
  const answer = await auth.api.signUpEmail({ body: { name: '', email, password }, asResponse: true });
  if (!answer.ok) return c.html(pages.signUp({ email, alert: await reason(answer) }), 400);
  return redirect(c, confirmPath(email));
});

routes.get('/confirm-email', (c) => c.html(pages.confirmEmail(c.req.query('email') ?? '')));

routes.post('/confirm-email', async (c) => {
  const { email, code } = await form(c);
  const answer = await auth.api.verifyEmailOTP({ body: { email, otp: code }, asResponse: true });
  if (!answer.ok) return c.html(pages.confirmEmail(email, { alert: 'Wrong or expired code' }), 400);
  return redirect(c, '/', answer);
});

routes.post('/resend-code', async (c) => {
  const { email } = await form(c);
  const answer = await auth.api.sendVerificationOTP({
    body: { email, type: 'email-verification' },
    asResponse: true,
  });
  if (!answer.ok) return c.html(pages.confirmEmail(email, { alert: await reason(answer) }), 400);
  return c.html(pages.confirmEmail(email, { status: 'A new code is on its way.' }));
});

routes.get('/log-in', (c) => {
  const { error, status } = c.req.query();
  if (error) return c.html(pages.logIn({ alert: badLink }));
  if (status === 'password-changed') return c.html(pages.logIn({ status: 'Your password was changed.' }));
  return c.html(pages.logIn());
});

routes.post('/log-in', async (c) => {
  const { email, password } = await form(c);
  const answer = await auth.api.signInEmail({ body: { email, password }, asResponse: true });
  if (answer.status === 403) return redirect(c, confirmPath(email)); // not confirmed yet: a new code is sent
  if (!answer.ok) return c.html(pages.logIn({ email, alert: 'Wrong e-mail or password' }), 401);
  return redirect(c, '/', answer);
});

routes.post('/log-out', async (c) => {
  const answer = await auth.api.signOut({ headers: c.req.raw.headers, asResponse: true });
  return redirect(c, '/', answer);
});

routes.get('/forgot-password', (c) => c.html(pages.forgotPassword()));

routes.post('/forgot-password', async (c) => {
  const { email } = await form(c);
  const answer = await auth.api.requestPasswordReset({
    body: { email, redirectTo: '/reset-password' },
    asResponse: true,
  });
  if (!answer.ok) return c.html(pages.forgotPassword({ email, alert: await reason(answer) }), 400);
  return c.html(
    pages.forgotPassword({ email, status: 'If that address has an account, a reset link is on its way.' }),
  );
});

routes.get('/reset-password', (c) => {
  const token = c.req.query('token');
  return c.html(token ? pages.resetPassword(token) : pages.forgotPassword({ alert: badLink }));
});

routes.post('/reset-password', async (c) => {
  const { token, password } = await form(c);
  const answer = await auth.api.resetPassword({ body: { token, newPassword: password }, asResponse: true });
  if (!answer.ok) return c.html(pages.resetPassword(token, { alert: await reason(answer) }), 400);
  return redirect(c, '/log-in?status=password-changed');
});

routes.get('/magic-link', (c) => c.html(pages.magicLink()));

routes.post('/magic-link', async (c) => {
  const { email } = await form(c);
  const answer = await auth.api.signInMagicLink({
    body: { email, callbackURL: '/', errorCallbackURL: '/log-in' },
    headers: c.req.raw.headers,
    asResponse: true,
  });
  if (!answer.ok) return c.html(pages.magicLink({ email, alert: await reason(answer) }), 400);
  return c.html(pages.magicLink({ email, status: 'A login link is on its way.' }));
});

/** The fields of a posted form. A missing one is empty, and better-auth says what is wrong with that. */
async function form(c: Context) {
  const fields = new URLSearchParams(await c.req.text());
  const field = (name: string) => fields.get(name) ?? '';
  return {
    email: field('email'),
    password: field('password'),
    code: field('code').trim(),
    token: field('token'),
  };
}

/** Why better-auth refused, in its words: "Password too short". */
async function reason(answer: Response): Promise<string> {
  const { message }: { message?: string } = await answer.json();
  return message ?? 'That did not work. Please try again.';
}

const confirmPath = (email: string) => `/confirm-email?email=${encodeURIComponent(email)}`;

/** Goes on to another page, together with the cookies that better-auth set or cleared. */
function redirect(c: Context, path: string, answer?: Response): Response {
  for (const cookie of answer?.headers.getSetCookie() ?? []) c.header('set-cookie', cookie, { append: true });
  return c.redirect(path, 303);
}
