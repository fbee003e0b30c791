import type { Inbox } from 'playwright-inbox';

/** What users write to share steps between tests. */
export async function confirm(inbox: Inbox): Promise<void> {
  await inbox.waitForMessage({ subject: 'Confirm' }, { timeout: 2000 });
}
