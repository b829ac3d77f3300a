import * as delivery from '@vitrine/contracts/delivery-settings.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { changeDelivery, viewDelivery } from './delivery.ts';

/** Fifty zones with all their rates, and every postal code there can be. */
const BODY_LIMIT = 2 * 1024 * 1024;

/** The owner's settings of the store. */
export const storeSettingsRoutes: readonly Route[] = [
  route(delivery.getDelivery, {
    handler: async ({ platform, site }) => ok(await viewDelivery(platform, site.websiteId)),
  }),
  route(delivery.putDelivery, {
    bodyLimit: BODY_LIMIT,
    handler: ({ platform, site, body }) => changeDelivery(platform, site.websiteId, body),
  }),
];
