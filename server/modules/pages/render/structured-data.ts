import type { ItemView } from '@vitrine/contracts/content.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import { unitPrice } from '@vitrine/domain/product/product-rules.ts';
import { plainText } from '@vitrine/domain/text/plain-text.ts';
import type { CollectionView } from '../../content/index.ts';
import type { Site } from '../../websites/index.ts';
import { collectionPath, type SiteStructure } from '../lookup/structure.ts';

const context = { '@context': 'https://schema.org' } as const;

const describe = (item: ItemView, length: number): string =>
  plainText(item.excerpt === '' ? item.body : item.excerpt, length);

/** Pictures of an item, the main one first. */
function picturesOf(site: Site, item: ItemView): string[] {
  const shown = item.images.length > 0 ? item.images : item.mainImage === null ? [] : [item.mainImage];
  return shown.slice(0, 6).map((picture) => site.origin + picture.assetUrl);
}

/** schema.org Product; `rating` is the aggregate of its reviews. */
export function productData(site: Site, item: ItemView, rating: object): object[] {
  const { product } = item;
  if (product === null || product.variants.length === 0) return [];
  const { currency } = site.settings.store;
  return [
    {
      ...context,
      '@type': 'Product',
      name: item.title,
      description: describe(item, 500),
      image: picturesOf(site, item),
      url: site.origin + item.fullUrl,
      ...rating,
      offers: product.variants.slice(0, 100).map((variant) => ({
        '@type': 'Offer',
        sku: variant.sku,
        price: toDecimal({ minor: unitPrice(variant), currency }),
        priceCurrency: currency,
        availability: `https://schema.org/${variant.unlimited || variant.qtyInStock > 0 ? 'InStock' : 'OutOfStock'}`,
        url: site.origin + item.fullUrl,
      })),
    },
  ];
}

/** schema.org Event. */
export function eventData(site: Site, item: ItemView): object[] {
  const { startDate, endDate, location } = item;
  if (startDate === null) return [];
  const image = picturesOf(site, item);
  return [
    {
      ...context,
      '@type': 'Event',
      name: item.title,
      description: describe(item, 500),
      ...(image.length === 0 ? {} : { image }),
      startDate: new Date(startDate).toISOString(),
      ...(endDate === null ? {} : { endDate: new Date(endDate).toISOString() }),
      eventStatus: 'https://schema.org/EventScheduled',
      ...(location === null ? {} : { location: placeData(location) }),
      organizer: { '@type': 'Organization', name: site.title, url: site.origin },
      url: site.origin + item.fullUrl,
    },
  ];
}

function placeData(location: NonNullable<ItemView['location']>): object {
  const { addressLine1, addressLine2, addressCountry, addressTitle = '', mapLat, mapLng } = location;
  return {
    '@type': 'Place',
    ...(addressTitle === '' ? {} : { name: addressTitle }),
    address: [addressLine1, addressLine2, addressCountry].filter(Boolean).join(', '),
    ...(mapLat === undefined || mapLng === undefined
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: mapLat, longitude: mapLng } }),
  };
}

/** schema.org Article of a post; nothing for products and events, which have their own types. */
export function articleData(site: Site, item: ItemView, updatedOn: number): object[] {
  if (item.product !== null || item.startDate !== null) return [];
  const image = picturesOf(site, item);
  const { author } = item;
  return [
    {
      ...context,
      '@type': 'Article',
      headline: item.title,
      description: describe(item, 500),
      ...(image.length === 0 ? {} : { image }),
      datePublished: new Date(item.publishOn).toISOString(),
      dateModified: new Date(Math.max(item.publishOn, updatedOn)).toISOString(),
      author:
        author === null
          ? { '@type': 'Organization', name: site.title, url: site.origin }
          : {
              '@type': 'Person',
              name: author.displayName,
              ...(author.websiteUrl === '' ? {} : { url: author.websiteUrl }),
            },
      publisher: { '@type': 'Organization', name: site.title, url: site.origin },
      mainEntityOfPage: site.origin + item.fullUrl,
    },
  ];
}

/** A folder without a separate page is no breadcrumb. */
const isStep = ({ enabled, kind, folderBehavior }: CollectionView): boolean =>
  enabled && (kind !== 'folder' || folderBehavior !== 'none');

/** schema.org BreadcrumbList of a page; nothing for the home page. */
export function breadcrumbData(
  site: Site,
  structure: SiteStructure,
  collection: CollectionView,
  item: ItemView | null = null,
): object[] {
  const steps = [...structure.ancestorsOf(collection).filter(isStep), collection].map((one) => ({
    name: one.title,
    path: collectionPath(site, one),
  }));
  if (item !== null) steps.push({ name: item.title, path: item.fullUrl });
  const way = [{ name: site.title, path: '/' }, ...steps.filter(({ path }) => path !== '/')];
  if (way.length < 2) return [];
  return [
    {
      ...context,
      '@type': 'BreadcrumbList',
      itemListElement: way.map(({ name, path }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: site.origin + path,
      })),
    },
  ];
}

/** schema.org WebSite, on the home page. */
export function websiteData(site: Site): object[] {
  return [
    {
      ...context,
      '@type': 'WebSite',
      name: site.title,
      ...(site.settings.description === '' ? {} : { description: site.settings.description }),
      url: `${site.origin}/`,
      inLanguage: site.settings.language,
    },
  ];
}
