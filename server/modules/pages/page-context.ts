import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { storefrontCommerce } from '@vitrine/domain/store/storefront-commerce.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { type CollectionView, collectionTypeCodes } from '../content/index.ts';
import type { ContextObject } from '../templates/index.ts';
import type { Site } from '../websites/index.ts';
import { collectionPath } from './structure.ts';

/** What every context says of the website. Public fields only. */
export function siteContext(site: Site): ContextObject {
  const { settings } = site;
  return {
    website: {
      id: site.websiteId,
      identifier: site.identifier,
      siteTitle: site.title,
      siteTagLine: settings.tagLine,
      siteDescription: settings.description,
      baseUrl: site.origin,
      language: settings.language,
      timeZone: settings.timeZone,
      contactEmail: settings.contactEmail,
      address: settings.address,
    },
    websiteSettings: { storeSettings: storeContext(settings) },
  };
}

/** How the store behaves, as far as a browser may know: no keys, no addresses of others. */
function storeContext(settings: Site['settings']): ContextObject {
  const { expressCheckout, multipleQuantityAllowedForServices, customSoldOutText, scarcity, restock } =
    commerceSettingsOf(settings);
  return {
    storeCurrency: settings.store.currency,
    selectedCurrency: settings.store.currency,
    expressCheckout,
    multipleQuantityAllowedForServices,
    customSoldOutText,
    scarcity,
    restock,
  };
}

/** What a page's context says of its collection. */
export function collectionContext(site: Site, collection: CollectionView): ContextObject {
  return {
    id: collection.id,
    title: collection.title,
    urlId: collection.urlId,
    fullUrl: collectionPath(site, collection),
    type: collectionTypeCodes[collection.kind],
    typeName: collection.kind,
    description: collection.description,
    itemCount: collection.itemCount,
    updatedOn: collection.updatedOn,
  };
}
