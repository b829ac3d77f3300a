import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { payments } from './tables.ts';

/**
 * Lets the links of mails yet to be written lead to `origin`, wherever their orders were placed. A payment that is under
 * way keeps its own: the provider was told where its buyer comes back to.
 */
export async function movePaymentLinks(db: Database, websiteId: string, origin: string): Promise<void> {
  await db
    .update(payments)
    .set({ origin })
    .where(
      and(eq(payments.websiteId, websiteId), ne(payments.origin, origin), ne(payments.status, 'pending')),
    );
}
