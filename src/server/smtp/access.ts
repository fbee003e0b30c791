/**
 * Who may send: anybody with anything, unless credentials were chosen.
 * @module
 */
import type { SMTPServerOptions } from 'smtp-server';
import { isSame } from '../secret.js';
import { smtpError } from './error.js';

/** What senders have to log in with. */
export interface SmtpCredentials {
  readonly user: string;
  readonly password: string;
}

/**
 * A certificate and its key, as PEM.
 *
 * @example
 * ```ts
 * await createMailServer({ tls: { cert: readFileSync('mail.pem'), key: readFileSync('mail.key') } });
 * ```
 */
export interface TlsOptions {
  /** The certificate, with those that it rests on after it. */
  readonly cert: string | Buffer;
  /** The certificate's private key. */
  readonly key: string | Buffer;
}

/** Wrong passwords on one connection before it is closed: a guesser has to come back for each few. */
const MAX_WRONG_LOGINS = 3;

export function smtpLogin(
  credentials: SmtpCredentials | undefined,
): Pick<SMTPServerOptions, 'authOptional' | 'allowInsecureAuth' | 'authRequiredMessage' | 'onAuth'> {
  if (!credentials) {
    return {
      // Apps under test are often configured with made-up credentials, and some send empty ones.
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, callback) => callback(null, { user: username || 'anonymous' }),
    };
  }
  const wrongLogins = new WeakMap<object, number>();
  return {
    authOptional: false,
    // Most test machines have no certificate, and what is guarded here is mail of tests.
    allowInsecureAuth: true,
    authRequiredMessage: 'Authentication required: log in with the user and password of this server',
    onAuth: ({ username, password }, session, callback) => {
      // Both are compared in any case, so that the time does not tell which one is wrong.
      const isUser = isSame(username ?? '', credentials.user);
      const isPassword = isSame(password ?? '', credentials.password);
      if (isUser && isPassword) return callback(null, { user: credentials.user });
      const count = (wrongLogins.get(session) ?? 0) + 1;
      wrongLogins.set(session, count);
      return callback(
        count < MAX_WRONG_LOGINS
          ? smtpError(535, 'Wrong user or password')
          : smtpError(421, 'Too many wrong passwords'),
      );
    },
  };
}
