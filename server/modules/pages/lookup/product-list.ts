import { MAX_PAGE_SIZE } from '@vitrine/contracts/pages.ts';
import { findByAnyName } from '@vitrine/domain/category/category-tree.ts';
import { plural } from '@vitrine/domain/text/locale.ts';
import { productListText } from '@vitrine/domain/text/product-list.ts';
import { firstListOrder, listOrders } from '@vitrine/domain/product/list-order.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { branchOf } from '@vitrine/domain/tree/tree.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CollectionView, listItems } from '../../content/index.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import { type ContextObject, itemContext } from '../../templates/index.ts';
import type { Site } from '../../websites/index.ts';
import type { Redirected } from './found-page.ts';
import { itemOrderOf } from './item-orders.ts';
import { shelvesFor, tagName } from './list-shelves.ts';
import { pagination } from './pagination.ts';
import { addressOf, type PageRequest } from './route.ts';
import { shelvesOf } from './shelves.ts';
import { themeOf } from '../themes/themes.ts';

export interface ProductList {
  readonly kind: 'list';
  readonly context: ContextObject;
  readonly first: ItemView | null;
  /** The selected category or tag as shown in the heading; '' for the whole list. */
  readonly shelfName: string;
  /** All categories that can be selected, in the order of their tree. */
  readonly categories: readonly string[];
  /** 404 when no product has the requested category or tag: such addresses can be made up, so they are not cached. */
  readonly status: 200 | 404;
}

/**
 * One page of a collection's products: sorted, filtered and paged by the address, with the addresses of all other
 * views. Null where there is no such page; a redirect where a category is named otherwise than it is called now. Two
 * queries: the order, which is cached, and the products shown.
 */
export async function findProductList(
  platform: Platform,
  site: Site,
  collection: CollectionView,
  path: string,
  { order, filter, page, format }: PageRequest,
): Promise<ProductList | Redirected | null> {
  const text = productListText(site.locale);
  const tag = filter?.by === 'tag' ? filter.value : null;
  const [theme, { tags, categories }] = await Promise.all([
    themeOf(platform, site),
    shelvesOf(platform, site, collection.id),
  ]);
  const category = filter?.by === 'category' ? findByAnyName(categories, filter.value) : null;
  if (category !== null && category.name !== filter?.value) {
    const named = { by: 'category', value: category.name } as const;
    return { kind: 'redirect', location: addressOf(path, { order, filter: named, page, format }) };
  }
  const { listing } = collection;
  const pageSize = Math.min(MAX_PAGE_SIZE, Math.max(1, listing.pageSize ?? theme.pageSize('products')));
  const known = filter === null || category !== null || (tag !== null && tags.includes(tag));
  const ordered = known
    ? await itemOrderOf(platform, site, {
        collectionId: collection.id,
        order,
        tag,
        categories: category === null ? null : branchOf(categories, category.id).map(({ name }) => name),
      })
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
  const shelves = shelvesFor({ tags, categories }, { tag, categoryId: category?.id ?? null }, (by, value) =>
    addressOf(path, { order, filter: { by, value } }),
  );
  const total = ordered?.length ?? 0;
  const shelfName = tag === null ? (filter?.value ?? '') : tagName(tag);
  return {
    kind: 'list',
    shelfName,
    categories: categories.map(({ name }) => name),
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
        shelves:
          shelves.length === 0
            ? []
            : [
                {
                  name: text.allProducts,
                  url: addressOf(path, { order }),
                  active: filter === null,
                  children: [],
                },
                ...shelves,
              ],
        isSorted: order !== firstListOrder,
        emptyText: filter === null ? text.emptyShelf : fillText(text.emptyFilter, { tag: filter.value }),
        everythingText: filter === null ? '' : text.seeEverything,
        everythingUrl: path,
      },
    },
  };
}
