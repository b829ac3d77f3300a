import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { storefrontCommerce } from '@vitrine/domain/store/storefront-commerce.ts';
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
    websiteSettings: {
      storeSettings: {
        storeCurrency: settings.store.currency,
        selectedCurrency: settings.store.currency,
        ...storefrontCommerce(commerceSettingsOf(settings), settings.language),
      },
    },
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
