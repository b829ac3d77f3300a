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
import { itemPath } from './collection-view.ts';
import type { CollectionKind } from './tables.ts';

/** An item as the statements below return it. */
export interface ItemRow {
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
  author?: ItemView['author'];
  source_url: string;
  passthrough: boolean;
  featured: boolean;
  promoted_block: ItemView['promotedBlock'];
  video?: ItemView['video'];
  custom_content?: ItemView['customContent'];
  comment_state: number;
  public_comment_count: number;
  like_count: number;
  seo?: ItemView['seo'];
  ticket_ids?: string[];
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
  i.location, i.categories, i.source_url, i.passthrough, i.featured, i.promoted_block,
  i.comment_state, i.public_comment_count, i.like_count, p.type as product_type, p.variant_options, p.subscription_plan, p.custom_form, p.custom_add_button_text,
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

/** Columns a product list never shows. */
const furtherFacts = `i.video, i.custom_content, i.seo, i.ticket_ids,
  case when i.author_id is null then null else (
    select json_build_object('id', u.id, 'urlId', u.url_id, 'displayName', u.display_name, 'bio', u.bio,
      'websiteUrl', u.website_url, 'pictureId', u.picture_id)
    from authors u where u.website_id = i.website_id and u.id = i.author_id
  ) end as author`;

const picturesJson = (websiteId: string): string => `(
    select json_agg(json_build_object(
      'id', a.id, 'filename', a.filename, 'width', a.width, 'height', a.height, 'altText', a.alt_text,
      'focalPoint', a.focal_point, 'colorData', a.color_data, 'widths', a.widths))
    from assets a
    where a.website_id = ${websiteId} and a.kind = 'picture' and a.id in (`;

/**
 * One row per item with everything its page shows: product, variants with stock, pictures. One round trip, since it is
 * the cost of every page that is not cached.
 */
export const itemColumns = `${facts}, ${furtherFacts}, i.body,
  case when i.main_image_id is null and i.image_ids = '[]'::jsonb then null else ${picturesJson('i.website_id')}
    select i.main_image_id union all select jsonb_array_elements_text(i.image_ids)::uuid)
  ) end as pictures`;

/** Pictures of an item in a list: the main one, and the next one for hovering. */
const LISTED_PICTURES = 2;

/**
 * The rows of a list over `chosen`, its items. Pictures are returned once, on the first row, because many items may
 * share them; a list shows no product description.
 */
export const productListColumns = `${facts}, case when i.record_type = 11 then '' else i.body end as body,
  case when row_number() over () = 1 then ${picturesJson('$1')}
    select main_image_id from chosen
    ${Array.from({ length: LISTED_PICTURES }, (_, at) => `union all select (image_ids ->> ${at})::uuid from chosen`).join(' ')})
  ) end as pictures`;
export const listColumns = `${productListColumns}, ${furtherFacts}`;

export const tablesFrom = (items: 'items' | 'chosen'): string => `
  from ${items} i
  join collections c on c.website_id = i.website_id and c.id = i.collection_id
  left join products p on p.website_id = i.website_id and p.item_id = i.id`;

export function toItems(rows: readonly ItemRow[]): ItemView[] {
  const known = picturesIn(rows);
  return rows.map((row) => toItem(row, known));
}

export function picturesIn(rows: readonly ItemRow[]): ReadonlyMap<string, PictureView> {
  const all = rows.flatMap((row) => row.pictures ?? []);
  return new Map(all.map((picture) => [picture.id, toPicture(picture)]));
}

export function toItem(row: ItemRow, pictures: ReadonlyMap<string, PictureView>): ItemView {
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
    author: row.author ?? null,
    sourceUrl: row.source_url,
    passthrough: row.passthrough,
    featured: row.featured,
    promotedBlock: row.promoted_block,
    video: row.video ?? null,
    customContent: row.custom_content ?? {},
    commentState: row.comment_state,
    publicCommentCount: row.public_comment_count,
    likeCount: row.like_count,
    seo: row.seo ?? {},
    ticketIds: row.ticket_ids ?? [],
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
