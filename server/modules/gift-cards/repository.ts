import { productTypesWith } from '@vitrine/domain/product/product-traits.ts';
import type { GiftCardStatus } from '@vitrine/domain/gift-card/gift-card-state.ts';
import { readGiftCardCode } from '@vitrine/domain/gift-card/gift-card-code.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { type NamedStatement, runNamed } from '../../platform/db/run-named.ts';
import { sqlTextArray } from '../../platform/db/sql-text-array.ts';
import { giftCards } from './tables.ts';

const giftCardTypes = sqlTextArray(productTypesWith((of) => of.afterPayment === 'gift-cards'));

/** A gift card as a cart sees it, without its code. */
export interface SpendableCard {
  readonly id: string;
  /** Last four characters of its code. */
  readonly last4: string;
  /** Minor units of `currency`. */
  readonly balanceMinor: number;
  readonly currency: CurrencyCode;
  /** Whether the shop has disabled it: it pays nothing until it is enabled again. */
  readonly isDisabled: boolean;
}

/**
 * The active or disabled card with a typed code; null for an unknown or malformed code or a void card. Callers that serve visitors
 * must limit the rate.
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
    .where(and(eq(giftCards.websiteId, websiteId), eq(giftCards.code, code), ne(giftCards.status, 'void')));
  return rows[0] === undefined ? null : spendable(rows[0]);
}

function spendable(row: typeof giftCards.$inferSelect): SpendableCard {
  return {
    id: row.id,
    last4: row.code.slice(-4),
    balanceMinor: row.balanceMinor,
    currency: row.currency as CurrencyCode,
    isDisabled: row.status === 'disabled',
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
    join order_lines l on l.website_id = o.website_id and l.order_id = o.id and l.product_type = any(${giftCardTypes})
    join websites w on w.website_id = o.website_id
    where o.website_id = $1 and o.id = $2 and o.status not in ('refunded', 'canceled')
    order by l.position
    for share of o`,
};

/**
 * The gift cards an order bought; empty once it was fully refunded or canceled. Waits for a refund that is being
 * booked, and makes later ones wait until the caller's transaction ends.
 */
export function lockGiftCardLines(
  tx: Queryable,
  websiteId: string,
  orderId: string,
): Promise<readonly GiftCardLine[]> {
  return runNamed<Row<GiftCardLine>>(tx, linesStatement, [websiteId, orderId]);
}

/** A card whose mail is due, with the mail's contents. */
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
  readonly language: string;
  /** Origin of the site it was bought or issued on; '' where that is not known. */
  readonly origin: string;
}

const mailColumns = `select g.website_id as "websiteId", g.id, g.code, g.currency, g.initial_minor::float8 as "initialMinor",
      g.order_id as "orderId", g.sender_name as "senderName", g.recipient_name as "recipientName",
      g.recipient_email as "recipientEmail", g.message, w.title as "shopTitle",
      coalesce(w.settings -> 'address', '[]'::jsonb) as "shopAddress",
      coalesce(w.settings ->> 'contactEmail', '') as "contactEmail", w.settings ->> 'language' as language,
      coalesce(p.origin, g.origin) as origin
    from gift_cards g
    join websites w on w.website_id = g.website_id
    left join orders o on o.website_id = g.website_id and o.id = g.order_id
    left join payments p on p.website_id = o.website_id and p.id = o.payment_id`;

const dueStatement: NamedStatement = {
  name: 'gift-cards-due',
  text: `${mailColumns}
    where g.sent_on is null and g.status = 'active' and g.send_on <= $1
      and ($2::uuid is null or (g.website_id = $2 and g.order_id = $3))
    order by g.send_on limit $4
    for update of g skip locked`,
};

/**
 * Cards whose mail is due, locked until the caller's transaction ends; rows locked by other processes are skipped. Of
 * all websites, since one poller serves them all, or of one order.
 */
export function lockDueCards(
  db: Queryable,
  claim: {
    readonly now: Date;
    readonly order: { readonly websiteId: string; readonly orderId: string } | null;
    readonly limit: number;
  },
): Promise<readonly DueCard[]> {
  const { now, order, limit } = claim;
  return runNamed<Row<DueCard>>(db, dueStatement, [
    now,
    order?.websiteId ?? null,
    order?.orderId ?? null,
    limit,
  ]);
}

const oneStatement: NamedStatement = {
  name: 'gift-cards-to-mail',
  text: `${mailColumns}
    where g.website_id = $1 and g.id = $2`,
};

/** A card with the contents of its mail, whether it is due or not; null when there is none. */
export async function findMailedCard(db: Queryable, websiteId: string, id: string): Promise<DueCard | null> {
  const [row] = await runNamed<Row<DueCard>>(db, oneStatement, [websiteId, id]);
  return row ?? null;
}

export async function markCardSent(db: Queryable, card: DueCard, sentOn: Date): Promise<void> {
  await db
    .update(giftCards)
    .set({ sentOn, sendOn: sql`coalesce(${giftCards.sendOn}, ${sentOn})` })
    .where(and(eq(giftCards.websiteId, card.websiteId), eq(giftCards.id, card.id)));
}

/** Identifies an order. */
export interface OrderOfCards {
  readonly websiteId: string;
  readonly orderId: string;
}

const ofOrderStatement: NamedStatement = {
  name: 'gift-cards-bought',
  text: `select id, right(code, 4) as last4, order_line_id as "lineId" from gift_cards
    where website_id = $1 and order_id = $2 and order_line_id is not null order by order_line_id, unit limit 100`,
};

/** The cards an order bought, as its owner is led to them; at most a hundred. */
export function giftCardsOfOrder(
  db: Queryable,
  order: OrderOfCards,
): Promise<readonly { readonly id: string; readonly last4: string; readonly lineId: string }[]> {
  return runNamed(db, ofOrderStatement, [order.websiteId, order.orderId]);
}

/** A card an order bought, without its code. Times are milliseconds since the epoch. */
export interface IssuedCard {
  readonly initialMinor: number;
  readonly currency: CurrencyCode;
  readonly status: GiftCardStatus;
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
