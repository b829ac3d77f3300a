import { plural } from '@vitrine/domain/text/locale.ts';
import { productListText } from '@vitrine/domain/text/product-list.ts';
import { firstListOrder, listOrders } from '@vitrine/domain/product/list-order.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { perRevision } from '../../../platform/per-revision.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CollectionView, listItems, listTags } from '../../content/index.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import { type ContextObject, itemContext } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import { itemOrderOf } from './item-orders.ts';
import { pagination } from './pagination.ts';
import { addressOf, type PageRequest } from './route.ts';
import { themeOf } from '../themes/themes.ts';

/** Maximum products on one page. */
const MAX_PAGE_SIZE = 200;
/** Products with this tag come first elsewhere; the tag is not offered as a filter. */
const SHOWN_FIRST = 'featured';

export interface ProductList {
  readonly context: ContextObject;
  readonly first: ItemView | null;
  /** The selected tag as shown in the heading; '' for the whole list. */
  readonly shelfName: string;
  /** 404 when no product has the requested tag: such addresses can be made up, so they are not cached. */
  readonly status: 200 | 404;
}

/** Tags by collection, each read when it is first asked for. */
const tags = perRevision(() => new Map<string, Promise<string[]>>());

function tagsOf(platform: Platform, site: Site, collectionId: string): Promise<string[]> {
  const known = tags(platform, site);
  const reading = known.get(collectionId) ?? listTags(platform, site.websiteId, collectionId);
  known.set(collectionId, reading);
  reading.catch(() => known.delete(collectionId));
  return reading;
}

/**
 * One page of a collection's products: sorted, filtered and paged by the address, with the addresses of all other
 * views. Null where there is no such page. Two queries: the order, which is cached, and the products shown.
 */
export async function findProductList(
  platform: Platform,
  site: Site,
  collection: CollectionView,
  path: string,
  { order, filter, page }: PageRequest,
): Promise<ProductList | null> {
  const text = productListText(site.locale);
  const tag = filter?.value ?? null;
  const [theme, allTags] = await Promise.all([
    themeOf(platform, site.settings.theme),
    tagsOf(platform, site, collection.id),
  ]);
  const { listing } = collection;
  const pageSize = Math.min(MAX_PAGE_SIZE, Math.max(1, listing.pageSize ?? theme.pageSize('products')));
  const known = tag === null || allTags.includes(tag);
  const ordered = known
    ? await itemOrderOf(platform, site, { collectionId: collection.id, tag, order })
    : null;
  const itemIds = ordered?.slice((page - 1) * pageSize, pageSize) ?? [];
  if (itemIds.length === 0 && page > 1) return null;
  const { items } = await listItems(platform, site.websiteId, {
    collectionId: collection.id,
    limit: pageSize,
    itemIds,
    productsOnly: true,
  });
  const { currency } = site.settings.store;
  const total = ordered?.length ?? 0;
  const shelfName = tag === null ? '' : tag.charAt(0).toLocaleUpperCase('en') + tag.slice(1);
  const shelves = allTags.filter((one) => one !== SHOWN_FIRST || one === tag);
  return {
    shelfName,
    first: items[0] ?? null,
    status: known ? 200 : 404,
    context: {
      items: items.map((item) => itemContext(item, currency)),
      pagination: pagination(
        (number) => addressOf(path, { order, filter, page: number }),
        page,
        total,
        pageSize,
        site.locale,
      ),
      productList: {
        theme: listing.theme ?? '',
        filterName: shelfName,
        total,
        countText: fillText(plural(site.locale, total, text.productCount), { n: total }),
        sortLabel: text.sortLabel,
        orderName: text.orderNames[order],
        orders: listOrders.map((one) => ({
          name: text.orderNames[one],
          url: addressOf(path, { order: one, filter }),
          active: one === order,
        })),
        filterLabel: text.filterLabel,
        // A single tag is no choice.
        shelves:
          shelves.length < 2
            ? []
            : [null, ...shelves].map((one) => ({
                name: one === null ? text.allProducts : one.charAt(0).toLocaleUpperCase('en') + one.slice(1),
                url: addressOf(path, { order, filter: one === null ? null : { by: 'tag', value: one } }),
                active: one === tag,
              })),
        isSorted: order !== firstListOrder,
        emptyText: tag === null ? text.emptyShelf : fillText(text.emptyFilter, { tag }),
        everythingText: tag === null ? '' : text.seeEverything,
        everythingUrl: path,
      },
    },
  };
}
