import { itemQueryKey } from '@vitrine/blocks/block.ts';
import { collectNeeds, renderDocument } from '@vitrine/blocks/render-document.tsx';
import type { ItemView } from '@vitrine/contracts/content.ts';
import { errorCatalogue } from '@vitrine/contracts/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type CollectionView,
  collectionTypeCodes,
  getDocument,
  getItemPage,
  listItems,
} from '../content/index.ts';
import { picturesByIds } from '../media/index.ts';
import { type ContextObject, itemContext } from '../templates/index.ts';
import type { Site } from '../websites/index.ts';
import { eventData, headElements, type PageFacts, plainText, productData } from './head.ts';
import { type PageRequest } from './route.ts';
import { readStorefrontFiles, type StorefrontFiles } from './storefront-files.ts';
import { collectionPath, type SiteStructure, structureOf } from './structure.ts';
import { themeOf } from './themes.ts';

/** A page before it is bytes. */
export type MadePage =
  | { readonly kind: 'page'; readonly status: 200 | 404; readonly html: string }
  | { readonly kind: 'json'; readonly status: 200 | 404; readonly json: ContextObject }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'not-found' };

interface Found {
  readonly templates: readonly string[];
  readonly context: ContextObject;
  readonly facts: PageFacts;
  readonly path: string;
  readonly pageId: string;
  readonly pageClasses: string;
  readonly documentOf: CollectionView | null;
  readonly status: 200 | 404;
}

let storefront: StorefrontFiles | null = null;
/** The built scripts, read once for a process. */
export function storefrontFiles(): StorefrontFiles {
  storefront ??= readStorefrontFiles();
  return storefront;
}
/** After a new build in development. */
export function forgetStorefrontFiles(): void {
  storefront = null;
}

/** Makes the page an address asks for: route, context (one query or two), template, HTML. Nothing is cached here. */
export async function makePage(platform: Platform, site: Site, request: PageRequest): Promise<MadePage> {
  const structure = await structureOf(platform, site);
  const found = await find(platform, site, structure, request);
  if (found === null) return { kind: 'not-found' };
  if ('redirect' in found) return { kind: 'redirect', location: found.redirect };
  const { notice } = request;
  const context: ContextObject =
    notice === null
      ? found.context
      : { ...found.context, notice: { code: notice, message: errorCatalogue[notice].message } };
  if (request.asJson) return { kind: 'json', status: found.status, json: context };
  return {
    kind: 'page',
    status: found.status,
    html: await renderFound(platform, site, structure, { ...found, context }),
  };
}

/** The theme's page for an address that leads nowhere. */
export async function makeNotFound(
  platform: Platform,
  site: Site,
  asJson: boolean,
): Promise<Exclude<MadePage, { kind: 'not-found' }>> {
  const { message } = errorCatalogue.NOT_FOUND;
  if (asJson) return { kind: 'json', status: 404, json: { error: 'NOT_FOUND', message } };
  const structure = await structureOf(platform, site);
  const html = await renderFound(platform, site, structure, {
    templates: ['system/not-found'],
    context: { ...siteContext(site), notFound: { title: 'Page not found', sentence: message } },
    facts: plainFacts(`Page not found — ${site.title}`),
    path: '',
    pageId: 'not-found',
    pageClasses: 'page-type-not-found page-type-100',
    documentOf: null,
    status: 404,
  });
  return { kind: 'page', status: 404, html };
}

/** Facts of a page that is nobody's to index. */
export function plainFacts(title: string): PageFacts {
  return {
    title,
    description: '',
    canonicalPath: null,
    ogType: 'website',
    imagePath: null,
    imageAlt: '',
    structuredData: [],
  };
}

async function find(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  request: PageRequest,
): Promise<Found | { readonly redirect: string } | null> {
  const [first, second, third, ...rest] = request.segments;
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
  return findItem(platform, site, collection, third ?? second);
}

function emptyHome(site: Site): Found {
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
): Promise<Found | null> {
  const path = collectionPath(site, collection);
  const isHome = path === '/';
  const pageContext = { ...siteContext(site), collection: collectionContext(site, collection) };
  const title = isHome ? site.title : `${collection.title} — ${site.title}`;
  const description = collection.description === '' ? site.settings.description : collection.description;
  const facts: PageFacts = {
    ...plainFacts(title),
    description: plainText(description, 300),
    canonicalPath: request.page === 1 ? path : `${path}?page=${request.page}`,
  };
  const base = {
    path,
    pageId: `collection-${collection.id}`,
    pageClasses: `collection-type-${collection.kind} collection-${collection.id} view-list${isHome ? ' homepage' : ''}`,
    documentOf: collection.hasDocument ? collection : null,
    status: 200 as const,
  };
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
): Promise<Found | null> {
  const page = await getItemPage(platform, site.websiteId, collection.id, urlId);
  if (page === null) return null;
  const { item, updatedOn } = page;
  const description = plainText(item.excerpt === '' ? item.body : item.excerpt, 300);
  return {
    templates: [`collections/${collection.kind}.item`, 'collections/item'],
    context: {
      ...siteContext(site),
      collection: collectionContext(site, collection),
      item: itemContext(item, site.settings.store.currency, updatedOn),
    },
    facts: {
      ...plainFacts(`${item.title} — ${site.title}`),
      description: description === '' ? site.settings.description : description,
      canonicalPath: item.fullUrl,
      ogType: item.product === null ? 'article' : 'product',
      ...pictureFacts(item),
      structuredData: [...productData(site, item), ...eventData(site, item)],
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
      storeSettings: { storeCurrency: settings.store.currency, selectedCurrency: settings.store.currency },
    },
  };
}

function collectionContext(site: Site, collection: CollectionView): ContextObject {
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

async function renderFound(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  found: Found,
): Promise<string> {
  const [theme, document] = await Promise.all([
    themeOf(platform, site.settings.theme),
    found.documentOf === null ? '' : renderSections(platform, site, found.documentOf),
  ]);
  return theme.renderPage(
    found.templates,
    found.context,
    {
      path: found.path,
      title: found.facts.title,
      pageId: found.pageId,
      pageClasses: found.pageClasses,
      document,
      headers: headElements(site, theme, storefrontFiles(), found.facts),
      footers: '',
      navigations: structure.navigations,
      revision: site.revision,
    },
    platform.clock.now(),
  );
}

/** The HTML of a collection's document: what its blocks need is loaded first, together. */
async function renderSections(platform: Platform, site: Site, collection: CollectionView): Promise<string> {
  const document = await getDocument(platform, site.websiteId, collection.id);
  if (document === null) return '';
  const needs = collectNeeds(document);
  const [assets, ...lists] = await Promise.all([
    picturesByIds(platform, site.websiteId, needs.assetIds),
    ...needs.itemQueries.map((query) => listItems(platform, site.websiteId, query)),
  ]);
  const { settings } = site;
  return renderDocument(
    document,
    {
      assets,
      items: new Map(
        needs.itemQueries.map((query, index) => [itemQueryKey(query), lists[index]?.items ?? []]),
      ),
      site: { language: settings.language, timeZone: settings.timeZone, currency: settings.store.currency },
    },
    {
      onProblem: (problem) =>
        platform.log.warn({ ...problem, collection: collection.id }, 'a block was left out'),
    },
  );
}

/** Renders one of the host's own pages (cart, checkout, orders) in the site's theme. Nothing of it is cached. */
export async function renderSystemPage(
  platform: Platform,
  site: Site,
  input: {
    readonly name: 'cart' | 'checkout' | 'order-confirmed' | 'order-status' | 'not-found';
    readonly title: string;
    /** Page type code. spec: site-platform 1 */
    readonly pageType: number;
    readonly context: Readonly<Record<string, unknown>>;
  },
): Promise<string> {
  const structure = await structureOf(platform, site);
  return renderFound(platform, site, structure, {
    templates: [`system/${input.name}`],
    context: { ...siteContext(site), ...input.context, pageType: input.pageType },
    facts: plainFacts(`${input.title} — ${site.title}`),
    path: `/${input.name}`,
    pageId: input.name,
    pageClasses: `page-type-${input.name} page-type-${input.pageType}`,
    documentOf: null,
    status: 200,
  });
}
