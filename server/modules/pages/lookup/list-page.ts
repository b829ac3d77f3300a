import { MAX_PAGE_SIZE } from '@vitrine/contracts/pages.ts';
import { contentText } from '@vitrine/domain/text/content.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CollectionView, type ItemOrder, listItems } from '../../content/index.ts';
import type { ContextObject } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import { itemContexts } from './item-contexts.ts';
import { groupsOfCollection, type ListedGroup } from './item-groups.ts';
import { contentOrderOf } from './item-orders.ts';
import { pagination } from './pagination.ts';
import { addressOf, type PageRequest } from './route.ts';
import { themeOf } from '../themes/themes.ts';

/** One page of a collection's items. */
export interface ListPage {
  readonly context: ContextObject;
  readonly items: readonly ItemView[];
  readonly total: number;
  /** The selected group; null for all items. */
  readonly group: ListedGroup | null;
  /** The groups of its items. */
  readonly categories: readonly string[];
  /** 404 when no item is in the requested group: such addresses can be made up, so they are not cached. */
  readonly status: 200 | 404;
}

/** The items of a collection in its own order, all or those of the requested group; read once per revision. */
export function orderOfList(
  platform: Platform,
  site: Site,
  collection: CollectionView,
  filter: PageRequest['filter'],
): Promise<ItemOrder> {
  const { id: collectionId, kind, ordering } = collection;
  const { timeZone } = site.settings;
  return contentOrderOf(platform, site, { collectionId, kind, ordering, filter, timeZone });
}

/** Items on one page of a collection's list. */
async function pageSizeOf(platform: Platform, site: Site, collection: CollectionView): Promise<number> {
  const { listing, typeName, kind } = collection;
  const theme = await themeOf(platform, site);
  const size = listing.pageSize ?? theme.pageSize(typeName === '' ? kind : typeName);
  return Math.min(MAX_PAGE_SIZE, Math.max(1, size));
}

/**
 * One page of a collection's items, all or those of a group. Null where there is no such page. Two queries: the order,
 * which is cached, and the items shown.
 */
export async function findListPage(
  platform: Platform,
  site: Site,
  collection: CollectionView,
  path: string,
  { filter, page }: Pick<PageRequest, 'filter' | 'page'>,
): Promise<ListPage | null> {
  const text = contentText(site.locale);
  const [pageSize, categories, groups] = await Promise.all([
    pageSizeOf(platform, site, collection),
    groupsOfCollection(platform, site, collection, 'category'),
    filter === null ? [] : groupsOfCollection(platform, site, collection, filter.by),
  ]);
  const group = groups.find(({ key }) => key === filter?.value) ?? null;
  const known = filter === null || group !== null;
  const order = known ? await orderOfList(platform, site, collection, filter) : null;
  const itemIds = order?.slice((page - 1) * pageSize, pageSize) ?? [];
  if (itemIds.length === 0 && page > 1) return null;
  const { items } = await listItems(platform, site.websiteId, {
    collectionId: collection.id,
    limit: pageSize,
    itemIds,
  });
  const total = order?.length ?? 0;
  const name = group?.name ?? filter?.value ?? '';
  const shown = (one: ListedGroup): boolean => filter?.by === 'category' && one.key === filter.value;
  const contexts = await itemContexts(platform, site, items);
  return {
    items,
    total,
    group,
    categories: categories.map((one) => one.name),
    status: known ? 200 : 404,
    context: {
      items: contexts,
      ...(collection.kind === 'events' ? eventParts(items, contexts, platform.clock.now(), site.locale) : {}),
      ...(filter === null ? {} : { [`${filter.by}Filter`]: name }),
      pagination: pagination(
        (number) => addressOf(path, { filter, page: number }),
        page,
        total,
        pageSize,
        site.locale,
      ),
      contentList: {
        total,
        filterLabel: text.filterLabel,
        filterName: name,
        // A single group is no choice.
        shelves:
          categories.length < 2
            ? []
            : [
                { name: text.everything, url: path, active: filter === null },
                ...categories.map((one) => ({ name: one.name, url: one.url, active: shown(one) })),
              ],
        emptyText: filter === null ? text.emptyList : fillText(text.noSuchGroup, { name }),
        everythingText: filter === null ? '' : text.seeEverything,
        everythingUrl: path,
      },
    },
  };
}

/** Upcoming and past events; themes show one list or two. */
function eventParts(
  items: readonly ItemView[],
  contexts: readonly ContextObject[],
  now: number,
  locale: Locale,
): ContextObject {
  const text = contentText(locale);
  const isOver = (item: ItemView | undefined): boolean =>
    item !== undefined && (item.endDate ?? item.startDate ?? now) < now;
  const upcoming = contexts.filter((_context, at) => !isOver(items[at]));
  const past = contexts.filter((_context, at) => isOver(items[at]));
  return {
    upcoming,
    past,
    upcomingTitle: text.upcomingEvents,
    pastTitle: text.pastEvents,
    showPastOrUpcomingEvents: upcoming.length === 0 && past.length > 0 ? 'past' : 'upcoming',
  };
}
