import * as calls from '@vitrine/contracts/admin-subscriptions.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { changeByOwner } from './change-by-owner.ts';
import { viewSubscription } from './owner-view.ts';
import { exportSubscriptionRows, subscriptionList } from './subscription-list.ts';

/** The owner's subscriptions. */
export const ownerRoutes: readonly Route[] = [
  route(calls.listSubscriptions, {
    handler: ({ platform, site, query }) => subscriptionList.page(platform, site, query),
  }),
  route(calls.countSubscriptions, {
    handler: async ({ platform, site, query }) => ok(await subscriptionList.count(platform, site, query)),
  }),
  route(calls.exportSubscriptions, {
    handler: ({ platform, site, query, reply }) => exportSubscriptionRows(platform, site, query, reply),
  }),
  route(calls.exportSelectedSubscriptions, {
    handler: ({ platform, site, query, body, reply }) =>
      exportSubscriptionRows(platform, site, { ...query, ...body }, reply),
  }),
  route(calls.viewSubscription, {
    handler: ({ platform, site, params }) => viewSubscription(platform, site, params.id),
  }),
  route(calls.changeSubscription, {
    handler: ({ platform, site, owner, params, body }) =>
      changeByOwner(platform, site, { id: params.id, accountId: owner.accountId, change: body }),
  }),
];
