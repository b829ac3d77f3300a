import { itemKinds } from '@vitrine/domain/content/content.ts';
import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { plainText } from '@vitrine/domain/text/plain-text.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CollectionView, getDocument, type SitePart } from '../../content/index.ts';
import { picturesByIds } from '../../media/index.ts';
import { pictureContext } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import { feedLinks } from '../feeds/feed-links.ts';
import { findIndexPage } from './folder-page.ts';
import {
  type DocumentPart,
  type EditedPart,
  type Found,
  type FoundPage,
  type NothingFound,
  nothingFound,
  type Redirected,
} from './found-page.ts';
import { type PageMeta, plainMeta } from '../render/head.ts';
import { findItemPage } from './item-page.ts';
import { findListPage } from './list-page.ts';
import { collectionContext, siteContext } from '../render/page-context.ts';
import { pictureMeta, pictureFacts, pictureOfFirst, withSearchMeta } from './page-meta.ts';
import { findProductList } from './product-list.ts';
import { addressOf, firstReviews, type PageRequest } from './route.ts';
import { type CollectionPlace, placeOf, supportedAddress } from './place.ts';
import { breadcrumbData, websiteData } from '../render/structured-data.ts';
import { withShared } from './shared-parts.ts';
import { collectionPath, type SiteStructure } from './structure.ts';

/** Resolves an address to a page, a redirect or nothing. */
export async function findAt(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  request: PageRequest,
): Promise<Found> {
  const plainer = supportedAddress(structure, request);
  if (plainer !== null) return { kind: 'redirect', location: plainer };
  const place = placeOf(site, structure, request);
  switch (place.kind) {
    case 'collection':
      return findCollection(platform, site, structure, place.collection, request);
    case 'item':
      return findItemPage(platform, site, structure, place, request);
    case 'empty-home':
      return emptyHome(platform, site);
    case 'redirect':
    case 'not-found':
      return place;
  }
}

/** Asks for the home page, or whichever page is named beside it, without a filter. */
export const homeRequest: PageRequest = {
  segments: [],
  page: 1,
  format: 'page',
  order: 'featured',
  filter: null,
  notice: null,
  reviews: firstReviews,
  canonical: '/',
};

/** A page with these blocks instead of its own, or with its own: also one that visitors do not see, and a folder itself. */
export async function findEdited(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  collection: CollectionView,
  edited: EditedPart | null,
): Promise<FoundPage> {
  const found = await findCollection(platform, site, structure, collection, homeRequest, edited);
  // Only a filter or a page of the list that does not exist is answered otherwise.
  if (found.kind !== 'page') throw new Error(`the page ${collection.id} cannot be shown`);
  return found;
}

/** The frame of the site around a shared section, on the editor's canvas. */
export function findPart(platform: Platform, site: Site, part: SitePart, document: PageDocument): FoundPage {
  return { ...emptyHome(platform, site), pageClasses: '', documents: [editedPart(part, document)] };
}

function emptyHome(platform: Platform, site: Site): FoundPage & { readonly kind: 'page' } {
  return {
    kind: 'page',
    templates: ['system/home', 'system/page'],
    context: siteContext(platform, site),
    facts: { ...plainMeta(site.title), canonicalPath: '/', structuredData: websiteData(site) },
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
  edited: EditedPart | null = null,
): Promise<Found> {
  if (collection.kind === 'folder' && edited === null) {
    const opened = openFolder(site, structure, collection);
    if (opened.kind !== 'collection') return opened;
    if (opened.collection !== collection) {
      return findCollection(platform, site, structure, opened.collection, request);
    }
  }

  const path = collectionPath(site, collection);
  const { kind, typeName } = collection;
  const pageContext = siteContext(platform, site);
  const [basis, own] = await Promise.all([
    describeCollection(platform, site, structure, collection, request),
    edited === null
      ? readDocument(platform, site, collection)
      : withShared(platform, site.websiteId, [
          { ...edited, ownerId: collection.id, anchor: null, show: null },
        ]),
  ]);
  const base = {
    kind: 'page' as const,
    path,
    pageId: `collection-${collection.id}`,
    pageClasses: `collection-type-${kind} collection-${collection.id} view-list${path === '/' ? ' homepage' : ''}`,
    month: request.filter?.by === 'month' ? request.filter.value : null,
    status: 200 as const,
    ...(collection.hasCode ? { codeOf: collection.id } : {}),
  };
  const context = { ...pageContext, collection: basis.context };
  const templates = (view: 'list' | 'page'): string[] => [
    ...(typeName === '' ? [] : [`collections/${typeName}.list`]),
    ...(kind === 'page' ? [] : [`collections/${kind}.list`]),
    ...(view === 'list' ? ['collections/list'] : [...(path === '/' ? ['system/home'] : []), 'system/page']),
  ];
  if (kind === 'products') {
    const list = await findProductList(platform, site, collection, path, request);
    if (list === null) return nothingFound;
    if (list.kind === 'redirect') return list;
    const { filter, page } = request;
    const facts = basis.facts(pictureFacts(list.first));
    return {
      ...base,
      templates: templates('list'),
      context: {
        ...context,
        collection: { ...basis.context, categories: list.categories },
        ...list.context,
      },
      facts: {
        ...facts,
        title: list.shelfName === '' ? facts.title : `${list.shelfName} — ${facts.title}`,
        // For search engines a sort order is the same page; a category or a tag is a separate page.
        canonicalPath: list.status === 404 ? null : basis.canonical(addressOf(path, { filter, page })),
      },
      documents: own,
      month: null,
      status: list.status,
    };
  }
  if (itemKinds.has(kind)) {
    const list = await findListPage(platform, site, collection, path, request);
    if (list === null) return nothingFound;
    const { filter, page } = request;
    const { group, categories } = list;
    const facts = basis.facts(pictureMeta(pictureOfFirst(list.items)));
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
    kind === 'page'
      ? null
      : await findIndexPage(platform, site, structure, collection, basis.context, edited);
  const documents = index?.documents ?? own;
  // Without a calendar the page is the same for every month.
  if (base.month !== null && !showsMonth(documents, base.month, platform.clock.now()))
    return { kind: 'redirect', location: path };
  return {
    ...base,
    templates: templates('page'),
    context: { ...context, ...index?.context },
    facts: basis.facts({}),
    documents,
  };
}

/** What a folder shows at its own address: another page, a redirect, or nothing. spec: site-platform 3 */
function openFolder(
  site: Site,
  structure: SiteStructure,
  folder: CollectionView,
): CollectionPlace | Redirected | NothingFound {
  const itself = { kind: 'collection', collection: folder } as const;
  if (folder.folderBehavior === 'none') return nothingFound;
  if (folder.folderBehavior === 'index') return itself;
  const [first] = structure.childrenOf(folder);
  if (first === undefined) return folder.hasDocument ? itself : nothingFound;
  // A variation is shown at the folder's address; a folder in a folder could loop.
  if (folder.folderBehavior === 'variation')
    return first.kind === 'folder' ? nothingFound : { kind: 'collection', collection: first };
  const path = collectionPath(site, first);
  return structure.ancestorsOf(first).includes(first) ? nothingFound : { kind: 'redirect', location: path };
}

/** Months a calendar can show before and after the current one. */
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

/** A part's own blocks on the editor's canvas. */
export const editedPart = ({ id: ownerId }: SitePart, document: PageDocument): DocumentPart => ({
  ownerId,
  document,
  anchor: null,
  mode: 'canvas',
  show: null,
});

async function readDocument(
  platform: Platform,
  site: Site,
  { id, hasDocument }: CollectionView,
): Promise<readonly DocumentPart[]> {
  const { websiteId } = site;
  const document = hasDocument ? await getDocument(platform, websiteId, id) : null;
  return document === null
    ? []
    : withShared(platform, websiteId, [{ ownerId: id, document, anchor: null, show: null }]);
}

/** What every view of a collection shares: its context and its facts for search engines. */
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
    /** `shown` is the fallback where the collection has no picture of its own. */
    facts: (shown: Partial<PageMeta>): PageMeta =>
      withSearchMeta(
        {
          ...plainMeta(isHome ? site.title : `${collection.title} — ${site.title}`),
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
