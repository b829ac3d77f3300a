import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/** A product as a file names it. */
interface NamedProduct {
  readonly itemId: string;
  readonly name: string;
  readonly [column: string]: unknown;
}

/** The products at these addresses, by the last part of the address. */
export async function productsByUrl(
  db: Queryable,
  websiteId: string,
  urlIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await runNamed<NamedProduct>(
    db,
    {
      name: 'reviews-import-urls',
      text: `select id as "itemId", url_id as name from items
        where website_id = $1 and url_id = any($2::text[]) and record_type = 11 and deleted_on is null
        order by id desc`,
    },
    [websiteId, urlIds],
  );
  return new Map(rows.map(({ name, itemId }) => [name, itemId]));
}

/** The products with a variant of these SKUs. */
export async function productsBySku(
  db: Queryable,
  websiteId: string,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await runNamed<NamedProduct>(
    db,
    {
      name: 'reviews-import-skus',
      text: `select v.item_id as "itemId", v.sku as name from variants v
        join items i on i.website_id = v.website_id and i.id = v.item_id and i.deleted_on is null
        where v.website_id = $1 and v.sku = any($2::text[]) order by v.item_id desc`,
    },
    [websiteId, skus],
  );
  return new Map(rows.map(({ name, itemId }) => [name, itemId]));
}

export const purchaseKey = (email: string, itemId: string): string => `${itemId} ${email}`;

/** An order of each product by the customers with these addresses, by `purchaseKey`. */
export async function selectPurchases(
  db: Queryable,
  websiteId: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await runNamed<{ email: string; itemId: string; orderId: string }>(
    db,
    {
      name: 'reviews-import-purchases',
      text: `select distinct on (c.email, l.item_id) c.email, l.item_id as "itemId", o.id as "orderId"
        from customers c
        join orders o on o.website_id = c.website_id and o.customer_id = c.id
          and o.status not in ('awaiting-payment', 'refunded', 'canceled')
        join order_lines l on l.website_id = o.website_id and l.order_id = o.id and not l.is_custom
        where c.website_id = $1 and c.email = any($2::text[])
        order by c.email, l.item_id, o.number`,
    },
    [websiteId, emails],
  );
  return new Map(rows.map(({ email, itemId, orderId }) => [purchaseKey(email, itemId), orderId]));
}

/** Which of these reviews were imported before, by their fingerprints. */
export async function selectKnown(
  db: Queryable,
  websiteId: string,
  reviews: readonly { readonly itemId: string; readonly fingerprint: string }[],
): Promise<ReadonlySet<string>> {
  const rows = await runNamed<{ fingerprint: string }>(
    db,
    {
      name: 'reviews-import-known',
      text: `select r.fingerprint from unnest($2::uuid[], $3::text[]) n(item_id, fingerprint)
        join reviews r on r.website_id = $1 and r.item_id = n.item_id and r.fingerprint = n.fingerprint`,
    },
    [websiteId, reviews.map(({ itemId }) => itemId), reviews.map(({ fingerprint }) => fingerprint)],
  );
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}

/** An imported review as it is stored. */
export interface ImportedReview {
  readonly id: string;
  readonly itemId: string;
  readonly orderId: string | null;
  readonly fingerprint: string;
  readonly rating: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  readonly email: string;
  readonly answer: string;
  readonly createdOn: Date;
}

/** Stores imported reviews in one statement, those that are there already left out; returns who bought what is reviewed. */
export async function insertImported(
  db: Queryable,
  websiteId: string,
  status: 'pending' | 'published',
  reviews: readonly ImportedReview[],
): Promise<readonly { readonly isVerified: boolean }[]> {
  return runNamed<{ isVerified: boolean }>(
    db,
    {
      name: 'reviews-import-insert',
      text: `insert into reviews (website_id, status, id, item_id, order_id, fingerprint, rating, title, body,
          author_name, author_email, answer, answered_on, created_on)
        select $1::uuid, $2::text, n.id, n.item_id, n.order_id, n.fingerprint, n.rating, n.title, n.body, n.author,
          n.email, n.answer, case when n.answer = '' then null else n.created_on end, n.created_on
        from unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::text[], $7::int[], $8::text[], $9::text[], $10::text[],
          $11::text[], $12::text[], $13::timestamptz[])
          n(id, item_id, order_id, fingerprint, rating, title, body, author, email, answer, created_on)
        on conflict (website_id, item_id, fingerprint) do nothing
        returning order_id is not null as "isVerified"`,
    },
    [
      websiteId,
      status,
      reviews.map(({ id }) => id),
      reviews.map(({ itemId }) => itemId),
      reviews.map(({ orderId }) => orderId),
      reviews.map(({ fingerprint }) => fingerprint),
      reviews.map(({ rating }) => rating),
      reviews.map(({ title }) => title),
      reviews.map(({ body }) => body),
      reviews.map(({ author }) => author),
      reviews.map(({ email }) => email),
      reviews.map(({ answer }) => answer),
      reviews.map(({ createdOn }) => createdOn.toISOString()),
    ],
  );
}
