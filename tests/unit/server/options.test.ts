import { expect, test } from 'vitest';
import { createMailServer } from '../../../src/server/index.js';
import { CERTIFICATE } from './certificate.js';

test.each<[Record<string, unknown>, string]>([
  [{ port: -1 }, 'port: expected a port from 0 to 65535, got -1'],
  [{ port: '8025' }, 'port: expected a port from 0 to 65535, got "8025"'],
  [{ smtpPort: 65_536 }, 'smtpPort: expected a port from 0 to 65535, got 65536'],
  [{ host: '' }, 'host: expected an address to listen on'],
  [{ host: '0.0.0.0' }, 'apiKeys: 0.0.0.0 can be reached from other machines: choose an API key'],
  [{ host: '::', apiKeys: [] }, 'apiKeys: :: can be reached from other machines: choose an API key'],
  [{ apiKeys: 'secret' }, 'apiKeys: expected a list of { key, domains? }'],
  [{ apiKeys: [{ key: 'two secrets' }] }, 'apiKeys: expected each key in printable ASCII without spaces'],
  [
    { apiKeys: [{ key: 'secret', domains: [] }] },
    'apiKeys: expected domains like "example.com", one at least',
  ],
  [{ apiKeys: [{ key: 'secret', domains: ['a b'] }] }, 'apiKeys: expected domains like "example.com"'],
  [{ maxMessages: 0 }, 'maxMessages: expected a whole number from 1, got 0'],
  [{ maxBytes: 1.5 }, 'maxBytes: expected a whole number from 1, got 1.5'],
  [{ maxMessageSize: Number.NaN }, 'maxMessageSize: expected a whole number from 1, got null'],
  [{ retention: '24h' }, 'retention: expected a whole number from 1, got "24h"'],
  [
    { smtpUser: 'app' },
    'smtpPassword: expected a password without control characters, together with smtpUser',
  ],
  [{ smtpPassword: 'secret' }, 'smtpUser: expected a name without control characters, together with'],
  [{ smtpUser: 'app', smtpPassword: 'secret\0' }, 'smtpPassword: expected a password without control'],
  [{ tls: { cert: 'x', key: 'secret' } }, 'tls: expected a certificate and its key as PEM'],
  [{ tls: { cert: CERTIFICATE.cert, key: '' } }, 'tls: expected a certificate and its key as PEM'],
  [{ faults: 'yes' }, 'faults: expected true or false'],
  [{ onMessage: true }, 'onMessage: expected a function'],
  [
    { store: 'mysql://me:secret@host/mail' },
    'store: expected "memory" or a URL like "postgres://user:password@',
  ],
  [
    { store: 'postgres://me:secret@host/mail', maxBytes: 1 },
    'maxBytes: bounds the memory only; a database is bounded by retention',
  ],
  [{ apiKeys: 'secret' }, 'apiKeys: expected a list of { key, domains? }'],
  [{ apiKeys: ['secret'] }, 'apiKeys: expected a list of { key, domains? }'],
  [{ apiKeys: [null] }, 'apiKeys: expected a list of { key, domains? }'],
  [
    { apiKeys: [{ key: 'secret', domain: 'a.test' }] },
    'apiKeys: unknown field "domain"; there are key, domains',
  ],
  [{ apiKeys: [{ key: 'secret', domains: 'a.test' }] }, 'apiKeys: expected domains like "example.com"'],
  [{ ports: 1 }, 'ports: unknown option; there are store, host, port, smtpPort, maxMessages,'],
])('createMailServer(%j) names the option', async (options, message) => {
  const starting = createMailServer(options);
  await expect(starting).rejects.toThrow(TypeError);
  await expect(starting).rejects.toThrow(`createMailServer: ${message}`);
  await expect(starting).rejects.not.toThrow('secret');
});
