import * as calls from '@vitrine/contracts/admin-back-in-stock.ts';
import { fail, ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { listGroups, listSignUpsOf } from './lists.ts';
import { deleteSignUp } from './repository.ts';
import { sendToAll, sendToWaiting } from './send-service.ts';
import { setAutomatic, viewSettings } from './settings.ts';

/** The owner's view of waiting lists. spec: site-platform 3, 7 */
export const ownerRoutes: readonly Route[] = [
  route(calls.listSignUpGroups, {
    handler: ({ platform, site, query }) => listGroups(platform, site, query.cursor),
  }),
  route(calls.listSignUps, {
    handler: ({ platform, site, query }) => listSignUpsOf(platform, site, query),
  }),
  route(calls.sendBackInStock, {
    handler: ({ platform, site, owner: { accountId }, body }) =>
      sendToWaiting({ platform, site, accountId }, body),
  }),
  route(calls.sendAllBackInStock, {
    // So that a list that is too long is refused with a sentence.
    bodyLimit: 256 * 1024,
    handler: async ({ platform, site, owner: { accountId }, body }) =>
      ok(await sendToAll({ platform, site, accountId }, body.sendRequests)),
  }),
  route(calls.deleteSignUp, {
    handler: async ({ platform, site, params }) =>
      (await deleteSignUp(platform.db, site.websiteId, params.id)) ? ok(null) : fail('BACK_IN_STOCK_GONE'),
  }),
  route(calls.getBackInStockSettings, {
    handler: ({ site }) => ok(viewSettings(site.settings)),
  }),
  route(calls.putBackInStockSettings, {
    handler: async ({ platform, site, body }) => ok(await setAutomatic(platform, site, body.automatic)),
  }),
];
