import * as delivery from '@vitrine/contracts/delivery-settings.ts';
import * as taxes from '@vitrine/contracts/tax-settings.ts';
import * as store from '@vitrine/contracts/store-settings.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { previewCurrency } from './currency.ts';
import { changeDelivery, viewDelivery } from './delivery.ts';
import { changeCheckout, changeStore, viewCheckout, viewStore } from './store.ts';
import { changeTaxes, viewTaxes } from './taxes.ts';

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
  route(taxes.getTaxes, {
    handler: async ({ platform, site }) => ok(await viewTaxes(platform, site.websiteId)),
  }),
  route(taxes.putTaxes, {
    handler: ({ platform, site, body }) => changeTaxes(platform, site.websiteId, body),
  }),
  route(store.getStoreSettings, {
    handler: async ({ platform, site }) => ok(await viewStore(platform, site.websiteId)),
  }),
  route(store.putStoreSettings, {
    handler: ({ platform, site, body }) => changeStore(platform, site.websiteId, body),
  }),
  route(store.previewCurrency, {
    handler: async ({ platform, site, query }) =>
      ok(await previewCurrency(platform, site.websiteId, query.to)),
  }),
  route(store.getCheckoutSettings, {
    handler: async ({ platform, site }) => ok(await viewCheckout(platform, site.websiteId)),
  }),
  route(store.putCheckoutSettings, {
    handler: ({ platform, site, body }) => changeCheckout(platform, site.websiteId, body),
  }),
];
