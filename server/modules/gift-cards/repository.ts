import { readGiftCardCode } from '@vitrine/domain/gift-card/gift-card-code.ts';
import type { SpentOnCard } from '@vitrine/domain/gift-card/give-back.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';
import { newId } from '../../platform/ids.ts';
import { giftCardEntries, giftCards } from './tables.ts';

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

/** A line of an order that bought gift cards. */
export interface GiftCardLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly additionalFields: string;
  readonly currency: CurrencyCode;
  readonly buyerEmail: string;
  readonly buyerName: string;
  readonly timeZone: string;
}

type Row<T> = T & { readonly [column: string]: unknown };

const linesStatement: NamedStatement = {
  name: 'gift-cards-lines-of-order',
  text: `select l.id as "lineId", l.quantity, l.unit_price_minor::float8 as "unitPriceMinor",
      l.additional_fields as "additionalFields", o.currency, o.email as "buyerEmail",
      coalesce(o.details #>> '{address,firstName}', '') as "buyerName", w.settings ->> 'timeZone' as "timeZone"
    from orders o
    join order_lines l on l.website_id = o.website_id and l.order_id = o.id and l.product_type = 'giftCard'
    join websites w on w.website_id = o.website_id
    where o.website_id = $1 and o.id = $2 and o.status not in ('refunded', 'canceled')
    order by l.position`,
};

/** What an order bought in gift cards; nothing once it was refunded or canceled as a whole. */
export function giftCardLinesOf(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<readonly GiftCardLine[]> {
  return runNamed<Row<GiftCardLine>>(db, linesStatement, [websiteId, orderId]);
}

export type NewGiftCard = Omit<
  typeof giftCards.$inferInsert,
  'balanceMinor' | 'status' | 'sentOn' | 'createdOn'
>;

/** Writes cards that are not there yet, each with its two rows of the ledger. One of a line and unit stays one. */
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

interface Movement {
  readonly websiteId: string;
  readonly giftCardId: string;
  readonly kind: 'issued' | 'refunded' | 'voided';
  /** What the card gains; negative for what it loses. */
  readonly amountMinor: number;
  readonly refundId: string | null;
}

/** Books movements, two rows each: what the card gains the shop owes. */
async function insertMovements(db: Queryable, movements: readonly Movement[], now: Date): Promise<void> {
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

/** A card whose mail is due, with what the mail tells. */
export interface DueCard {
  readonly websiteId: string;
  readonly id: string;
  readonly code: string;
  readonly currency: CurrencyCode;
  readonly initialMinor: number;
  readonly orderId: string | null;
  readonly senderName: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
  readonly shopTitle: string;
  readonly shopAddress: readonly string[];
  readonly contactEmail: string;
  /** Origin of the site it was bought on; '' for a card that was not bought. */
  readonly origin: string;
}

const dueStatement: NamedStatement = {
  name: 'gift-cards-due',
  text: `select g.website_id as "websiteId", g.id, g.code, g.currency, g.initial_minor::float8 as "initialMinor",
      g.order_id as "orderId", g.sender_name as "senderName", g.recipient_name as "recipientName",
      g.recipient_email as "recipientEmail", g.message, w.title as "shopTitle",
      coalesce(w.settings -> 'address', '[]'::jsonb) as "shopAddress",
      coalesce(w.settings ->> 'contactEmail', '') as "contactEmail", coalesce(p.origin, '') as origin
    from gift_cards g
    join websites w on w.website_id = g.website_id
    left join orders o on o.website_id = g.website_id and o.id = g.order_id
    left join payments p on p.website_id = o.website_id and p.id = o.payment_id
    where g.sent_on is null and g.status = 'active' and g.send_on <= $1
      and ($2::uuid is null or (g.website_id = $2 and g.order_id = $3))
    order by g.send_on limit $4
    for update of g skip locked`,
};

/**
 * Cards whose mail is due, held until the caller's transaction ends; those another process holds are left to it.
 * Over all websites, since one pass serves them all, or of one order alone.
 */
export function lockDueCards(
  db: Queryable,
  claim: {
    readonly now: Date;
    readonly order: { readonly websiteId: string; readonly orderId: string } | null;
    readonly most: number;
  },
): Promise<readonly DueCard[]> {
  const { now, order, most } = claim;
  return runNamed<Row<DueCard>>(db, dueStatement, [
    now,
    order?.websiteId ?? null,
    order?.orderId ?? null,
    most,
  ]);
}

export async function markCardSent(db: Queryable, card: DueCard, sentOn: Date): Promise<void> {
  await db
    .update(giftCards)
    .set({ sentOn })
    .where(and(eq(giftCards.websiteId, card.websiteId), eq(giftCards.id, card.id)));
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
    where g.website_id = $1 and g.status = 'active' and g.id = any($3::uuid[])`,
};

/**
 * What a payment took from active gift cards and has not had given back, in the order the cards were used. The cards
 * are locked, by id, until the caller's transaction ends.
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
  const spent = await runNamed<Row<SpentOnCard>>(tx, spentStatement, [websiteId, paymentId, ids]);
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

/** What a refund has already given to cards; null when it has given nothing yet. */
export async function givenByRefund(
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

/** Puts money of a refund back on cards that are locked. */
export async function giveToCards(
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

/** Ids of the active cards an order bought. */
export async function cardsOfOrder(
  db: Queryable,
  websiteId: string,
  orderId: string,
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(
      and(eq(giftCards.websiteId, websiteId), eq(giftCards.orderId, orderId), eq(giftCards.status, 'active')),
    );
  return rows.map(({ id }) => id);
}

/** Takes what is left off active cards and ends them. Answers what was left on them together. */
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
      and(
        eq(giftCards.websiteId, websiteId),
        inArray(giftCards.id, [...ids]),
        eq(giftCards.status, 'active'),
      ),
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

/** One order's gift cards. */
export interface OrderOfCards {
  readonly websiteId: string;
  readonly orderId: string;
}

/** A card an order bought, without its code. Times are milliseconds since the epoch. */
export interface IssuedCard {
  readonly initialMinor: number;
  readonly currency: CurrencyCode;
  readonly status: 'active' | 'void';
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly sendOn: number;
  readonly sentOn: number | null;
  readonly language: string;
  readonly timeZone: string;
}

const issuedStatement: NamedStatement = {
  name: 'gift-cards-of-order',
  text: `select g.initial_minor::float8 as "initialMinor", g.currency, g.status, g.recipient_name as "recipientName",
      g.recipient_email as "recipientEmail", (extract(epoch from g.send_on) * 1000)::float8 as "sendOn",
      (extract(epoch from g.sent_on) * 1000)::float8 as "sentOn", w.settings ->> 'language' as language,
      w.settings ->> 'timeZone' as "timeZone"
    from gift_cards g join websites w on w.website_id = g.website_id
    where g.website_id = $1 and g.order_id = $2 order by g.order_line_id, g.unit limit 100`,
};

/** The cards an order bought, at most a hundred. */
export function issuedByOrder(db: Queryable, order: OrderOfCards): Promise<readonly IssuedCard[]> {
  return runNamed<Row<IssuedCard>>(db, issuedStatement, [order.websiteId, order.orderId]);
}
