/**
 * The server of the soak test, in a process of its own. An unhandled rejection ends it, as Node does by default.
 */
import { createMailServer } from '../../src/server/index.js';
import { BOUNDS } from './soak.js';

const server = await createMailServer(BOUNDS);
process.send?.({ url: server.url, smtpURL: server.smtpURL });
process.on('message', () => {
  globalThis.gc?.();
  const { rss } = process.memoryUsage();
  process.send?.(rss);
});
process.once('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(1));
