import type { GroupBy } from '@vitrine/blocks/block.ts';
import type { Ordering } from '@vitrine/domain/content/content.ts';
import type { ListOrder } from '@vitrine/domain/product/list-order.ts';
import type { Platform } from '../../platform/platform.ts';
import { dateOf } from './item-groups.ts';
import { orderOf } from './list-order.ts';
import type { CollectionKind } from './tables.ts';

/** Most items of a collection that its list reaches. */
const MAX_ORDERED = 50_000;
/** Characters of a uuid. */
const ID = 36;

/** Ordered item ids in one string: ten thousand of them take 360 KB and are cheap to keep and to slice. */
export class ItemOrder {
  readonly #ids: string;

  constructor(ids: string) {
    this.#ids = ids;
  }

  get length(): number {
    return this.#ids.length / ID;
  }

  get byteSize(): number {
    return this.#ids.length + 200;
  }

  /** The ids before and after one; null at either end, and when it is not in the order. */
  around(id: string): { readonly before: string | null; readonly after: string | null } {
    let at = this.#ids.indexOf(id);
    while (at !== -1 && at % ID !== 0) at = this.#ids.indexOf(id, at + 1);
    if (at === -1) return { before: null, after: null };
    return {
      before: at === 0 ? null : this.#ids.slice(at - ID, at),
      after: at + ID === this.#ids.length ? null : this.#ids.slice(at + ID, at + 2 * ID),
    };
  }

  /** At most `count` ids from index `start`. */
  slice(start: number, count: number): string[] {
    const end = Math.min(this.length, start + count);
    return Array.from({ length: Math.max(0, end - start) }, (_, at) =>
      this.#ids.slice((start + at) * ID, (start + at + 1) * ID),
    );
  }
}

const own = 'i.display_index, i.published_on desc, i.id';
const price = 'min(case when v.on_sale then v.sale_price_minor else v.price_minor end)';
const orders: Readonly<Record<ListOrder, string>> = {
  featured: own,
  newest: `i.published_on desc, ${own}`,
  'price-up': `p.price nulls last, ${own}`,
  'price-down': `p.price desc nulls last, ${own}`,
  title: `lower(i.title), i.title, ${own}`,
};

const statementOf = (order: ListOrder): { readonly name: string; readonly text: string } => {
  const priced = order === 'price-up' || order === 'price-down';
  return {
    name: `content-order-${order}`,
    text: `${
      priced
        ? `with p as (select v.item_id, ${price} as price from variants v where v.website_id = $1 group by v.item_id) `
        : ''
    }select coalesce(string_agg(o.id::text, ''), '') as ids from (
      select i.id from items i ${priced ? 'left join p on p.item_id = i.id' : ''}
      where i.website_id = $1 and i.collection_id = $2 and i.status = 'published'
        and ($3::text is null or $3 = any(i.tags)) and ($4::text[] is null or $4 && i.categories)
      order by ${orders[order]} limit ${MAX_ORDERED}
    ) o`,
  };
};

/** The parameters of `readItemOrder`. */
export interface ItemOrderQuery {
  readonly collectionId: string;
  readonly order: ListOrder;
  /** Products with this tag; null for all. */
  readonly tag: string | null;
  /** Products with one of these categories; null for all. */
  readonly categories: readonly string[] | null;
}

/** The published products of a collection in order, all or those that match; at most 50,000. One query. */
export async function readItemOrder(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
  query: ItemOrderQuery,
): Promise<ItemOrder> {
  const { rows } = await platform.db.$client.query<{ ids: string }>({
    ...statementOf(query.order),
    values: [websiteId, query.collectionId, query.tag, query.categories],
  });
  return new ItemOrder(rows[0]?.ids ?? '');
}

/** A filter of a list: `value` is a tag, a category, an author's url id, or a month (`2026-11`). */
export interface ListFilter {
  readonly by: GroupBy;
  readonly value: string;
}

/** The parameters of `readContentOrder`. */
export interface ContentOrderQuery {
  readonly collectionId: string;
  readonly kind: CollectionKind;
  readonly ordering: Ordering;
  readonly filter: ListFilter | null;
  /** IANA name of the website's time zone, in which months begin. */
  readonly timeZone: string;
}

const conditionOf = (by: GroupBy | null, kind: CollectionKind): string => {
  const begins = `(($4 || '-01')::timestamp at time zone $5)`;
  const ends = `(($4 || '-01')::timestamp + interval '1 month') at time zone $5`;
  const conditions: Readonly<Record<GroupBy, string>> = {
    tag: '$4 = any(i.tags)',
    category: '$4 = any(i.categories)',
    author: 'i.author_id = (select u.id from authors u where u.website_id = $1 and u.url_id = $4)',
    month: `${dateOf(kind)} >= ${begins} and ${dateOf(kind)} < ${ends}`,
  };
  return by === null ? '$4::text is null' : conditions[by];
};

/** All published items of a collection in its own order, or those that match a filter; at most 50,000. One query. */
export async function readContentOrder(
  platform: Pick<Platform, 'db' | 'clock'>,
  websiteId: string,
  { collectionId, kind, ordering, filter, timeZone }: ContentOrderQuery,
): Promise<ItemOrder> {
  const by = filter?.by ?? null;
  const { rows } = await platform.db.$client.query<{ ids: string }>({
    name: `content-order-${ordering}-${by ?? 'all'}-${dateOf(kind)}`,
    text: `select coalesce(string_agg(o.id::text, ''), '') as ids from (
      select i.id from items i
      where i.website_id = $1 and i.collection_id = $2 and i.status = 'published'
        and $3::timestamptz is not null and $5::text is not null and ${conditionOf(by, kind)}
      order by ${orderOf(ordering, '$3::timestamptz')} limit ${MAX_ORDERED}
    ) o`,
    values: [
      websiteId,
      collectionId,
      new Date(platform.clock.now()),
      filter === null ? null : filter.value,
      timeZone,
    ],
  });
  return new ItemOrder(rows[0]?.ids ?? '');
}
