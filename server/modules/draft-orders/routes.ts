import * as calls from '@vitrine/contracts/draft-orders.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { draftList, exportDraftRows } from './draft-list.ts';
import { viewDraft } from './draft-view.ts';
import { payPageRoutes } from './pay-page.ts';
import { previewDraftMail, sendDraftOrder } from './send-draft.ts';
import { createDraftOrder, deleteDraftOrder, renewDraftOrderLink, updateDraftOrder } from './service.ts';

/** The owner's draft orders, and the checkout by their links. */
export const draftOrdersRoutes: readonly Route[] = [
  route(calls.listDraftOrders, {
    handler: ({ platform, site, query }) => draftList.page(platform, site, query),
  }),
  route(calls.countDraftOrders, {
    handler: async ({ platform, site, query }) => ok(await draftList.count(platform, site, query)),
  }),
  route(calls.exportDraftOrders, {
    handler: ({ platform, site, query, reply }) => exportDraftRows(platform, site, query, reply),
  }),
  route(calls.exportSelectedDraftOrders, {
    handler: ({ platform, site, query, body, reply }) =>
      exportDraftRows(platform, site, { ...query, ...body }, reply),
  }),
  route(calls.getDraftOrder, {
    handler: ({ platform, site, params }) => viewDraft(platform, site, params.id),
  }),
  route(calls.createDraftOrder, {
    handler: ({ platform, site, owner, body }) => createDraftOrder(platform, site, owner.accountId, body),
  }),
  route(calls.updateDraftOrder, {
    handler: ({ platform, site, params, body }) => updateDraftOrder(platform, site, params.id, body),
  }),
  route(calls.deleteDraftOrder, {
    handler: ({ platform, site, params }) => deleteDraftOrder(platform, site, params.id),
  }),
  route(calls.previewDraftOrderMail, {
    handler: ({ platform, site, params }) => previewDraftMail(platform, site, params.id),
  }),
  route(calls.sendDraftOrder, {
    handler: ({ platform, site, params, body }) => sendDraftOrder(platform, site, params.id, body.revision),
  }),
  route(calls.renewDraftOrderLink, {
    handler: ({ platform, site, params, body }) =>
      renewDraftOrderLink(platform, site, params.id, body.revision),
  }),
  ...payPageRoutes,
];
