import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { payments } from './tables.ts';

/**
 * Points the links of mails still to be written to `origin`, wherever their orders were placed. A payment in flight
 * keeps its own: the provider already has its return address.
 */
export async function movePaymentLinks(db: Database, websiteId: string, origin: string): Promise<void> {
  await db
    .update(payments)
    .set({ origin })
    .where(
      and(eq(payments.websiteId, websiteId), ne(payments.origin, origin), ne(payments.status, 'pending')),
    );
}
