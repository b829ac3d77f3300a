import type { SpentOnCard } from '@vitrine/domain/gift-card/allocate-refund.ts';
import type { GiftCardEntryKind } from '@vitrine/domain/gift-card/gift-card-entry.ts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';
import { newId } from '../../platform/ids.ts';
import { giftCardEntries, giftCards } from './tables.ts';

/*
 * The writes that change a card's balance. Each change is booked as two rows of opposite sums, in the caller's
 * transaction. Redeeming and releasing are part of the checkout's own statements.
 */

export type NewGiftCard = Omit<
  typeof giftCards.$inferInsert,
  'balanceMinor' | 'status' | 'sentOn' | 'createdOn'
>;

/** Inserts cards that do not exist yet, each with its two ledger rows. At most one card per order line and unit. */
export async function insertGiftCards(
  db: Queryable,
  cards: readonly NewGiftCard[],
  now: Date,
): Promise<void> {
  if (cards.length === 0) return;
  const made = await db
    .insert(giftCards)
    .values(cards.map((card) => ({ ...card, balanceMinor: card.initialMinor, createdOn: now })))
    .onConflictDoNothing({ target: [giftCards.websiteId, giftCards.orderLineId, giftCards.unit] })
    .returning({ websiteId: giftCards.websiteId, id: giftCards.id, amountMinor: giftCards.initialMinor });
  await insertMovements(
    db,
    made.map((card) => ({ ...card, giftCardId: card.id, kind: 'issued' as const, refundId: null })),
    now,
  );
}

export interface Movement {
  readonly websiteId: string;
  readonly giftCardId: string;
  readonly kind: Exclude<GiftCardEntryKind, 'redeemed' | 'released'>;
  /** Added to the card's balance; negative for a debit. */
  readonly amountMinor: number;
  readonly refundId: string | null;
}

/** Books movements, two rows each: a credit of the card is a debit of the shop. */
export async function insertMovements(
  db: Queryable,
  movements: readonly Movement[],
  now: Date,
): Promise<void> {
  if (movements.length === 0) return;
  const at = now.getTime();
  await db.insert(giftCardEntries).values(
    movements.flatMap(({ websiteId, giftCardId, kind, amountMinor, refundId }) => {
      const row = { websiteId, giftCardId, kind, refundId, happenedOn: now };
      return [
        { ...row, id: newId(at), account: 'card' as const, amountMinor },
        { ...row, id: newId(at), account: 'shop' as const, amountMinor: -amountMinor },
      ];
    }),
  );
}

const spentStatement: NamedStatement = {
  name: 'gift-cards-spent-by-payment',
  text: `select g.id, (-(
        select coalesce(sum(e.amount_minor), 0) from gift_card_entries e
        where e.website_id = $1 and e.gift_card_id = g.id and e.account = 'card' and e.payment_id = $2
      ) - (
        select coalesce(sum(e.amount_minor), 0) from gift_card_entries e
        join refunds r on r.website_id = $1 and r.id = e.refund_id and r.payment_id = $2
        where e.website_id = $1 and e.gift_card_id = g.id and e.account = 'card' and e.kind = 'refunded'
      ))::float8 as "spentMinor"
    from gift_cards g
    where g.website_id = $1 and g.status <> 'void' and g.id = any($3::uuid[])`,
};

/**
 * What a payment took from gift cards and has not been refunded, disabled ones among them but not void ones, in the order the cards were used. Locks the
 * cards, by id, until the caller's transaction ends.
 */
export async function lockSpentCards(
  tx: Queryable,
  websiteId: string,
  paymentId: string,
): Promise<readonly SpentOnCard[]> {
  const used = await tx
    .select({ id: giftCardEntries.giftCardId })
    .from(giftCardEntries)
    .where(
      and(
        eq(giftCardEntries.websiteId, websiteId),
        eq(giftCardEntries.paymentId, paymentId),
        eq(giftCardEntries.kind, 'redeemed'),
        eq(giftCardEntries.account, 'card'),
      ),
    )
    .orderBy(giftCardEntries.happenedOn, giftCardEntries.id);
  const ids = used.map(({ id }) => id);
  if (ids.length === 0) return [];
  await lockCards(tx, websiteId, ids);
  const spent = await runNamed<SpentOnCard & { readonly [column: string]: unknown }>(tx, spentStatement, [
    websiteId,
    paymentId,
    ids,
  ]);
  return ids.flatMap((id) => spent.filter((card) => card.id === id));
}

async function lockCards(tx: Queryable, websiteId: string, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(and(eq(giftCards.websiteId, websiteId), inArray(giftCards.id, [...ids])))
    .orderBy(giftCards.id)
    .for('update');
}

/** What a refund has already credited to cards; null when nothing yet. */
export async function creditedByRefund(
  db: Queryable,
  websiteId: string,
  refundId: string,
): Promise<number | null> {
  const rows = await db
    .select({ amountMinor: giftCardEntries.amountMinor })
    .from(giftCardEntries)
    .where(
      and(
        eq(giftCardEntries.websiteId, websiteId),
        eq(giftCardEntries.refundId, refundId),
        eq(giftCardEntries.account, 'card'),
      ),
    );
  return rows.length === 0 ? null : rows.reduce((sum, row) => sum + row.amountMinor, 0);
}

/** Credits refunded money to cards that are locked. */
export async function creditCards(
  tx: Queryable,
  refund: { readonly websiteId: string; readonly refundId: string; readonly now: Date },
  shares: readonly { readonly id: string; readonly amountMinor: number }[],
): Promise<void> {
  const { websiteId, refundId, now } = refund;
  for (const { id, amountMinor } of shares) {
    await tx
      .update(giftCards)
      .set({ balanceMinor: sql`${giftCards.balanceMinor} + ${amountMinor}` })
      .where(and(eq(giftCards.websiteId, websiteId), eq(giftCards.id, id)));
  }
  await insertMovements(
    tx,
    shares.map(({ id, amountMinor }) => ({
      websiteId,
      giftCardId: id,
      kind: 'refunded' as const,
      amountMinor,
      refundId,
    })),
    now,
  );
}

/** Ids of the cards an order bought that are not void. */
export async function cardsOfOrder(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(
      and(eq(giftCards.websiteId, websiteId), eq(giftCards.orderId, orderId), ne(giftCards.status, 'void')),
    );
  return rows.map(({ id }) => id);
}

/** Debits the balance of active and disabled cards and voids them: none of them can be enabled again. Returns the sum of their balances. */
export async function voidCards(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
  await lockCards(tx, websiteId, ids);
  const rows = await tx
    .select({ id: giftCards.id, leftMinor: giftCards.balanceMinor })
    .from(giftCards)
    .where(
      and(eq(giftCards.websiteId, websiteId), inArray(giftCards.id, [...ids]), ne(giftCards.status, 'void')),
    );
  if (rows.length === 0) return 0;
  await tx
    .update(giftCards)
    .set({ status: 'void', balanceMinor: 0 })
    .where(
      and(
        eq(giftCards.websiteId, websiteId),
        inArray(
          giftCards.id,
          rows.map(({ id }) => id),
        ),
      ),
    );
  const left = rows.filter(({ leftMinor }) => leftMinor > 0);
  await insertMovements(
    tx,
    left.map(({ id, leftMinor }) => ({
      websiteId,
      giftCardId: id,
      kind: 'voided' as const,
      amountMinor: -leftMinor,
      refundId: null,
    })),
    now,
  );
  return left.reduce((sum, { leftMinor }) => sum + leftMinor, 0);
}
