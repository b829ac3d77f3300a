import * as calls from '@vitrine/contracts/orders.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { fulfilOrder, undoFulfilment } from './fulfil.ts';
import { cancelOrder, refundOrder } from './refund.ts';
import { viewOrder, viewOrders } from './service.ts';

/** The owner's orders. */
export const ordersRoutes: readonly Route[] = [
  route(calls.listOrders, {
    handler: async ({ platform, site, query: { status, search, before } }) =>
      ok(await viewOrders(platform, site.websiteId, { status, search, before })),
  }),
  route(calls.getOrder, {
    handler: ({ platform, site, params }) => viewOrder(platform, site.websiteId, params.id),
  }),
  route(calls.fulfilOrder, {
    handler: ({ platform, site, owner, params, body }) =>
      fulfilOrder(platform, site.websiteId, {
        orderId: params.id,
        revision: body.revision,
        accountId: owner.accountId,
      }),
  }),
  route(calls.undoFulfilOrder, {
    handler: ({ platform, site, owner, params, body }) =>
      undoFulfilment(platform, site.websiteId, {
        orderId: params.id,
        revision: body.revision,
        accountId: owner.accountId,
      }),
  }),
  route(calls.refundOrder, {
    handler: ({ platform, site, owner, params, body }) =>
      refundOrder(platform, site.websiteId, { ...body, orderId: params.id, accountId: owner.accountId }),
  }),
  route(calls.cancelOrder, {
    handler: ({ platform, site, owner, params, body }) =>
      cancelOrder(platform, site.websiteId, { ...body, orderId: params.id, accountId: owner.accountId }),
  }),
];
