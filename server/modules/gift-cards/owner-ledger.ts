import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { insertMovements, type NewGiftCard } from './ledger.ts';
import { giftCards } from './tables.ts';

/*
 * The writes by which an owner changes a card's balance, in the caller's transaction, with the card locked.
 */

/** Issues a card unless a call with its key has done so; false then. Waits for such a call that is under way. */
export async function insertIssuedCard(
  tx: Queryable,
  card: NewGiftCard & { readonly idempotencyKey: string },
  now: Date,
): Promise<boolean> {
  const made = await tx
    .insert(giftCards)
    .values({ ...card, balanceMinor: card.initialMinor, createdOn: now })
    .onConflictDoNothing({ target: [giftCards.websiteId, giftCards.idempotencyKey] })
    .returning({ id: giftCards.id });
  if (made.length === 0) return false;
  const { websiteId, id: giftCardId, initialMinor: amountMinor } = card;
  await insertMovements(tx, [{ websiteId, giftCardId, kind: 'issued', amountMinor, refundId: null }], now);
  return true;
}

interface Switch {
  readonly websiteId: string;
  readonly giftCardId: string;
  /** The balance under the lock, minor units. */
  readonly balanceMinor: number;
  readonly now: Date;
}

/** Ends an active card: its balance is written off. */
export async function writeOff(
  tx: Queryable,
  { websiteId, giftCardId, balanceMinor, now }: Switch,
): Promise<void> {
  await setCard(tx, websiteId, giftCardId, { status: 'disabled', balanceMinor: 0 });
  await book(tx, { websiteId, giftCardId, kind: 'disabled', amountMinor: -balanceMinor }, now);
}

/** Makes a disabled card active again: `writtenOffMinor` is added to what came back to it meanwhile. */
export async function takeBack(
  tx: Queryable,
  { websiteId, giftCardId, balanceMinor, now }: Switch,
  writtenOffMinor: number,
): Promise<void> {
  await setCard(tx, websiteId, giftCardId, {
    status: 'active',
    balanceMinor: balanceMinor + writtenOffMinor,
  });
  await book(tx, { websiteId, giftCardId, kind: 'enabled', amountMinor: writtenOffMinor }, now);
}

const setCard = (
  tx: Queryable,
  websiteId: string,
  id: string,
  change: { readonly status: 'active' | 'disabled'; readonly balanceMinor: number },
) =>
  tx
    .update(giftCards)
    .set(change)
    .where(and(eq(giftCards.websiteId, websiteId), eq(giftCards.id, id)));

async function book(
  tx: Queryable,
  movement: {
    readonly websiteId: string;
    readonly giftCardId: string;
    readonly kind: 'disabled' | 'enabled';
    readonly amountMinor: number;
  },
  now: Date,
): Promise<void> {
  // Nothing was left: only the event says that it was disabled.
  if (movement.amountMinor === 0) return;
  await insertMovements(tx, [{ ...movement, refundId: null }], now);
}
