import type { ItemView } from '@vitrine/contracts/content.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import type {
  CustomForm,
  Product,
  ProductSelling,
  ProductType,
  SubscriptionPlan,
  Variant,
} from '@vitrine/domain/product/product.ts';
import type { Platform } from '../../platform/platform.ts';
import { itemPath } from './collection-view.ts';
import type { CollectionKind } from './tables.ts';

/** Most items one list answers. */
export const MAX_LISTED = 200;
/** Chosen items one statement reads; more are read side by side, so that rows are taken in while others are sought. */
const READ_AT_ONCE = 100;

/** Which items of a collection, and in what order. */
export interface ItemQuery {
  readonly collectionId: string;
  readonly limit: number;
  readonly offset?: number;
  readonly tag?: string | null;
  /** Only these, in this order, wherever they lie. */
  readonly itemIds?: readonly string[] | null;
}

export interface ListedItems {
  readonly items: readonly ItemView[];
  /** Published items that match, on all pages together. */
  readonly total: number;
}

/** An item with what its page needs besides: its neighbours' paths. */
export interface ItemPage {
  readonly item: ItemView;
  readonly updatedOn: number;
}

interface ItemRow {
  id: string;
  collection_id: string;
  collection_kind: CollectionKind;
  collection_url_id: string;
  url_id: string;
  record_type: number;
  title: string;
  excerpt: string;
  body: string;
  main_image_id: string | null;
  image_ids: string[];
  tags: string[];
  published_on: number;
  updated_on: number;
  start_date: number | null;
  end_date: number | null;
  location: ItemView['location'];
  categories: string[];
  author: ItemView['author'];
  source_url: string;
  passthrough: boolean;
  featured: boolean;
  promoted_block: ItemView['promotedBlock'];
  video: ItemView['video'];
  custom_content: ItemView['customContent'];
  comment_state: number;
  public_comment_count: number;
  like_count: number;
  seo: ItemView['seo'];
  product_type: ProductType | null;
  variant_options: string[] | null;
  subscription_plan: SubscriptionPlan | null;
  custom_form: CustomForm | null;
  custom_add_button_text: string | null;
  selling: Partial<ProductSelling> | null;
  variants: Variant[] | null;
  pictures: (Omit<PictureView, 'assetUrl'> & { filename: string })[] | null;
}

const facts = `
  i.id, i.collection_id, c.kind as collection_kind, c.url_id as collection_url_id, i.url_id, i.record_type,
  i.title, i.excerpt, i.main_image_id, i.image_ids, i.tags,
  (extract(epoch from i.published_on) * 1000)::float8 as published_on,
  (extract(epoch from i.updated_on) * 1000)::float8 as updated_on,
  (extract(epoch from i.start_date) * 1000)::float8 as start_date,
  (extract(epoch from i.end_date) * 1000)::float8 as end_date,
  i.location, i.categories, i.source_url, i.passthrough, i.featured, i.promoted_block, i.video, i.custom_content,
  i.comment_state, i.public_comment_count, i.like_count, i.seo,
  case when i.author_id is null then null else (
    select json_build_object('id', u.id, 'urlId', u.url_id, 'displayName', u.display_name, 'bio', u.bio,
      'websiteUrl', u.website_url, 'pictureId', u.picture_id)
    from authors u where u.website_id = i.website_id and u.id = i.author_id
  ) end as author, p.type as product_type, p.variant_options, p.subscription_plan, p.custom_form, p.custom_add_button_text,
  p.selling,
  case when p.item_id is null then null else (
    select json_agg(v) from (
      select v.id, v.sku, v.attributes, v.price_minor as "priceMinor", v.on_sale as "onSale",
        v.sale_price_minor as "salePriceMinor", coalesce(s.unlimited, false) as unlimited,
        coalesce(s.quantity, 0) as "qtyInStock", v.image_id as "imageId", v.weight_grams as "weightGrams"
      from variants v left join stock s on s.website_id = v.website_id and s.variant_id = v.id
      where v.website_id = i.website_id and v.item_id = i.id order by v.position
    ) v
  ) end as variants`;

const picturesJson = `(
    select json_agg(json_build_object(
      'id', a.id, 'filename', a.filename, 'width', a.width, 'height', a.height, 'altText', a.alt_text,
      'focalPoint', a.focal_point, 'colorData', a.color_data, 'widths', a.widths))
    from assets a
    where a.website_id = $1 and a.kind = 'picture' and a.id in (`;

/**
 * One row an item with everything its page shows: product, variants with stock, pictures. One round trip, since a
 * page that is not in the cache is paid for by this statement.
 */
const itemColumns = `${facts}, i.body,
  case when i.main_image_id is null and i.image_ids = '[]'::jsonb then null else ${picturesJson}
    select i.main_image_id union all select jsonb_array_elements_text(i.image_ids)::uuid)
  ) end as pictures`;

/** Pictures of an item that its list knows: the main one and the next, for a look under the pointer. */
const LISTED_PICTURES = 2;

/**
 * The rows of a list over `chosen`, its items. Pictures come once, on the first row, for many items may share them;
 * a product's story is not told in a list.
 */
const listColumns = `${facts}, case when i.record_type = 11 then '' else i.body end as body,
  case when row_number() over () = 1 then ${picturesJson}
    select main_image_id from chosen
    ${Array.from({ length: LISTED_PICTURES }, (_, at) => `union all select (image_ids ->> ${at})::uuid from chosen`).join(' ')})
  ) end as pictures`;

const tablesFrom = (items: 'items' | 'chosen'): string => `
  from ${items} i
  join collections c on c.website_id = i.website_id and c.id = i.collection_id
  left join products p on p.website_id = i.website_id and p.item_id = i.id`;

const itemOrder = 'i.display_index, i.start_date nulls last, i.published_on desc, i.id';

/** The published item at a path of a collection; null when there is none. One query. */
export async function getItemPage(
  platform: Platform,
  websiteId: string,
  collectionId: string,
  urlId: string,
): Promise<ItemPage | null> {
  const { rows } = await platform.db.$client.query<ItemRow>({
    name: 'content-item-page',
    text: `select ${itemColumns} ${tablesFrom('items')}
      where i.website_id = $1 and i.collection_id = $2 and i.url_id = $3 and i.status = 'published'`,
    values: [websiteId, collectionId, urlId],
  });
  const row = rows[0];
  return row === undefined ? null : { item: toItem(row, picturesIn([row])), updatedOn: row.updated_on };
}

/** Published items of a collection in the owner's order; events by date, posts newest first. One query. */
export async function listItems(
  platform: Platform,
  websiteId: string,
  query: ItemQuery,
): Promise<ListedItems> {
  const limit = Math.max(1, Math.min(query.limit, MAX_LISTED));
  const { itemIds } = query;
  if (itemIds !== undefined && itemIds !== null) {
    const chosen = itemIds.slice(0, limit);
    const parts = await Promise.all(
      Array.from({ length: Math.ceil(chosen.length / READ_AT_ONCE) }, (_, at) =>
        listChosen(platform, websiteId, chosen.slice(at * READ_AT_ONCE, (at + 1) * READ_AT_ONCE)),
      ),
    );
    const items = parts.flat();
    return { items, total: items.length };
  }
  const { rows } = await platform.db.$client.query<ItemRow & { total: number }>({
    name: 'content-items-of-collection',
    // Items are ordered and cut before anything is joined; the order begins as the index does.
    text: `with chosen as (
        select i.* from items i
        where i.website_id = $1 and i.collection_id = $2 and i.status = 'published'
          and ($3::text is null or $3 = any(i.tags))
        order by ${itemOrder} limit $4 offset $5
      )
      select ${listColumns}, (
        select count(*)::int from items t
        where t.website_id = $1 and t.collection_id = $2 and t.status = 'published'
          and ($3::text is null or $3 = any(t.tags))
      ) as total ${tablesFrom('chosen')} order by ${itemOrder}`,
    values: [websiteId, query.collectionId, query.tag ?? null, limit, Math.max(0, query.offset ?? 0)],
  });
  return { items: toItems(rows), total: rows[0]?.total ?? 0 };
}

async function listChosen(
  platform: Platform,
  websiteId: string,
  itemIds: readonly string[],
): Promise<ItemView[]> {
  const { rows } = await platform.db.$client.query<ItemRow>({
    name: 'content-items-chosen',
    text: `with chosen as (
        select i.* from unnest($2::uuid[]) wanted (id)
        join items i on i.website_id = $1 and i.id = wanted.id and i.status = 'published'
      )
      select ${listColumns} ${tablesFrom('chosen')} order by array_position($2::uuid[], i.id)`,
    values: [websiteId, itemIds],
  });
  return toItems(rows);
}

function toItems(rows: readonly ItemRow[]): ItemView[] {
  const known = picturesIn(rows);
  return rows.map((row) => toItem(row, known));
}

function picturesIn(rows: readonly ItemRow[]): ReadonlyMap<string, PictureView> {
  const all = rows.flatMap((row) => row.pictures ?? []);
  return new Map(all.map((picture) => [picture.id, toPicture(picture)]));
}

function toItem(row: ItemRow, pictures: ReadonlyMap<string, PictureView>): ItemView {
  return {
    id: row.id,
    collectionId: row.collection_id,
    urlId: row.url_id,
    fullUrl: itemPath(row.collection_kind, row.collection_url_id, row.url_id),
    recordType: row.record_type,
    title: row.title,
    excerpt: row.excerpt,
    body: row.body,
    mainImage: pictures.get(row.main_image_id ?? row.image_ids[0] ?? '') ?? null,
    images: row.image_ids.map((id) => pictures.get(id)).filter((picture) => picture !== undefined),
    tags: row.tags,
    publishOn: row.published_on,
    startDate: row.start_date,
    endDate: row.end_date,
    location: row.location,
    categories: row.categories,
    author: row.author,
    sourceUrl: row.source_url,
    passthrough: row.passthrough,
    featured: row.featured,
    promotedBlock: row.promoted_block,
    video: row.video,
    customContent: row.custom_content,
    commentState: row.comment_state,
    publicCommentCount: row.public_comment_count,
    likeCount: row.like_count,
    seo: row.seo,
    product: toProduct(row),
  };
}

function toPicture({
  filename,
  ...picture
}: Omit<PictureView, 'assetUrl'> & { filename: string }): PictureView {
  return { ...picture, assetUrl: `/media/${picture.id}/${encodeURIComponent(filename)}` };
}

function toProduct(row: ItemRow): Product | null {
  if (row.product_type === null) return null;
  return {
    id: row.id,
    title: row.title,
    type: row.product_type,
    variantOptions: row.variant_options ?? [],
    variants: row.variants ?? [],
    subscriptionPlan: row.subscription_plan,
    customForm: row.custom_form,
    customAddButtonText: row.custom_add_button_text,
    selling: row.selling ?? {},
  };
}

/** Where every published item of an enabled collection is found, newest change first. */
export async function listAddresses(
  platform: Platform,
  websiteId: string,
  limit: number,
): Promise<{ readonly fullUrl: string; readonly updatedOn: number }[]> {
  const { rows } = await platform.db.$client.query<{
    kind: CollectionKind;
    collection_url_id: string;
    url_id: string;
    updated_on: number;
  }>({
    name: 'content-addresses',
    text: `select c.kind, c.url_id as collection_url_id, i.url_id,
        (extract(epoch from i.updated_on) * 1000)::float8 as updated_on
      from items i join collections c on c.website_id = i.website_id and c.id = i.collection_id
      where i.website_id = $1 and i.status = 'published' and c.enabled
      order by i.updated_on desc, i.id limit $2`,
    values: [websiteId, limit],
  });
  return rows.map((row) => ({
    fullUrl: itemPath(row.kind, row.collection_url_id, row.url_id),
    updatedOn: row.updated_on,
  }));
}
