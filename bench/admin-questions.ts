import { orderStatuses } from '@vitrine/domain/order/order-states.ts';
import { fulfilmentStates } from '@vitrine/domain/order/fulfilment.ts';
import type pg from 'pg';
import { writeCursor } from '@vitrine/server/platform/lists/cursor.ts';
import type { SeededShop } from './seed-admin.ts';

/** A request that an owner's screen makes. */
export interface Question {
  /** The same in every shop. */
  readonly name: string;
  readonly path: string;
  /** The first page of a list, as it opens. */
  readonly isFirstPage: boolean;
}

interface AskedList {
  readonly name: string;
  readonly sorts: Readonly<Record<string, { readonly value: string; readonly column: string }>>;
  readonly from: string;
  readonly id: string;
  /** Searches and filters. */
  readonly asked: readonly Readonly<Record<string, string>>[];
}

const time = (column: string) => ({
  column,
  value: `(extract(epoch from ${column}) * 1000000)::bigint::text`,
});
const plain = (column: string) => ({ column, value: `(${column})::text` });

function listsOf(shop: SeededShop): readonly AskedList[] {
  const lastWeek = { placedFrom: shop.weekBefore, placedTo: shop.lastDay };
  const oldMonth = { placedFrom: shop.oldDay, placedTo: shop.oldMonthEnd };
  return [
    {
      name: 'orders',
      from: 'orders where website_id = $1',
      id: 'id',
      sorts: { placed: time('placed_on'), total: plain('grand_total_minor') },
      asked: [
        {},
        ...orderStatuses.map((status) => ({ status })),
        ...fulfilmentStates.map((fulfilment) => ({ fulfilment })),
        { status: 'paid,awaiting-payment' },
        lastWeek,
        oldMonth,
        { product: shop.bestSeller },
        { product: shop.productId },
        { customer: shop.regular },
        { tag: 'Gift' },
        { tag: 'Call back' },
        { search: 'maria' },
        { search: 'm' },
        { search: 'maria schmidt' },
        { search: 'mug' },
        { search: 'gmail' },
        { search: 'winter 2023' },
        { search: 'hauptstraße berlin' },
        { search: shop.postalCode },
        { search: 'etersen' },
        { search: shop.regularEmail },
        { search: String(shop.orderNumber) },
        { search: `#${shop.orderNumber}` },
        { search: 'zzqqxx' },
        { status: 'awaiting-payment', search: 'maria' },
        { fulfilment: 'unfulfilled', search: 'mug' },
        { ...oldMonth, search: 'maria' },
        { ...oldMonth, status: 'refunded' },
        { tag: 'Gift', status: 'partially-refunded' },
      ],
    },
    {
      name: 'products',
      from: 'products p join items i on i.website_id = p.website_id and i.id = p.item_id where p.website_id = $1',
      id: 'p.item_id',
      sorts: {
        created: plain('p.item_id'),
        title: plain('lower(left(i.title, 100))'),
        updated: time('i.updated_on'),
      },
      asked: [
        {},
        ...['published', 'scheduled', 'draft', 'archived', 'deleted'].map((status) => ({ status })),
        ...['physical', 'digital', 'service', 'giftCard'].map((type) => ({ type })),
        ...['in', 'low', 'out'].map((stock) => ({ stock })),
        { tag: 'Kitchen' },
        { tag: 'Luxury' },
        { category: 'Mugs' },
        { search: 'mug' },
        { search: 's' },
        { search: 'stone mug' },
        { search: 'winter 2023' },
        { search: 'batobato' },
        { search: shop.sku },
        { search: shop.sku.slice(0, -2) },
        { search: 'oneware' },
        { search: 'zzqqxx' },
        { search: 'mug', status: 'draft' },
        { search: 'mug', stock: 'out' },
        { status: 'published', stock: 'low' },
        { tag: 'Kitchen', type: 'giftCard' },
      ],
    },
    {
      name: 'stock',
      from: `variants v join items i on i.website_id = v.website_id and i.id = v.item_id
        join products p on p.website_id = v.website_id and p.item_id = v.item_id
        where v.website_id = $1 and i.deleted_on is null and p.type not in ('digital', 'giftCard')`,
      id: 'v.id',
      sorts: {
        title: plain('lower(left(i.title, 100))'),
        sku: plain('v.sku'),
        created: plain('v.id'),
      },
      asked: [
        {},
        ...['low', 'out', 'unlimited'].map((stock) => ({ stock })),
        ...['published', 'draft', 'archived'].map((status) => ({ status })),
        { search: 'mug' },
        { search: 's' },
        { search: 'winter 2023' },
        { search: shop.sku },
        { search: shop.sku.slice(0, -2) },
        { search: 'zzqqxx' },
        { search: 'mug', stock: 'out' },
        { status: 'published', stock: 'low' },
        { status: 'draft', stock: 'unlimited' },
      ],
    },
    {
      name: 'customers',
      from: 'customers where website_id = $1 and merged_into is null',
      id: 'id',
      sorts: { lastOrder: time('last_order_on'), spent: plain('spent_minor'), orders: plain('order_count') },
      asked: [
        {},
        { orders: 'one' },
        { orders: 'several' },
        { tag: 'Wholesale' },
        { lastOrderFrom: shop.weekBefore, lastOrderTo: shop.lastDay },
        { lastOrderFrom: shop.oldDay, lastOrderTo: shop.oldMonthEnd },
        { search: 'maria' },
        { search: 'm' },
        { search: 'maria schmidt' },
        { search: 'gmail' },
        { search: 'portland' },
        { search: 'batobato' },
        { search: 'etersen' },
        { search: shop.regularEmail },
        { search: '1555' },
        { search: 'zzqqxx' },
        { search: 'maria', orders: 'several' },
        { search: 'mei', tag: 'Wholesale' },
        { orders: 'several', lastOrderFrom: shop.oldDay, lastOrderTo: shop.oldMonthEnd },
      ],
    },
    {
      name: 'mails',
      from: 'outbox_mails where website_id = $1',
      id: 'id',
      sorts: { written: time('created_on') },
      asked: [
        {},
        ...['stored', 'sent', 'failed', 'dismissed'].map((status) => ({ status })),
        { kind: 'order-confirmation' },
        { kind: 'restock' },
        { writtenFrom: shop.weekBefore, writtenTo: shop.lastDay },
        { writtenFrom: shop.oldDay, writtenTo: shop.oldMonthEnd },
        { search: 'maria' },
        { search: 'm' },
        { search: 'gmail' },
        { search: 'order' },
        { search: shop.regularEmail },
        { search: String(shop.orderNumber) },
        { search: 'zzqqxx' },
        { search: 'maria', status: 'failed' },
      ],
    },
    {
      name: 'comments',
      from: 'comments where website_id = $1',
      id: 'id',
      sorts: { written: time('created_on') },
      asked: [
        {},
        ...['held', 'visible', 'spam', 'removed'].map((status) => ({ status })),
        { item: shop.productId },
        { writtenFrom: shop.weekBefore, writtenTo: shop.lastDay },
        { writtenFrom: shop.oldDay, writtenTo: shop.oldMonthEnd },
        { search: 'clay' },
        { search: 'maria' },
        { search: 'm' },
        { search: '4242' },
        { search: 'zzqqxx' },
        { search: 'maria', status: 'spam' },
      ],
    },
    {
      name: 'reviews',
      from: 'reviews where website_id = $1',
      id: 'id',
      sorts: { written: time('created_on'), rating: plain('rating') },
      asked: [
        {},
        ...['pending', 'published', 'hidden', 'spam', 'deleted'].map((status) => ({ status })),
        { stars: '5' },
        { stars: '1,2' },
        { item: shop.bestSeller },
        { item: shop.productId },
        { pictures: 'yes' },
        { writtenFrom: shop.weekBefore, writtenTo: shop.lastDay },
        { writtenFrom: shop.oldDay, writtenTo: shop.oldMonthEnd },
        { search: 'packed' },
        { search: 'maria' },
        { search: 'm' },
        { search: 'maria schmidt' },
        { search: 'zzqqxx' },
        { search: 'maria', status: 'spam' },
        { status: 'published', stars: '1' },
        { item: shop.bestSeller, stars: '1' },
        { item: shop.bestSeller, status: 'pending' },
        { pictures: 'yes', stars: '3' },
      ],
    },
    {
      name: 'draft-orders',
      from: 'draft_orders where website_id = $1',
      id: 'id',
      sorts: { created: time('created_on'), updated: time('updated_on') },
      asked: [
        {},
        ...['open', 'sent', 'ordered', 'expired'].map((state) => ({ state })),
        { product: shop.bestSeller },
        { product: shop.productId },
        { createdFrom: shop.weekBefore, createdTo: shop.lastDay },
        { createdFrom: shop.oldDay, createdTo: shop.oldMonthEnd },
        { search: 'maria' },
        { search: 'mug' },
        { search: shop.sku },
        { search: 'D99' },
        { search: 'zzqqxx' },
        { search: 'maria', state: 'sent' },
      ],
    },
    {
      name: 'subscriptions',
      from: 'subscriptions where website_id = $1',
      id: 'id',
      sorts: { started: time('started_on') },
      asked: [
        {},
        ...['active', 'past-due', 'paused', 'canceled', 'completed'].map((status) => ({ status })),
        { search: 'maria' },
        { search: 'mug' },
        { search: 'zzqqxx' },
      ],
    },
    {
      name: 'discounts',
      from: 'discounts where website_id = $1',
      id: 'id',
      sorts: { created: time('created_on'), name: plain('lower(name)'), used: plain('used_count') },
      asked: [
        {},
        ...['active', 'scheduled', 'expired', 'used-up', 'off'].map((status) => ({ status })),
        { method: 'automatic' },
        { kind: 'fixed' },
        { search: 'offer' },
        { search: 'MAIL-0500000' },
        { search: 'zzqqxx' },
      ],
    },
    {
      name: 'discount-codes',
      from: 'discount_codes where website_id = $1',
      id: 'id',
      sorts: { created: time('created_on') },
      asked: [
        {},
        ...['unused', 'used'].map((status) => ({ status })),
        { discount: shop.discountId },
        { discount: shop.discountId, status: 'used' },
        { discount: shop.discountId, search: 'mail' },
        { search: 'offer' },
        { search: 'MAIL-0000500' },
        { search: 'zzqqxx' },
      ],
    },
    {
      name: 'gift-cards',
      from: 'gift_cards where website_id = $1',
      id: 'id',
      sorts: { created: time('created_on'), balance: plain('balance_minor') },
      asked: [
        {},
        ...['active', 'used-up', 'scheduled', 'disabled'].map((status) => ({ status })),
        { search: 'maria' },
        { search: 'm' },
        { search: 'zzqqxx' },
      ],
    },
    {
      name: 'posts',
      from: `items i join collections c on c.website_id = i.website_id and c.id = i.collection_id
        where i.website_id = $1 and c.kind = 'blog' and i.record_type <> 11 and i.deleted_on is null`,
      id: 'i.id',
      sorts: {
        published: time('i.published_on'),
        updated: time('i.updated_on'),
        title: plain('lower(left(i.title, 100))'),
      },
      asked: [
        {},
        ...['published', 'scheduled', 'draft', 'needs-review', 'deleted'].map((status) => ({ status })),
        { collection: shop.blogId },
        { author: shop.authorId },
        { tag: 'Kitchen' },
        { tag: 'Luxury' },
        { category: 'Mugs' },
        { publishedFrom: shop.weekBefore, publishedTo: shop.lastDay },
        { publishedFrom: shop.oldDay, publishedTo: shop.oldMonthEnd },
        { search: 'mug' },
        { search: 's' },
        { search: 'stone mug' },
        { search: 'zzqqxx' },
        { search: 'mug', status: 'draft' },
        { tag: 'Kitchen', status: 'scheduled' },
      ],
    },
    {
      name: 'payment-links',
      from: 'payment_links where website_id = $1',
      id: 'id',
      sorts: { created: time('created_on'), name: plain('lower(name)') },
      asked: [
        {},
        ...['on', 'off'].map((state) => ({ state })),
        { product: shop.productId },
        { search: 'market' },
        { search: 'zzqqxx' },
      ],
    },
  ];
}

/** Every kind of request that the lists of the admin make. */
export async function questionsOf(client: pg.Client, shop: SeededShop): Promise<readonly Question[]> {
  const questions: Question[] = [];
  for (const list of listsOf(shop)) {
    const base = `/api/admin/${list.name}`;
    const ask = (name: string, path: string, isFirstPage = false): void => {
      questions.push({ name: `${list.name}: ${name}`, path: `${base}${path}`, isFirstPage });
    };
    const sorts = Object.keys(list.sorts).flatMap((sort) => [sort, `-${sort}`]);
    for (const [index, asked] of list.asked.entries()) {
      const label = labelOf(asked, shop);
      ask(label, `?${parameters(asked)}`, index === 0);
      ask(`${label}, count`, `/count?${parameters(asked)}`);
      for (const sort of sorts) ask(`${label}, by ${sort}`, `?${parameters({ ...asked, sort })}`);
    }
    for (const [sort, { value, column }] of Object.entries(list.sorts)) {
      for (const direction of ['', '-']) {
        const { rows } = await client.query<{ value: string; id: string }>(
          `select ${value} as value, ${list.id} as id from ${list.from} order by ${column}, ${list.id}
           offset (select count(*) / 2 from ${list.from}) limit 1`,
          [shop.websiteId],
        );
        const [middle] = rows;
        if (middle === undefined) throw new Error(`no ${list.name}`);
        const after = writeCursor({ sort: `${direction}${sort}`, ...middle });
        ask(
          `half way down, by ${direction}${sort}`,
          `?${parameters({ sort: `${direction}${sort}`, after })}`,
        );
      }
    }
  }
  return [...questions, ...(await otherQuestions(client, shop))];
}

/** Where a page goes on: an id, or a cursor of the list in its own order. */
const cursorOf = (name: string, id: string): string =>
  name === 'assets' ? writeCursor({ sort: '-added', value: id, id }) : id;

async function otherQuestions(client: pg.Client, shop: SeededShop): Promise<readonly Question[]> {
  const middle = async (table: string): Promise<string> => {
    const { rows } = await client.query<{ id: string }>(
      `select id from ${table} where website_id = $1 order by id offset (select count(*) / 2 from ${table} where website_id = $1) limit 1`,
      [shop.websiteId],
    );
    return rows[0]?.id ?? '';
  };
  const variant = await client.query<{ id: string }>(
    'select id from variants where website_id = $1 and sku = $2',
    [shop.websiteId, shop.sku],
  );
  const paged = async (name: string, table: string, filters: readonly string[]): Promise<Question[]> => [
    { name: `${name}: all`, path: `/api/admin/${name}`, isFirstPage: true },
    {
      name: `${name}: half way down`,
      path: `/api/admin/${name}?${name === 'assets' ? 'after' : 'before'}=${cursorOf(name, await middle(table))}`,
      isFirstPage: false,
    },
    ...filters.map((filter) => ({
      name: `${name}: ${filter}`,
      path: `/api/admin/${name}?${filter}`,
      isFirstPage: false,
    })),
  ];
  const find = [
    'maria',
    'm',
    'mug',
    'maria schmidt',
    shop.sku,
    `#${shop.orderNumber}`,
    shop.regularEmail,
    'zzqqxx',
    'winter 2023',
  ];
  return [
    one('comments: counts', 'comments/counts'),
    one('reviews: waiting', 'reviews/pending'),
    one('reviews: products found', 'reviews/products?search=mug'),
    ...(await paged(
      'assets',
      'assets',
      ['picture', 'document', 'video', 'audio', 'attachment'].map((kind) => `kind=${kind}`),
    )),
    one('stock log of a variant', `products/${shop.productId}/variants/${variant.rows[0]?.id ?? ''}/stock`),
    one('tags of a blog', `post-labels?collection=${shop.blogId}&kind=tag`),
    one('categories of a blog', `post-labels?collection=${shop.blogId}&kind=category`),
    one('authors of posts', 'authors'),
    one('bulk changes of products', 'bulk?list=products'),
    one('bulk changes of all lists', 'bulk/recent'),
    one('tags of orders', 'orders/tags'),
    one('tags of customers', 'customers/tags'),
    one('saved views of orders', 'views?list=orders'),
    one('Home', 'home'),
    one('a product', `products/${shop.productId}`),
    one('the best seller', `products/${shop.bestSeller}`),
    one('an order', `orders/${shop.orderId}`),
    one('a customer with many orders', `customers/${shop.regular}`),
    ...find.map((q) => one(`palette: ${nameOf(q, shop)}`, `find?q=${encodeURIComponent(q)}`)),
  ];
}

const one = (name: string, path: string): Question => ({
  name,
  path: `/api/admin/${path}`,
  isFirstPage: false,
});

const parameters = (asked: Readonly<Record<string, string>>): string =>
  new URLSearchParams({ ...asked }).toString();

const nameOf = (value: string, shop: SeededShop): string => {
  const names: Readonly<Record<string, string>> = {
    [shop.bestSeller]: '<best seller>',
    [shop.productId]: '<product>',
    [shop.regular]: '<regular>',
    [shop.regularEmail]: '<email>',
    [shop.postalCode]: '<postal code>',
    [String(shop.orderNumber)]: '<number>',
    [`#${shop.orderNumber}`]: '#<number>',
    [shop.discountId]: '<large mailing>',
    [shop.blogId]: '<blog>',
    [shop.authorId]: '<author>',
    [shop.sku]: '<SKU>',
    [shop.sku.slice(0, -2)]: '<part of SKU>',
    [shop.blogId]: '<blog>',
    [shop.authorId]: '<author>',
    [shop.weekBefore]: '<a week ago>',
    [shop.lastDay]: '<today>',
    [shop.oldDay]: '<3 years ago>',
    [shop.oldMonthEnd]: '<a month later>',
  };
  return names[value] ?? value;
};

const labelOf = (asked: Readonly<Record<string, string>>, shop: SeededShop): string =>
  Object.keys(asked).length === 0
    ? 'all'
    : Object.entries(asked)
        .map(([name, value]) => `${name}=${nameOf(value, shop)}`)
        .join(' ');
