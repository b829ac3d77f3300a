import type pg from 'pg';
import { writeCursor } from '@vitrine/server/platform/lists/cursor.ts';
import { listsOf } from './asked-lists.ts';
import type { SeededShop } from './seed-admin.ts';

/** A request that an owner's screen makes. */
export interface Question {
  /** The same in every shop. */
  readonly name: string;
  readonly path: string;
  /** The first page of a list, as it opens. */
  readonly isFirstPage: boolean;
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
    one('reviews: products', 'reviews/products'),
    one('reviews: products found by a word', 'reviews/products?search=mug'),
    one('reviews: products found by three words', 'reviews/products?search=tall%20stone%20mug'),
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
