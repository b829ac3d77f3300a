import { and, eq, ne } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.ts';
import { subscriptions } from './tables.ts';

/** Points the links of mails still to be written to PUBLIC_ORIGIN, wherever their subscriptions were started. */
export async function moveSubscriptionLinks({ config, db }: Platform, websiteId: string): Promise<void> {
  const origin = config.publicOrigin;
  if (origin === null) return;
  await db
    .update(subscriptions)
    .set({ origin })
    .where(and(eq(subscriptions.websiteId, websiteId), ne(subscriptions.origin, origin)));
}
