import type { CollectionView } from '../../content/index.ts';
import { idsNear, listItems } from '../../content/index.ts';
import { readBlockFields } from '../../content/index.ts';
import { perRevision } from '../../../platform/per-revision.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type ContextObject,
  type HostData,
  type HostNeeds,
  type HostQuery,
  MAX_FIELDS,
  MAX_QUERIES,
} from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import { itemContexts } from '../lookup/item-contexts.ts';
import { groupsOfCollection } from '../lookup/item-groups.ts';
import { categoryNames } from '../lookup/shelves.ts';
import { collectionContext } from './page-context.ts';
import { renderDocuments } from './render-documents.ts';
import type { SiteStructure } from '../lookup/structure.ts';

/** Loads the missing data of a page's host tags and adds it to `known`. Bounded in number and size. */
export async function loadHostData(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  page: ContextObject,
  known: HostData,
  needs: HostNeeds,
): Promise<HostData> {
  const queries = [...needs.queries].slice(0, MAX_QUERIES - known.queries.size);
  const [found, fields] = await Promise.all([
    Promise.all(
      queries.map(async ([key, query]): Promise<[string, ContextObject]> => [
        key,
        await answerQuery(platform, site, structure, page, query),
      ]),
    ),
    fieldsOf(platform, site, structure, [...needs.fields].slice(0, MAX_FIELDS - known.fields.size)),
  ]);
  return {
    queries: new Map([...known.queries, ...found]),
    fields: new Map([...known.fields, ...fields]),
  };
}

const idOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? value.id
    : '';

/** The collection a query names by address or id; by default the page's own. */
function collectionFor(
  structure: SiteStructure,
  page: ContextObject,
  { collection }: HostQuery,
): CollectionView | null {
  const named =
    collection === ''
      ? structure.byId.get(idOf(page['collection']))
      : (structure.byUrlId.get(collection) ?? structure.byId.get(collection));
  return named === undefined || !named.enabled ? null : named;
}

async function answerQuery(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  page: ContextObject,
  query: HostQuery,
): Promise<ContextObject> {
  const collection = collectionFor(structure, page, query);
  if (collection === null) return { items: [] };
  const context = { collection: collectionContext(site, structure, collection) };
  if (query.of === 'categories') {
    const groups = await groupsOfCollection(platform, site, collection, 'category');
    const categories = groups.slice(query.skip, query.skip + query.limit).map(({ name, url, count }) => ({
      name,
      title: name,
      fullUrl: url,
      url,
      count,
    }));
    return { ...context, categories, items: categories };
  }
  const { id: collectionId, ordering } = collection;
  if (query.of === 'related') {
    const itemIds = await relatedIds(platform, site, page['item'], collection, query.limit);
    const { items } =
      itemIds.length === 0
        ? { items: [] }
        : await listItems(platform, site.websiteId, { collectionId, itemIds, limit: query.limit });
    return { ...context, items: await itemContexts(platform, site, items) };
  }
  const { limit, skip, tag, category, featured } = query;
  const { items } = await listItems(platform, site.websiteId, {
    collectionId,
    ordering,
    limit,
    skip,
    ...(tag === '' ? {} : { tag }),
    ...(category === '' ? {} : { categories: await categoryNames(platform, site, collection, category) }),
    ...(featured === true ? { featured } : {}),
  });
  const shown = featured === false ? items.filter((item) => !item.featured) : items;
  return { ...context, items: await itemContexts(platform, site, shown) };
}

/** Related items: those of the same list that share the item's first tag, else its next tag that any item shares. */
function relatedIds(
  platform: Platform,
  site: Site,
  item: unknown,
  { id: collectionId, kind }: CollectionView,
  limit: number,
): Promise<readonly string[]> {
  const itemId = idOf(item);
  const tags: unknown = typeof item === 'object' && item !== null && 'tags' in item ? item.tags : [];
  if (itemId === '' || !Array.isArray(tags)) return Promise.resolve([]);
  return idsNear(platform, site.websiteId, {
    collectionId,
    itemId,
    tags: tags as string[],
    limit,
    inTime: kind !== 'products',
  });
}

// Block fields are read and rendered once for each revision: most are on every page.
const stored = perRevision((platform, site) => readBlockFields(platform, site.websiteId));
const rendered = perRevision(() => new Map<string, Promise<string>>());

/** HTML of these block fields; '' for one without blocks. */
export async function fieldsOf(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  ids: readonly string[],
): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const documents = await stored(platform, site);
  const known = rendered(platform, site);
  return Promise.all(
    ids.map(async (id): Promise<[string, string]> => {
      const field = documents.get(id);
      if (field === undefined) return [id, ''];
      const html =
        known.get(id) ??
        renderDocuments(platform, site, structure, {
          documents: [{ ownerId: field.id, document: field.document, anchor: null, show: null }],
          month: null,
        });
      known.set(id, html);
      html.catch(() => known.delete(id));
      return [id, await html];
    }),
  );
}
