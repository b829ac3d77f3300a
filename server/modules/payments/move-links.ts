import { and, eq, ne } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.ts';
import { payments } from './tables.ts';

/**
 * Points the links of mails still to be written to PUBLIC_ORIGIN, wherever their orders were placed. A payment in flight
 * keeps its own: the provider already has its return address.
 */
export async function movePaymentLinks({ config, db }: Platform, websiteId: string): Promise<void> {
  const origin = config.publicOrigin;
  if (origin === null) return;
  await db
    .update(payments)
    .set({ origin })
    .where(
      and(eq(payments.websiteId, websiteId), ne(payments.origin, origin), ne(payments.status, 'pending')),
    );
}
