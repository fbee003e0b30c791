/** The entries as an ES module asks for them, without a test runner. */
import { mailServer } from 'playwright-inbox';
import { MailClient } from 'playwright-inbox/client';
import { createMailServer } from 'playwright-inbox/server';

const server = await createMailServer();
const client = new MailClient({ url: server.url });
const messages = await client.list({ to: 'jane@inbox.test' });
await server.close();
if (messages.length > 0 || mailServer().name !== 'mail') process.exitCode = 1;
