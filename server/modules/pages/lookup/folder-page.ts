import type { Platform } from '../../../platform/platform.ts';
import { type CollectionView, getDocuments, listItems } from '../../content/index.ts';
import { itemKinds } from '@vitrine/domain/content/content.ts';
import { picturesByIds } from '../../media/index.ts';
import { type ContextObject, pictureContext } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import type { DocumentPart, EditedPart } from './found-page.ts';
import { itemContexts } from './item-contexts.ts';
import { collectionContext } from '../render/page-context.ts';
import { withShared } from './shared-parts.ts';
import type { SiteStructure } from './structure.ts';

/** Maximum pages in an index. */
const MAX_PARTS = 50;
/** Items an index shows of each of its lists. */
const MAX_ITEMS = 24;

/** A page that shows the pages it contains. */
export interface IndexPage {
  readonly context: ContextObject;
  readonly documents: readonly DocumentPart[];
}

/**
 * The pages of an index in order, each with its blocks or its first items. One query, plus one or two for each list.
 * They are in the context as `collections` and as `collection.collections`, since themes read both; `collection` also has
 * the index's own blocks as `mainContent`, for a template that shows the rest itself. `edited` is
 * shown instead of the index's own blocks.
 */
export async function findIndexPage(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  collection: CollectionView,
  basis: ContextObject,
  edited: EditedPart | null = null,
): Promise<IndexPage> {
  const children = structure.childrenOf(collection).slice(0, MAX_PARTS);
  const lists = children.filter(({ kind }) => itemKinds.has(kind));
  const withBlocks = [collection, ...children].filter(
    (one) => one.hasDocument || (one === collection && edited !== null),
  );
  const mainImageIds = children.flatMap(({ mainImageId }) => (mainImageId === null ? [] : [mainImageId]));
  const [documents, pictures, ...listed] = await Promise.all([
    getDocuments(
      platform,
      site.websiteId,
      withBlocks.map(({ id }) => id),
    ),
    picturesByIds(platform, site.websiteId, mainImageIds),
    ...lists.map(async ({ id: collectionId, ordering }) => {
      const query = { collectionId, ordering, limit: MAX_ITEMS };
      return itemContexts(platform, site, (await listItems(platform, site.websiteId, query)).items);
    }),
  ]);
  const contexts = new Map(
    children.map((child): [string, ContextObject] => {
      const picture = pictures.get(child.mainImageId ?? '');
      return [
        child.id,
        {
          ...collectionContext(site, structure, child),
          mainContent: '',
          items: listed[lists.indexOf(child)] ?? [],
          ...(picture === undefined ? {} : { mainImage: pictureContext(picture) }),
        },
      ];
    }),
  );
  const collections = [...contexts.values()];
  const own: ContextObject = { ...basis, collections, mainContent: '' };
  const parts = withBlocks.flatMap((one): DocumentPart[] => {
    const stored = documents.get(one.id);
    const part = one === collection && edited !== null ? edited : stored && { document: stored };
    if (part === undefined) return [];
    const context = contexts.get(one.id);
    return [
      {
        ...part,
        ownerId: one.id,
        anchor: context === undefined ? null : one.urlId,
        show: (html) => {
          (context ?? own)['mainContent'] = html;
        },
      },
    ];
  });
  return {
    context: { collection: own, collections },
    documents: await withShared(platform, site.websiteId, parts),
  };
}
