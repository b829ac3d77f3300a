import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { readGiftCardCode } from '@vitrine/domain/gift-card/gift-card-code.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { giftCards } from './tables.ts';

/** A gift card as a cart sees it. Its code is not among it. */
export interface SpendableCard {
  readonly id: string;
  /** Last four characters of its code. */
  readonly last4: string;
  /** Minor units of `currency`. */
  readonly balanceMinor: number;
  readonly currency: CurrencyCode;
}

/**
 * The active card a typed code names; null for no card, a void one, or what can be no code. Whoever calls it for a
 * visitor bounds how often they may.
 */
export async function findGiftCard(
  db: Queryable,
  websiteId: string,
  typedCode: string,
): Promise<SpendableCard | null> {
  const code = readGiftCardCode(typedCode);
  if (code === null) return null;
  const rows = await db
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.websiteId, websiteId), eq(giftCards.code, code), eq(giftCards.status, 'active')));
  return rows[0] === undefined ? null : spendable(rows[0]);
}

/** The active cards of these ids, in the order of the ids; void and unknown ones are left out. */
export async function giftCardsByIds(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly SpendableCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(giftCards)
    .where(
      and(
        eq(giftCards.websiteId, websiteId),
        inArray(giftCards.id, [...ids]),
        eq(giftCards.status, 'active'),
      ),
    );
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(spendable));
}

function spendable(row: typeof giftCards.$inferSelect): SpendableCard {
  return {
    id: row.id,
    last4: row.code.slice(-4),
    balanceMinor: row.balanceMinor,
    currency: row.currency as CurrencyCode,
  };
}
