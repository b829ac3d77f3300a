import {
  type exportGiftCards,
  type GiftCardRow,
  listGiftCards,
} from '@vitrine/contracts/admin-gift-cards.ts';
import { readGiftCardCode } from '@vitrine/domain/gift-card/gift-card-code.ts';
import { type GiftCardState, giftCardState, maskedCode } from '@vitrine/domain/gift-card/gift-card-state.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod';
import { isoTime } from '../../platform/iso-time.ts';
import { daysBetween } from '../../platform/lists/days.ts';
import {
  adminList,
  type ExportColumns,
  type ListSite,
  type ListSource,
  selectedOnly,
  sendExport,
  type Wanted,
} from '../../platform/lists/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../../platform/site.ts';
import { cardsByIds, type OwnedCard } from './owner-repository.ts';

type CardSelection = Omit<z.output<typeof listGiftCards.query>, 'sort' | 'after'>;
type CardSort = 'created' | 'balance';

export const giftCardSource: ListSource<CardSort> = {
  from: sql`gift_cards g`,
  websiteId: sql`g.website_id`,
  id: sql`g.id`,
  sorts: {
    created: { column: sql`g.created_on`, type: 'time' },
    balance: { column: sql`g.balance_minor`, type: 'integer' },
  },
  search: sql`g.search`,
};

/** As `giftCardState` decides. */
function stateCondition(state: GiftCardState): SQL {
  const isWaiting = sql`(g.sent_on is null and g.send_on is not null)`;
  switch (state) {
    case 'refunded':
      return sql`g.status = 'void'`;
    case 'disabled':
      return sql`g.status = 'disabled'`;
    case 'scheduled':
      return sql`(g.status = 'active' and ${isWaiting})`;
    case 'used-up':
      return sql`(g.status = 'active' and not ${isWaiting} and g.balance_minor = 0)`;
    case 'active':
      return sql`(g.status = 'active' and not ${isWaiting} and g.balance_minor > 0)`;
  }
}

/** The cards that a search and filters select. A whole code finds its card alone. */
export function wantedCards({ websiteId, settings }: ListSite, query: CardSelection): Wanted<CardSort> {
  const { search, status, issuedBy, createdFrom, createdTo } = query;
  const code = readGiftCardCode(search);
  return {
    websiteId,
    search: code === null ? search : '',
    where: [
      code === null ? undefined : sql`g.code = ${code}`,
      status === undefined ? undefined : sql`(${sql.join(status.map(stateCondition), sql` or `)})`,
      issuedBy === undefined
        ? undefined
        : issuedBy === 'bought'
          ? sql`g.order_id is not null`
          : sql`g.order_id is null`,
    ],
    within: { created: daysBetween(sql`g.created_on`, createdFrom, createdTo, settings.timeZone) },
  };
}

/** A card as the list shows it. */
export function rowOf(card: OwnedCard): GiftCardRow {
  const { status: _status, message: _message, orderId, orderNumber, ...row } = card;
  return {
    ...row,
    state: giftCardState(card),
    issuedBy: orderId === null ? 'shop' : 'bought',
    order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
    createdOn: isoTime(card.createdOn),
    sendOn: isoTime(card.sendOn),
    sentOn: isoTime(card.sentOn),
  };
}

const rowsByIds = async (
  { db }: Platform,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly GiftCardRow[]> => (await cardsByIds(db, websiteId, ids)).map(rowOf);

/** The list, for views too. */
export const giftCardList = adminList({
  name: 'gift-cards',
  query: listGiftCards.query,
  source: giftCardSource,
  wanted: wantedCards,
  rows: (platform, { websiteId }, ids) => rowsByIds(platform, websiteId, ids),
});

const exportColumns: ExportColumns<GiftCardRow> = {
  heads: [
    'Card',
    'Status',
    'Recipient',
    'Email',
    'Sender',
    'Currency',
    'Balance',
    'Initial amount',
    'Issued by',
    'Order',
    'Created on',
    'Mail due on',
    'Mail sent on',
  ],
  cells: (row) => [
    maskedCode(row.last4),
    row.state,
    row.recipientName,
    row.recipientEmail,
    row.senderName,
    row.currency,
    Number(toDecimal({ minor: row.balanceMinor, currency: row.currency })),
    Number(toDecimal({ minor: row.initialMinor, currency: row.currency })),
    row.issuedBy,
    row.order?.number ?? null,
    row.createdOn,
    row.sendOn,
    row.sentOn,
  ],
};

/** Streams gift cards as CSV, without their codes. */
export function exportCardRows(
  platform: Platform,
  site: Site,
  query: z.output<typeof exportGiftCards.query>,
  reply: FastifyReply,
): FastifyReply {
  return sendExport(reply, platform.db, {
    fileName: 'gift-cards.csv',
    source: giftCardSource,
    wanted: selectedOnly(giftCardSource, wantedCards(site, query), query),
    sort: query.sort,
    columns: exportColumns,
    rowsOf: (ids) => rowsByIds(platform, site.websiteId, ids),
  });
}
