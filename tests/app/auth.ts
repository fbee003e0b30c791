// Accounts, sessions, codes and links: better-auth with a database in memory.

import { memoryAdapter } from 'better-auth/adapters/memory';
import { betterAuth } from 'better-auth/minimal';
import { emailOTP } from 'better-auth/plugins/email-otp';
import { magicLink } from 'better-auth/plugins/magic-link';
import { appURL } from './config.js';
import { send } from './mailer.js';
import { confirmEmail, loginLink, resetPassword, welcome } from './mails.js';

export const auth = betterAuth({
  baseURL: appURL,
  secret: 'TDmcpyrLk3ZY1F9sVtNwq6XhBo8GJe0a', // of a test app: it protects nothing
  database: memoryAdapter({ user: [], session: [], account: [], verification: [] }),
  emailAndPassword: {
    enabled: true,
    requireEmailVerification: true,
    revokeSessionsOnPasswordReset: true,
    sendResetPassword: ({ user, url }) => send(user.email, resetPassword(url)),
  },
  emailVerification: {
    sendOnSignUp: true,
    sendOnSignIn: true,
    autoSignInAfterVerification: true,
    afterEmailVerification: (user) => send(user.email, welcome()),
  },
  plugins: [
    emailOTP({
      // A code instead of a link. It goes out only because `sendOnSignUp` above asks for one.
      overrideDefaultEmailVerification: true,
      sendVerificationOTP: ({ email, otp }) => send(email, confirmEmail(email, otp)),
    }),
    magicLink({ sendMagicLink: ({ email, url }) => send(email, loginLink(url)) }),
  ],
  rateLimit: { enabled: false }, // tests sign up by the dozen, all from one address
  telemetry: { enabled: false },
  logger: { level: 'error' },
});
