import { itemKinds } from '@vitrine/domain/content/content.ts';
import { plainText } from '@vitrine/domain/text/plain-text.ts';
import type { Platform } from '../../platform/platform.ts';
import { type CollectionView, getDocument } from '../content/index.ts';
import { picturesByIds } from '../media/index.ts';
import { pictureContext } from '../templates/index.ts';
import type { Site } from '../websites/index.ts';
import { feedLinks } from './feed-links.ts';
import { findIndexPage } from './folder-page.ts';
import type { DocumentPart, FoundPage, Redirected } from './found-page.ts';
import { type PageFacts, plainFacts } from './head.ts';
import { findItemPage } from './item-page.ts';
import { findListPage } from './list-page.ts';
import { collectionContext, siteContext } from './page-context.ts';
import { factsOfPicture, pictureFacts, pictureOfFirst, withSearchFacts } from './page-facts.ts';
import { findProductList } from './product-list.ts';
import { addressOf, type PageRequest } from './route.ts';
import { breadcrumbData, websiteData } from './structured-data.ts';
import { collectionPath, type SiteStructure } from './structure.ts';

export type { FoundPage } from './found-page.ts';

/** Looks up what an address asks for: null when nothing is there, a redirect when it has a better address. */
export async function findAt(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  request: PageRequest,
): Promise<FoundPage | Redirected | null> {
  const plainer = plainerAddress(structure, request);
  if (plainer !== null) return { redirect: plainer };
  const place = placeOf(site, structure, request);
  if (place === null) return null;
  if (place === 'empty home') return emptyHome(site);
  if ('redirect' in place) return place;
  const { collection, itemUrlId } = place;
  return itemUrlId === null
    ? findCollection(platform, site, structure, collection, request)
    : findItemPage(platform, site, structure, collection, itemUrlId, request);
}

/** The collection an address lies in, and the item of it, if it names one. */
export interface Place {
  readonly collection: CollectionView;
  readonly itemUrlId: string | null;
}

/** Reads an address's path; null where no collection has it. */
export function placeOf(
  site: Site,
  structure: SiteStructure,
  { segments }: Pick<PageRequest, 'segments'>,
): Place | Redirected | 'empty home' | null {
  const [first, second, third, ...rest] = segments;
  if (first === undefined) {
    return structure.home === null ? 'empty home' : { collection: structure.home, itemUrlId: null };
  }
  const collection = structure.byUrlId.get(first);
  if (collection === undefined || rest.length > 0) return null;
  if (second === undefined) {
    return collectionPath(site, collection) === '/' ? { redirect: '/' } : { collection, itemUrlId: null };
  }
  if (!itemKinds.has(collection.kind)) return null;
  // Where news readers look by habit.
  if (second === 'feed' && third === undefined && collection.kind !== 'products')
    return { redirect: addressOf(collectionPath(site, collection), { format: 'rss' }) };
  // Products have `/p/` in their path; the other kinds have not.
  if (collection.kind === 'products')
    return third === undefined || second !== 'p' ? null : { collection, itemUrlId: third };
  return third === undefined ? { collection, itemUrlId: second } : null;
}

/** Where an address asks for what its page does not have, the address without it. */
export function plainerAddress(structure: SiteStructure, request: PageRequest): string | null {
  const { segments, page, format, order, filter, notice, canonical } = request;
  const [first] = segments;
  const collection = first === undefined ? structure.home : structure.byUrlId.get(first);
  if (collection === undefined || collection === null) return null;
  const { kind } = collection;
  const sells = kind === 'products';
  const isItem = segments.length > 1;
  const isContentList = itemKinds.has(kind) && !sells && !isItem;
  const takesFilter =
    filter !== null &&
    (sells
      ? !isItem && filter.by === 'tag'
      : isContentList || (!isItem && filter.by === 'month' && mayShowMonths(collection)));
  const takesFormat: Readonly<Record<PageRequest['format'], boolean>> = {
    page: true,
    json: true,
    'quick-view': sells && isItem,
    rss: isContentList,
    'json-feed': isContentList,
    ical: kind === 'events',
  };
  const path = canonical.split('?', 1)[0] ?? '/';
  const plainer = addressOf(path, {
    // An item's pages are those of its comments.
    page: (sells && isItem) || !itemKinds.has(kind) ? 1 : page,
    format: takesFormat[format] ? format : 'page',
    notice,
    order: sells && !isItem ? order : 'featured',
    filter: takesFilter ? filter : null,
  });
  return plainer === canonical ? null : plainer;
}

/** Pages with blocks may hold a calendar. */
function mayShowMonths({ hasDocument, kind }: CollectionView): boolean {
  return hasDocument || kind === 'index' || kind === 'folder';
}

function emptyHome(site: Site): FoundPage {
  return {
    templates: ['system/home', 'system/page'],
    context: siteContext(site),
    facts: { ...plainFacts(site.title), canonicalPath: '/', structuredData: websiteData(site) },
    path: '/',
    pageId: 'home',
    pageClasses: 'homepage',
    documents: [],
    month: null,
    status: 200,
  };
}

async function findCollection(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  collection: CollectionView,
  request: PageRequest,
): Promise<FoundPage | Redirected | null> {
  const folder = collection.kind === 'folder' ? openFolder(site, structure, collection) : collection;
  if (folder === null || 'redirect' in folder) return folder;
  if (folder !== collection) return findCollection(platform, site, structure, folder, request);

  const path = collectionPath(site, collection);
  const { kind, typeName } = collection;
  const pageContext = siteContext(site);
  const [basis, own] = await Promise.all([
    describeCollection(platform, site, structure, collection, request),
    readDocument(platform, site, collection),
  ]);
  const base = {
    path,
    pageId: `collection-${collection.id}`,
    pageClasses: `collection-type-${kind} collection-${collection.id} view-list${path === '/' ? ' homepage' : ''}`,
    month: request.filter?.by === 'month' ? request.filter.value : null,
    status: 200 as const,
  };
  const context = { ...pageContext, collection: basis.context };
  const templates = (view: 'list' | 'page'): string[] => [
    ...(typeName === '' ? [] : [`collections/${typeName}.list`]),
    ...(kind === 'page' ? [] : [`collections/${kind}.list`]),
    ...(view === 'list' ? ['collections/list'] : [...(path === '/' ? ['system/home'] : []), 'system/page']),
  ];
  if (kind === 'products') {
    const list = await findProductList(platform, site, collection, path, request);
    if (list === null) return null;
    const { filter, page } = request;
    const facts = basis.facts(pictureFacts(list.first));
    return {
      ...base,
      templates: templates('list'),
      context: { ...context, ...list.context },
      facts: {
        ...facts,
        title: list.shelfName === '' ? facts.title : `${list.shelfName} — ${facts.title}`,
        // Another order is the same list to a search engine; a shelf is a page of its own.
        canonicalPath: list.status === 404 ? null : basis.canonical(addressOf(path, { filter, page })),
      },
      documents: own,
      month: null,
      status: list.status,
    };
  }
  if (itemKinds.has(kind)) {
    const list = await findListPage(platform, site, collection, path, request);
    if (list === null) return null;
    const { filter, page } = request;
    const { group, categories } = list;
    const facts = basis.facts(factsOfPicture(pictureOfFirst(list.items)));
    return {
      ...base,
      templates: templates('list'),
      context: { ...context, collection: { ...basis.context, categories }, ...list.context },
      facts: {
        ...facts,
        title: group === null ? facts.title : `${group.name} — ${facts.title}`,
        canonicalPath: list.status === 404 ? null : basis.canonical(addressOf(path, { filter, page })),
        feeds: feedLinks(site, collection),
      },
      documents: own,
      status: list.status,
    };
  }
  const index =
    kind === 'page' ? null : await findIndexPage(platform, site, structure, collection, basis.context);
  const documents = index?.documents ?? own;
  // Without a calendar every month is the same page.
  if (base.month !== null && !showsMonth(documents, base.month, platform.clock.now()))
    return { redirect: path };
  return {
    ...base,
    templates: templates('page'),
    context: { ...context, ...index?.context },
    facts: basis.facts({}),
    documents,
  };
}

/** What a folder shows at its own address: another page, a way on, or nothing. spec: site-platform 3 */
function openFolder(
  site: Site,
  structure: SiteStructure,
  folder: CollectionView,
): CollectionView | Redirected | null {
  if (folder.folderBehavior === 'none') return null;
  if (folder.folderBehavior === 'index') return folder;
  const [first] = structure.childrenOf(folder);
  if (first === undefined) return folder.hasDocument ? folder : null;
  // A variation stands at the folder's address; a folder in a folder would lead round in circles.
  if (folder.folderBehavior === 'variation') return first.kind === 'folder' ? null : first;
  const path = collectionPath(site, first);
  return structure.ancestorsOf(first).includes(first) ? null : { redirect: path };
}

/** Months a calendar turns to, before and after today's. */
const MONTHS_AROUND = 60;

function showsMonth(documents: readonly DocumentPart[], month: string, now: number): boolean {
  const today = new Date(now);
  const [year = 0, number = 1] = month.split('-').map(Number);
  const away = (year - today.getUTCFullYear()) * 12 + number - 1 - today.getUTCMonth();
  return (
    Math.abs(away) <= MONTHS_AROUND &&
    documents.some(({ document }) =>
      document.sections.some(({ blocks }) => blocks.some(({ type }) => type === 'calendar')),
    )
  );
}

async function readDocument(
  platform: Platform,
  site: Site,
  { id, hasDocument }: CollectionView,
): Promise<DocumentPart[]> {
  const document = hasDocument ? await getDocument(platform, site.websiteId, id) : null;
  return document === null ? [] : [{ ownerId: id, document, anchor: null, show: null }];
}

/** What every view of a collection has in common: its own context and what search engines are told. */
async function describeCollection(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  collection: CollectionView,
  request: PageRequest,
) {
  const path = collectionPath(site, collection);
  const isHome = path === '/';
  const { seo, mainImageId } = collection;
  const ids = [mainImageId, seo.imageId ?? null].filter((id) => id !== null);
  const pictures = await picturesByIds(platform, site.websiteId, ids);
  const picture = pictures.get(mainImageId ?? '') ?? null;
  const description = collection.description === '' ? site.settings.description : collection.description;
  const canonical = (address: string): string | null => (seo.hidden === true ? null : address);
  return {
    canonical,
    context: {
      ...collectionContext(site, structure, collection),
      ...(picture === null ? {} : { mainImage: pictureContext(picture), mainImageId: picture.id }),
    },
    /** `shown` stands in where the collection has no picture of its own. */
    facts: (shown: Partial<PageFacts>): PageFacts =>
      withSearchFacts(
        {
          ...plainFacts(isHome ? site.title : `${collection.title} — ${site.title}`),
          description: plainText(description, 300),
          canonicalPath: addressOf(path, { page: request.page }),
          ...shown,
          structuredData: [
            ...(isHome ? websiteData(site) : []),
            ...breadcrumbData(site, structure, collection),
          ],
        },
        seo,
        pictures.get(seo.imageId ?? '') ?? picture,
      ),
  };
}
