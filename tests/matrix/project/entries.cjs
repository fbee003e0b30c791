/** The entries as a CommonJS script asks for them, without a test runner. */
const { createMailServer } = require('playwright-inbox/server');
const { MailClient } = require('playwright-inbox/client');
const { mailServer } = require('playwright-inbox');

void (async () => {
  const server = await createMailServer();
  const client = new MailClient({ url: server.url });
  const messages = await client.list({ to: 'jane@inbox.test' });
  await server.close();
  if (messages.length > 0 || mailServer().name !== 'mail') process.exitCode = 1;
})();
