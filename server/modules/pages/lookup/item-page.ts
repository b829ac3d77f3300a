import { contentText } from '@vitrine/domain/text/content.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { THREADS_PER_PAGE } from '@vitrine/domain/comment/comment-limits.ts';
import { plainText } from '@vitrine/domain/text/plain-text.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type CollectionView,
  getItemPage,
  getPost,
  type ItemLink,
  type ItemPage,
  listItemLinks,
} from '../../content/index.ts';
import { picturesByIds } from '../../media/index.ts';
import { type ContextObject, itemContext } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import { findItemExtras } from './find-item-extras.ts';
import { type EditedPart, type Found, type FoundPage, nothingFound } from './found-page.ts';
import { engagementOf } from './item-engagement.ts';
import type { ItemPageRequest } from './item-extras.ts';
import { plainMeta } from '../render/head.ts';
import { orderOfList } from './list-page.ts';
import { collectionContext, siteContext } from '../render/page-context.ts';
import { pictureFacts, withSearchMeta } from './page-meta.ts';
import type { ItemPlace } from './place.ts';
import { productExtras, noExtras } from './product-page.ts';
import type { PageRequest } from './route.ts';
import { withShared } from './shared-parts.ts';
import type { SiteStructure } from './structure.ts';
import { articleData, breadcrumbData, eventData, productData } from '../render/structured-data.ts';

/** The page of a published item. */
export async function findItemPage(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  { collection, itemUrlId }: Pick<ItemPlace, 'collection' | 'itemUrlId'>,
  { format, page: commentPage, notice, reviews }: PageRequest,
): Promise<Found> {
  const page = await getItemPage(platform, site.websiteId, collection.id, itemUrlId);
  if (page === null) return nothingFound;
  const { item } = page;
  if (commentPage > 1 + Math.floor(item.publicCommentCount / THREADS_PER_PAGE)) return nothingFound;
  const [beside, picture] = await Promise.all([
    // A quick view shows the product alone.
    format === 'quick-view'
      ? withoutExtras
      : findExtras(platform, site, collection, item, { page: commentPage, notice, reviews }),
    chosenPicture(platform, site, item.seo.imageId ?? null),
  ]);
  // No address of more reviews than there are.
  if (beside === null) return nothingFound;
  return foundItem(platform, site, structure, { collection, page, beside, picture, notice });
}

/**
 * A post with these blocks for the editor's canvas, whether or not visitors see it; without comments and other posts.
 * Null when the website has none such.
 */
export async function findEditedPost(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  { itemId, edited }: { readonly itemId: string; readonly edited: EditedPart },
): Promise<(FoundPage & { readonly kind: 'page' }) | null> {
  const page = await getPost(platform, site.websiteId, itemId);
  const collection = structure.byId.get(page?.item.collectionId ?? '');
  if (page === null || collection === undefined) return null;
  const facts = { collection, page, beside: withoutExtras, picture: null, notice: null };
  return foundItem(platform, site, structure, { ...facts, edited });
}

/** The page of an item, with its own blocks or `edited` in place of them. */
async function foundItem(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  {
    collection,
    page: { item, updatedOn, document },
    beside,
    picture,
    notice,
    edited = document === null ? null : { document },
  }: {
    readonly collection: CollectionView;
    readonly page: ItemPage;
    readonly beside: PageExtras;
    readonly picture: PictureView | null;
    readonly notice: PageRequest['notice'];
    readonly edited?: EditedPart | null;
  },
): Promise<FoundPage & { readonly kind: 'page' }> {
  const own = plainText(item.excerpt === '' ? item.body : item.excerpt, 300);
  const { kind, typeName } = collection;
  // Not a copy: views look up an item's data by object identity.
  const context = Object.assign(
    itemContext(item, site.settings.store.currency, updatedOn),
    beside.ofItem,
    engagementOf(site, item, notice),
  );
  const showBlocks = (html: string): void => {
    context['body'] = html;
  };
  return {
    kind: 'page',
    templates: [
      ...(typeName === '' ? [] : [`collections/${typeName}.item`]),
      `collections/${kind}.item`,
      'collections/item',
    ],
    context: {
      ...siteContext(platform, site),
      collection: collectionContext(site, structure, collection),
      item: context,
      ...beside.context,
    },
    facts: withSearchMeta(
      {
        ...plainMeta(`${item.title} — ${site.title}`),
        description: own === '' ? site.settings.description : own,
        canonicalPath: item.fullUrl,
        ogType: item.product === null ? 'article' : 'product',
        ...pictureFacts(item),
        structuredData: [
          ...productData(site, item, beside.rating),
          ...eventData(site, item),
          ...articleData(site, item, updatedOn),
          ...breadcrumbData(site, structure, collection, item),
        ],
      },
      // Items of a list that is hidden from search engines are hidden too.
      collection.seo.hidden === true ? { ...item.seo, hidden: true } : item.seo,
      picture,
    ),
    path: item.fullUrl,
    pageId: `item-${item.id}`,
    pageClasses: `collection-type-${kind} collection-${collection.id} view-item page-type-50`,
    documents:
      edited === null
        ? []
        : await withShared(platform, site.websiteId, [
            { ...edited, ownerId: item.id, anchor: null, show: showBlocks },
          ]),
    month: null,
    status: 200,
    entryOf: collection.id,
  };
}

async function chosenPicture(platform: Platform, site: Site, id: string | null) {
  return id === null ? null : ((await picturesByIds(platform, site.websiteId, [id])).get(id) ?? null);
}

interface PageExtras {
  readonly context: ContextObject;
  readonly ofItem: ContextObject;
  readonly rating: object;
}
const withoutExtras: PageExtras = noExtras;

async function findExtras(
  platform: Platform,
  site: Site,
  collection: CollectionView,
  item: ItemView,
  request: ItemPageRequest,
): Promise<PageExtras | null> {
  if (item.product !== null) return productExtras(platform, site, item, request.reviews);
  const [beside, neighbours] = await Promise.all([
    findItemExtras(platform, site, item, request),
    neighboursOf(platform, site, collection, item.id),
  ]);
  return {
    context: { ...beside.context, ...neighbours },
    ofItem: beside.ofItem,
    rating: {},
  };
}

const link = (name: 'prevItem' | 'nextItem', label: string, item: ItemLink | undefined): ContextObject =>
  item === undefined ? {} : { [name]: { ...item, addedOn: item.publishOn, label } };

/** The items before and after one in its list, as `pagination` of its page. One query; the order is cached. */
async function neighboursOf(
  platform: Platform,
  site: Site,
  collection: CollectionView,
  itemId: string,
): Promise<ContextObject> {
  const text = contentText(site.locale);
  const order = await orderOfList(platform, site, collection, null);
  const { before, after } = order.around(itemId);
  const ids = [before, after].filter((id) => id !== null);
  if (ids.length === 0) return {};
  const named = await listItemLinks(platform, site.websiteId, ids);
  return {
    pagination: {
      ...link('prevItem', text.itemBefore, named.get(before ?? '')),
      ...link('nextItem', text.itemAfter, named.get(after ?? '')),
    },
  };
}
