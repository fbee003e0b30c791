// The application under test: Acme, an app with accounts that writes e-mail.

import { serve } from '@hono/node-server';
import { appURL, host, port } from './config.js';
import { routes } from './routes.js';

serve({ fetch: routes.fetch, hostname: host, port }, () => console.log(`Acme is listening on ${appURL}`));

// Everything is in memory, so there is nothing to save and no connection worth waiting for.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
