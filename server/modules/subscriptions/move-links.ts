import { and, eq, ne } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.ts';
import { subscriptions } from './tables.ts';

/** Rewrites the links of future mails to PUBLIC_ORIGIN, whatever origin their subscriptions were started on. */
export async function moveSubscriptionLinks({ config, db }: Platform, websiteId: string): Promise<void> {
  const origin = config.publicOrigin;
  if (origin === null) return;
  await db
    .update(subscriptions)
    .set({ origin })
    .where(and(eq(subscriptions.websiteId, websiteId), ne(subscriptions.origin, origin)));
}
