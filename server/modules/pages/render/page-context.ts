import { perRevision } from '../../../platform/per-revision.ts';
import { contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import { folderBehaviorCodes } from '@vitrine/domain/content/content.ts';
import { phoneHref } from '@vitrine/domain/site/phone.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { storefrontCommerce } from '@vitrine/domain/store/storefront-commerce.ts';
import { type CollectionView, collectionTypeCodes } from '../../content/index.ts';
import type { ContextObject } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import { iconUrl } from './icon-url.ts';
import { collectionPath, type SiteStructure } from '../lookup/structure.ts';

/** What every context says of the website. Public fields only. Shared by all pages: take a copy to add to it. */
export const siteContext = perRevision((_platform, site): Readonly<ContextObject> => describeSite(site));

function describeSite(site: Site): ContextObject {
  const { settings } = site;
  const { commentsEnabled, simpleLikingEnabled, shareButtons, socialAccounts } = contentSettingsOf(settings);
  return {
    website: {
      id: site.websiteId,
      identifier: site.identifier,
      siteTitle: site.title,
      siteTagLine: settings.tagLine,
      ...(site.logo === null ? {} : { logoImageId: site.logo.id, logoImageUrl: site.logo.assetUrl }),
      ...(site.icon === null ? {} : { faviconUrl: iconUrl(site.icon) }),
      siteDescription: settings.description,
      baseUrl: site.origin,
      language: settings.language,
      timeZone: settings.timeZone,
      contactEmail: settings.contactEmail,
      ...phoneOf(settings.contactPhone),
      address: settings.address,
      ...locationOf(settings.address),
      shareButtonOptions: shareButtons,
      socialAccounts: socialAccounts.map(({ service, profileUrl, userName }) => ({
        service,
        serviceName: service,
        profileUrl,
        userName,
      })),
    },
    websiteSettings: {
      contactEmail: settings.contactEmail,
      contactPhoneNumber: settings.contactPhone ?? '',
      commentsEnabled,
      simpleLikingEnabled,
      shareButtonOptions: shareButtons,
      storeSettings: {
        storeCurrency: settings.store.currency,
        selectedCurrency: settings.store.currency,
        ...storefrontCommerce(commerceSettingsOf(settings), settings.language),
      },
    },
  };
}

/** A phone number, and the address that calls it; empty where there is none. */
function phoneOf(contactPhone = ''): ContextObject {
  return contactPhone === '' ? {} : { contactPhone, contactPhoneUrl: phoneHref(contactPhone) };
}

/** A postal address in the fields that templates expect; empty where there is none. */
function locationOf([addressLine1, ...others]: readonly string[]): ContextObject {
  return addressLine1 === undefined ? {} : { location: { addressLine1, addressLine2: others.join(', ') } };
}

/**
 * Placeholder collection of the host's own pages: enough for a layout that checks for one to show its content, but no
 * type, kind or id that predicates or page classes would take for a real collection's.
 */
export const systemCollection = (title: string, fullUrl: string): ContextObject => ({
  id: '',
  title,
  navigationTitle: title,
  urlId: '',
  fullUrl,
  type: 0,
  typeName: '',
  folder: false,
});

/** The collection's part of a page's context. */
export function collectionContext(
  site: Site,
  structure: SiteStructure,
  collection: CollectionView,
): ContextObject {
  const { kind, typeName, folderBehavior } = collection;
  const parent = structure.byId.get(collection.parentId ?? '');
  return {
    id: collection.id,
    title: collection.title,
    navigationTitle: collection.title,
    urlId: collection.urlId,
    fullUrl: collectionPath(site, collection),
    type: collectionTypeCodes[kind],
    typeName: typeName === '' ? kind : typeName,
    // Its name in older themes.
    typeLabel: typeName === '' ? kind : typeName,
    description: collection.description,
    // The theme's layout, by its name in the template language.
    regionName: collection.layout,
    itemCount: collection.itemCount,
    updatedOn: collection.updatedOn,
    homepage: collectionPath(site, collection) === '/',
    folder: kind === 'folder' || kind === 'index',
    ...(kind === 'index' ? { folderBehavior: folderBehaviorCodes.index, index: true } : {}),
    ...(folderBehavior === null ? {} : { folderBehavior: folderBehaviorCodes[folderBehavior] }),
    ...(parent === undefined || !parent.enabled
      ? {}
      : {
          parent: {
            id: parent.id,
            title: parent.title,
            urlId: parent.urlId,
            fullUrl: collectionPath(site, parent),
          },
        }),
  };
}
