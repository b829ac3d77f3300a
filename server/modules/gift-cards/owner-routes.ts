import * as calls from '@vitrine/contracts/admin-gift-cards.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { exportCardRows, giftCardList } from './gift-card-list.ts';
import {
  correctRecipient,
  disableCard,
  enableCard,
  issueCard,
  sendCardMail,
  showCode,
  viewCard,
} from './owner-service.ts';

/** The owner's gift cards. */
export const ownerGiftCardRoutes: readonly Route[] = [
  route(calls.listGiftCards, {
    handler: ({ platform, site, query }) => giftCardList.page(platform, site, query),
  }),
  route(calls.countGiftCards, {
    handler: async ({ platform, site, query }) => ok(await giftCardList.count(platform, site, query)),
  }),
  route(calls.exportGiftCards, {
    handler: ({ platform, site, query, reply }) => exportCardRows(platform, site, query, reply),
  }),
  route(calls.exportSelectedGiftCards, {
    handler: ({ platform, site, query, body, reply }) =>
      exportCardRows(platform, site, { ...query, ...body }, reply),
  }),
  route(calls.getGiftCard, {
    handler: ({ platform, site, params }) => viewCard(platform, site, params.id),
  }),
  route(calls.issueGiftCard, {
    handler: ({ platform, site, owner, body }) => issueCard(platform, site, owner, body),
  }),
  route(calls.changeGiftCard, {
    handler: ({ platform, site, owner, params, body }) =>
      correctRecipient(platform, site, owner, params.id, body),
  }),
  route(calls.mailGiftCard, {
    handler: ({ platform, site, owner, params, body }) =>
      sendCardMail(platform, site, owner, params.id, body),
  }),
  route(calls.showGiftCardCode, {
    handler: ({ platform, site, owner, params }) => showCode(platform, site, owner, params.id),
  }),
  route(calls.disableGiftCard, {
    handler: ({ platform, site, owner, params, body }) =>
      disableCard(platform, site, owner, params.id, body.balanceMinor),
  }),
  route(calls.enableGiftCard, {
    handler: ({ platform, site, owner, params }) => enableCard(platform, site, owner, params.id),
  }),
];
