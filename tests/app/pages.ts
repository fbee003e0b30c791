import { html } from 'hono/html';
import { emailField, type Html, type Notice, page, passwordField } from './page.js';

interface FormNotice extends Notice {
  /** The address to fill in again. */
  email?: string;
}

export function home(user?: { name: string; email: string }): Html {
  if (!user) {
    return page(
      'Acme',
      {},
      html`
      <p>Everything for the desert, delivered.</p>
      <a class="button" href="/sign-up">Sign up</a>
      <a class="button quiet" href="/log-in">Log in</a>`,
    );
  }
  return page(
    `Welcome, ${user.name || user.email}`,
    {},
    html`
      <p>You are logged in as ${user.email}.</p>
      <form method="post" action="/log-out"><button class="quiet">Log out</button></form>`,
  );
}

export function signUp({ email, ...notice }: FormNotice = {}): Html {
  return page(
    'Sign up',
    notice,
    html`
      <form method="post" action="/sign-up">
        ${emailField(email)}
        ${passwordField('Password', 'new-password')}
        <button>Sign up</button>
      </form>
      <p>Already have an account? <a href="/log-in">Log in</a></p>`,
  );
}

export function confirmEmail(email: string, notice: Notice = {}): Html {
  return page(
    'Confirm your e-mail',
    notice,
    html`
      <p>We sent a code of six digits to ${email}.</p>
      <form method="post" action="/confirm-email">
        <input name="email" type="hidden" value="${email}">
        <label for="code">Code</label>
        <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required>
        <button>Confirm</button>
      </form>
      <form method="post" action="/resend-code">
        <input name="email" type="hidden" value="${email}">
        <button class="quiet">Resend code</button>
      </form>`,
  );
}

export function logIn({ email, ...notice }: FormNotice = {}): Html {
  return page(
    'Log in',
    notice,
    html`
      <form method="post" action="/log-in">
        ${emailField(email)}
        ${passwordField('Password', 'current-password')}
        <button>Log in</button>
      </form>
      <p>
        <a href="/forgot-password">Forgot password?</a><br>
        <a href="/magic-link">Log in with a magic link</a>
      </p>
      <p>No account yet? <a href="/sign-up">Sign up</a></p>`,
  );
}

export function forgotPassword({ email, ...notice }: FormNotice = {}): Html {
  return page(
    'Forgot password?',
    notice,
    html`
      <form method="post" action="/forgot-password">
        ${emailField(email)}
        <button>Send reset link</button>
      </form>
      <p><a href="/log-in">Back to log in</a></p>`,
  );
}

export function resetPassword(token: string, notice: Notice = {}): Html {
  return page(
    'Set a new password',
    notice,
    html`
      <form method="post" action="/reset-password">
        <input name="token" type="hidden" value="${token}">
        ${passwordField('New password', 'new-password')}
        <button>Set new password</button>
      </form>`,
  );
}

export function magicLink({ email, ...notice }: FormNotice = {}): Html {
  return page(
    'Log in with a magic link',
    notice,
    html`
      <form method="post" action="/magic-link">
        ${emailField(email)}
        <button>Send magic link</button>
      </form>
      <p><a href="/log-in">Log in with a password</a></p>`,
  );
}
