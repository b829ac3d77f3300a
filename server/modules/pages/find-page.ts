import type { ItemView } from '@vitrine/contracts/content.ts';
import type { Platform } from '../../platform/platform.ts';
import { type CollectionView, getItemPage, listItems } from '../content/index.ts';
import { type ContextObject, itemContext } from '../templates/index.ts';
import type { Site } from '../websites/index.ts';
import { eventData, type PageFacts, plainFacts, plainText, productData } from './head.ts';
import { collectionContext, siteContext } from './page-context.ts';
import { findProductList } from './product-list.ts';
import { besideProduct, noBeside } from './product-page.ts';
import { addressOf, type PageRequest } from './route.ts';
import { collectionPath, type SiteStructure } from './structure.ts';
import { themeOf } from './themes.ts';

/** What lies at an address: everything a page is rendered from. */
export interface FoundPage {
  readonly templates: readonly string[];
  readonly context: ContextObject;
  readonly facts: PageFacts;
  readonly path: string;
  readonly pageId: string;
  readonly pageClasses: string;
  readonly documentOf: CollectionView | null;
  readonly status: 200 | 404;
}
/** Looks up what an address asks for: null when nothing is there, a redirect when it has a better address. */
export async function findAt(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  request: PageRequest,
): Promise<FoundPage | { readonly redirect: string } | null> {
  const [first, second, third, ...rest] = request.segments;
  const plainer = plainerAddress(structure, request);
  if (plainer !== null) return { redirect: plainer };
  if (first === undefined) {
    return structure.home === null
      ? emptyHome(site)
      : findCollection(platform, site, structure.home, request);
  }
  const collection = structure.byUrlId.get(first);
  if (collection === undefined || rest.length > 0) return null;
  if (second === undefined) {
    const path = collectionPath(site, collection);
    return path === '/' ? { redirect: '/' } : findCollection(platform, site, collection, request);
  }
  if (collection.kind === 'page') return null;
  // Products have `/p/` in their path; the other kinds have not.
  if ((collection.kind === 'products') !== (third !== undefined && second === 'p')) return null;
  if (collection.kind !== 'products' && third !== undefined) return null;
  return findItem(platform, site, collection, third ?? second, request);
}

/** Where an address asks for what its page does not have, the address without it. */
function plainerAddress(structure: SiteStructure, request: PageRequest): string | null {
  const { segments, page, format, order, tag, notice, canonical } = request;
  const [first] = segments;
  const collection = first === undefined ? structure.home : structure.byUrlId.get(first);
  const sells = collection?.kind === 'products';
  const isList = sells && segments.length <= 1;
  const isItem = sells && segments.length === 3;
  const path = canonical.split('?', 1)[0] ?? '/';
  const plainer = addressOf(path, {
    page,
    format: format === 'quick-view' && !isItem ? 'page' : format,
    notice,
    ...(isList ? { order, tag } : {}),
  });
  return plainer === canonical ? null : plainer;
}

function emptyHome(site: Site): FoundPage {
  return {
    templates: ['system/home', 'system/page'],
    context: siteContext(site),
    facts: { ...plainFacts(site.title), canonicalPath: '/' },
    path: '/',
    pageId: 'home',
    pageClasses: 'homepage',
    documentOf: null,
    status: 200,
  };
}

async function findCollection(
  platform: Platform,
  site: Site,
  collection: CollectionView,
  request: PageRequest,
): Promise<FoundPage | null> {
  const path = collectionPath(site, collection);
  const isHome = path === '/';
  const pageContext = { ...siteContext(site), collection: collectionContext(site, collection) };
  const title = isHome ? site.title : `${collection.title} — ${site.title}`;
  const description = collection.description === '' ? site.settings.description : collection.description;
  const facts: PageFacts = {
    ...plainFacts(title),
    description: plainText(description, 300),
    canonicalPath: addressOf(path, { page: request.page }),
  };
  const base = {
    path,
    pageId: `collection-${collection.id}`,
    pageClasses: `collection-type-${collection.kind} collection-${collection.id} view-list${isHome ? ' homepage' : ''}`,
    documentOf: collection.hasDocument ? collection : null,
    status: 200 as const,
  };
  if (collection.kind === 'products') {
    const list = await findProductList(platform, site, collection, path, request);
    if (list === null) return null;
    return {
      ...base,
      templates: ['collections/products.list', 'collections/list'],
      context: { ...pageContext, ...list.context },
      facts: {
        ...facts,
        // Another order is the same list to a search engine; a shelf is a page of its own.
        canonicalPath: list.status === 404 ? null : addressOf(path, { tag: request.tag, page: request.page }),
        ...pictureFacts(list.first),
      },
      status: list.status,
    };
  }
  if (collection.kind === 'page') {
    if (request.page > 1) return null;
    return {
      ...base,
      templates: isHome ? ['system/home', 'system/page'] : ['system/page'],
      context: pageContext,
      facts,
    };
  }
  const pageSize = (await themeOf(platform, site.settings.theme)).pageSize(collection.kind);
  const offset = (request.page - 1) * pageSize;
  const { items, total } = await listItems(platform, site.websiteId, {
    collectionId: collection.id,
    limit: pageSize,
    offset,
  });
  if (items.length === 0 && request.page > 1) return null;
  const { currency } = site.settings.store;
  return {
    ...base,
    templates: [`collections/${collection.kind}.list`, 'collections/list'],
    context: {
      ...pageContext,
      items: items.map((item) => itemContext(item, currency)),
      pagination: pagination(path, request.page, total, pageSize),
    },
    facts: { ...facts, ...pictureFacts(items[0] ?? null) },
  };
}

async function findItem(
  platform: Platform,
  site: Site,
  collection: CollectionView,
  urlId: string,
  { format }: PageRequest,
): Promise<FoundPage | null> {
  const page = await getItemPage(platform, site.websiteId, collection.id, urlId);
  if (page === null) return null;
  const { item, updatedOn } = page;
  const description = plainText(item.excerpt === '' ? item.body : item.excerpt, 300);
  // A popup over a list shows the product alone.
  const beside = format === 'quick-view' ? noBeside : await besideProduct(platform, site, item);
  return {
    templates: [`collections/${collection.kind}.item`, 'collections/item'],
    context: {
      ...siteContext(site),
      collection: collectionContext(site, collection),
      // Not a copy: faces find an item's view by this very object.
      item: Object.assign(itemContext(item, site.settings.store.currency, updatedOn), beside.ofItem),
      ...beside.context,
    },
    facts: {
      ...plainFacts(`${item.title} — ${site.title}`),
      description: description === '' ? site.settings.description : description,
      canonicalPath: item.fullUrl,
      ogType: item.product === null ? 'article' : 'product',
      ...pictureFacts(item),
      structuredData: [...productData(site, item, beside.rating), ...eventData(site, item)],
    },
    path: item.fullUrl,
    pageId: `item-${item.id}`,
    pageClasses: `collection-type-${collection.kind} collection-${collection.id} view-item`,
    documentOf: null,
    status: 200,
  };
}

function pictureFacts(item: ItemView | null): Partial<PageFacts> {
  const picture = item?.mainImage ?? item?.images[0];
  if (picture === undefined) return {};
  const width = picture.widths.findLast((candidate) => candidate <= 1500);
  return {
    imagePath: width === undefined ? picture.assetUrl : `${picture.assetUrl}?format=${width}w`,
    imageAlt: picture.altText,
  };
}

function pagination(path: string, page: number, total: number, pageSize: number): ContextObject {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const url = (number: number): string => (number === 1 ? path : `${path}?page=${number}`);
  return {
    page,
    pageCount: last,
    pageSize,
    totalItems: total,
    ...(page > 1 ? { prevPage: true, prevPageUrl: url(page - 1) } : {}),
    ...(page < last ? { nextPage: true, nextPageUrl: url(page + 1) } : {}),
  };
}
