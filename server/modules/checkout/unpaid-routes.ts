import * as calls from '@vitrine/contracts/orders.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { cancelUnpaid, markPaid } from './unpaid-orders.ts';

/** What an owner does with an order that is paid by hand. */
export const unpaidRoutes: readonly Route[] = [
  route(calls.markOrderPaid, {
    handler: ({ platform, site, owner, params, body }) =>
      markPaid(platform, site.websiteId, {
        orderId: params.id,
        revision: body.revision,
        actor: owner.accountId,
      }),
  }),
  route(calls.cancelUnpaidOrder, {
    handler: ({ platform, site, owner, params, body }) =>
      cancelUnpaid(platform, site.websiteId, {
        orderId: params.id,
        revision: body.revision,
        actor: owner.accountId,
        reason: body.reason,
      }),
  }),
];
