/**
 * Sends mail to the capture server that the config has started.
 */
import { type Mail, send as sendTo } from '../send.js';

export async function send(mail: Mail): Promise<string> {
  return sendTo('smtp://127.0.0.1:1025', mail);
}
