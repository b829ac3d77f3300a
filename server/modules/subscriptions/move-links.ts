import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { subscriptions } from './tables.ts';

/** Lets the links of mails yet to be written lead to `origin`, wherever their subscriptions were begun. */
export async function moveSubscriptionLinks(db: Database, websiteId: string, origin: string): Promise<void> {
  await db
    .update(subscriptions)
    .set({ origin })
    .where(and(eq(subscriptions.websiteId, websiteId), ne(subscriptions.origin, origin)));
}
