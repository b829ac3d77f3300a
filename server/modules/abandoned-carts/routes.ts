import * as calls from '@vitrine/contracts/abandoned-carts.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { abandonedCartList, exportCartRows } from './cart-list.ts';
import { readAbandonedCart, remindOfCart, storeSettings, viewSettings } from './service.ts';

/** The owner's view of carts without an order. */
export const abandonedCartRoutes: readonly Route[] = [
  route(calls.listAbandonedCarts, {
    handler: ({ platform, site, query }) => abandonedCartList.page(platform, site, query),
  }),
  route(calls.countAbandonedCarts, {
    handler: async ({ platform, site, query }) => ok(await abandonedCartList.count(platform, site, query)),
  }),
  route(calls.exportAbandonedCarts, {
    handler: ({ platform, site, query, reply }) => exportCartRows(platform, site, query, reply),
  }),
  route(calls.exportSelectedAbandonedCarts, {
    handler: ({ platform, site, query, body, reply }) =>
      exportCartRows(platform, site, { ...query, ...body }, reply),
  }),
  route(calls.getCartReminderSettings, {
    handler: ({ site }) => ok(viewSettings(site.settings)),
  }),
  route(calls.putCartReminderSettings, {
    handler: async ({ platform, site, body }) => ok(await storeSettings(platform, site, body)),
  }),
  route(calls.readAbandonedCart, {
    handler: ({ platform, site, params }) => readAbandonedCart(platform, site, params.id),
  }),
  route(calls.remindOfCart, {
    handler: ({ platform, site, owner, params }) => remindOfCart(platform, site, owner.accountId, params.id),
  }),
];
