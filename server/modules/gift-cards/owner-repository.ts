import { CARD_HISTORY } from '@vitrine/contracts/admin-gift-cards.ts';
import type { GiftCardEntryKind, GiftCardEventType } from '@vitrine/domain/gift-card/gift-card-entry.ts';
import type { GiftCardStatus } from '@vitrine/domain/gift-card/gift-card-state.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';
import { giftCardEvents, giftCards } from './tables.ts';

/** A gift card as its owner sees it, without its code. Times are milliseconds since the epoch. */
export interface OwnedCard {
  readonly id: string;
  readonly last4: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly message: string;
  readonly balanceMinor: number;
  readonly initialMinor: number;
  readonly currency: CurrencyCode;
  readonly status: GiftCardStatus;
  readonly orderId: string | null;
  readonly orderNumber: number | null;
  readonly createdOn: number;
  readonly sendOn: number | null;
  readonly sentOn: number | null;
}

const epochOf = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

type Row<T> = T & { readonly [column: string]: unknown };

const byIdsStatement: NamedStatement = {
  name: 'gift-cards-by-ids',
  text: `select g.id, right(g.code, 4) as last4, g.recipient_name as "recipientName",
      g.recipient_email as "recipientEmail", g.sender_name as "senderName", g.message,
      g.balance_minor::float8 as "balanceMinor", g.initial_minor::float8 as "initialMinor", g.currency, g.status,
      g.order_id as "orderId", o.number::float8 as "orderNumber", ${epochOf('g.created_on')} as "createdOn",
      ${epochOf('g.send_on')} as "sendOn", ${epochOf('g.sent_on')} as "sentOn"
    from gift_cards g
    left join orders o on o.website_id = g.website_id and o.id = g.order_id
    where g.website_id = $1 and g.id = any($2::uuid[]) order by array_position($2::uuid[], g.id)`,
};

/** In the order of `ids`; those of other websites are left out. */
export function cardsByIds(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly OwnedCard[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : runNamed<Row<OwnedCard>>(db, byIdsStatement, [websiteId, ids]);
}

export async function findOwnedCard(db: Queryable, websiteId: string, id: string): Promise<OwnedCard | null> {
  return (await cardsByIds(db, websiteId, [id]))[0] ?? null;
}

const cardOf = (websiteId: string, id: string) =>
  and(eq(giftCards.websiteId, websiteId), eq(giftCards.id, id));

/** A card, locked until the transaction ends: nothing is spent from it meanwhile. Null when there is none. */
export async function lockOwnedCard(tx: Queryable, websiteId: string, id: string): Promise<OwnedCard | null> {
  const locked = await tx
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(cardOf(websiteId, id))
    .for('update');
  return locked.length === 0 ? null : findOwnedCard(tx, websiteId, id);
}

export interface EntryRecord {
  readonly id: string;
  readonly kind: GiftCardEntryKind;
  readonly amountMinor: number;
  readonly balanceMinor: number;
  readonly orderId: string | null;
  readonly orderNumber: number | null;
  readonly happenedOn: number;
}

const entriesStatement: NamedStatement = {
  name: 'gift-cards-entries',
  text: `select e.id, e.kind, e.amount_minor::float8 as "amountMinor", e.balance::float8 as "balanceMinor",
      o.id as "orderId", o.number::float8 as "orderNumber", ${epochOf('e.happened_on')} as "happenedOn"
    from (
      select *, sum(amount_minor) over (order by happened_on, id) as balance
      from gift_card_entries where website_id = $1 and gift_card_id = $2 and account = 'card'
    ) e
    join gift_cards g on g.website_id = $1 and g.id = $2
    left join payments p on p.website_id = $1 and p.id = e.payment_id
    left join refunds r on r.website_id = $1 and r.id = e.refund_id
    left join orders o on o.website_id = $1
      and o.id = coalesce(p.order_id, r.order_id, case when e.kind in ('issued', 'voided') then g.order_id end)
    order by e.happened_on desc, e.id desc limit ${CARD_HISTORY}`,
};

/** The newest movements of a card's balance, newest first, each with the balance after it. */
export function entriesOfCard(db: Queryable, websiteId: string, id: string): Promise<readonly EntryRecord[]> {
  return runNamed<Row<EntryRecord>>(db, entriesStatement, [websiteId, id]);
}

const writtenOffStatement: NamedStatement = {
  name: 'gift-cards-written-off',
  text: `select (-coalesce(sum(amount_minor), 0))::float8 as minor from gift_card_entries
    where website_id = $1 and gift_card_id = $2 and account = 'card' and kind in ('disabled', 'enabled')`,
};

/** What was written off when a card was disabled and has not been taken back, minor units. */
export async function writtenOff(db: Queryable, websiteId: string, id: string): Promise<number> {
  const [row] = await runNamed<{ minor: number }>(db, writtenOffStatement, [websiteId, id]);
  return row?.minor ?? 0;
}

export interface CardEventRecord {
  readonly id: string;
  readonly type: GiftCardEventType;
  /** Null once the account is gone. */
  readonly actorName: string | null;
  readonly happenedOn: number;
}

const eventsStatement: NamedStatement = {
  name: 'gift-cards-events',
  text: `select e.id, e.type, a.name as "actorName", ${epochOf('e.happened_on')} as "happenedOn"
    from gift_card_events e left join accounts a on a.id = e.actor
    where e.website_id = $1 and e.gift_card_id = $2 order by e.happened_on desc, e.id desc limit ${CARD_HISTORY}`,
};

/** What owners did with a card, newest first. */
export function eventsOfCard(
  db: Queryable,
  websiteId: string,
  id: string,
): Promise<readonly CardEventRecord[]> {
  return runNamed<Row<CardEventRecord>>(db, eventsStatement, [websiteId, id]);
}

export async function insertCardEvent(
  db: Queryable,
  event: typeof giftCardEvents.$inferInsert,
): Promise<void> {
  await db.insert(giftCardEvents).values(event);
}

/** Changes what is written on a card; its balance is the ledger's. */
export async function updateCard(
  tx: Queryable,
  websiteId: string,
  id: string,
  change: { readonly recipientName?: string; readonly recipientEmail?: string },
): Promise<void> {
  await tx.update(giftCards).set(change).where(cardOf(websiteId, id));
}

/** The code of a card; null when there is no such card. */
export async function readCode(db: Queryable, websiteId: string, id: string): Promise<string | null> {
  const [row] = await db.select({ code: giftCards.code }).from(giftCards).where(cardOf(websiteId, id));
  return row?.code ?? null;
}

/** The card that a call with this key has issued; null when none has. */
export async function cardOfKey(
  db: Queryable,
  websiteId: string,
  idempotencyKey: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(and(eq(giftCards.websiteId, websiteId), eq(giftCards.idempotencyKey, idempotencyKey)));
  return row?.id ?? null;
}
