import type { ItemStatus, Ordering } from '@vitrine/domain/content/content.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/** A gallery as owners see it. */
export interface StoredGallery {
  readonly id: string;
  readonly title: string;
  readonly urlId: string;
  readonly isPublished: boolean;
  readonly ordering: Ordering;
  /** Hidden ones among them. */
  readonly pictures: number;
  readonly hasBin: boolean;
  /** The file of the first picture that visitors see. */
  readonly coverId: string | null;
}

const ofGallery = 'i.website_id = c.website_id and i.collection_id = c.id';
/** The order of a list's owner. */
const ownOrder = 'i.display_index, i.published_on desc, i.id';
const shownFile = 'coalesce(i.main_image_id, (i.image_ids ->> 0)::uuid)';

const galleriesOf = (condition: string): string => `
  select c.id, c.title, c.url_id as "urlId", c.enabled as "isPublished", c.ordering,
    (select count(*)::int from items i where ${ofGallery} and i.deleted_on is null) as pictures,
    exists (select from items i where ${ofGallery} and i.deleted_on is not null) as "hasBin",
    (select ${shownFile} from items i where ${ofGallery} and i.status = 'published'
      order by ${ownOrder} limit 1) as "coverId"
  from collections c
  where c.website_id = $1 and c.kind = 'gallery' and c.deleted_on is null ${condition}
  order by lower(c.title), c.id`;

/** Writable, for the statements' results. */
type Row<T> = { [Key in keyof T]: T[Key] };

/** The galleries of a website by title. */
export function selectGalleries(db: Queryable, websiteId: string): Promise<readonly StoredGallery[]> {
  return runNamed<Row<StoredGallery>>(db, { name: 'galleries-all', text: galleriesOf('') }, [websiteId]);
}

/** A gallery of the website that is not in the bin; null for anything else. */
export async function selectGallery(
  db: Queryable,
  websiteId: string,
  id: string,
): Promise<StoredGallery | null> {
  const statement = { name: 'galleries-one', text: galleriesOf('and c.id = $2') };
  const [row] = await runNamed<Row<StoredGallery>>(db, statement, [websiteId, id]);
  return row ?? null;
}

/** An item of a gallery. */
export interface StoredPicture {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
  readonly status: ItemStatus;
  /** Sanitised HTML. */
  readonly excerpt: string;
  readonly sourceUrl: string;
  readonly urlId: string;
  readonly assetId: string | null;
}

/** The gallery's pictures; `$1` the website, `$2` the gallery. */
const pictures = `select i.id, i.revision, i.title, i.status, i.excerpt, i.source_url as "sourceUrl",
    i.url_id as "urlId", ${shownFile} as "assetId"
  from items i`;
const inGallery = 'i.website_id = $1 and i.collection_id = $2';

/** Pictures of a gallery in the order of their owner behind `afterId`, or its first ones. */
export function selectPictures(
  db: Queryable,
  websiteId: string,
  page: {
    readonly galleryId: string;
    readonly afterId: string | null;
    readonly isInBin: boolean;
    readonly limit: number;
  },
): Promise<readonly StoredPicture[]> {
  return runNamed<Row<StoredPicture>>(
    db,
    {
      name: 'galleries-pictures',
      text: `with given as (select i.display_index, i.published_on, i.id from items i where ${inGallery} and i.id = $3)
        ${pictures} left join given g on true
        where ${inGallery} and (i.deleted_on is not null) = $4
          and (g.id is null or i.display_index > g.display_index or i.display_index = g.display_index
            and (i.published_on < g.published_on or i.published_on = g.published_on and i.id > g.id))
        order by ${ownOrder} limit $5`,
    },
    [websiteId, page.galleryId, page.afterId, page.isInBin, page.limit],
  );
}

/** Those of these pictures that a gallery has, in the order of its owner. */
export function selectPicturesByIds(
  db: Queryable,
  websiteId: string,
  of: { readonly galleryId: string; readonly isInBin: boolean },
  ids: readonly string[],
): Promise<readonly StoredPicture[]> {
  return runNamed<Row<StoredPicture>>(
    db,
    {
      name: 'galleries-pictures-by-ids',
      text: `${pictures} where ${inGallery} and (i.deleted_on is not null) = $3 and i.id = any($4::uuid[])
        order by ${ownOrder}`,
    },
    [websiteId, of.galleryId, of.isInBin, ids],
  );
}

/** How many pictures of a gallery are in the bin. */
export async function countBin(db: Queryable, websiteId: string, galleryId: string): Promise<number> {
  const [row] = await runNamed<{ count: number }>(
    db,
    {
      name: 'galleries-bin-count',
      text: `select count(*)::int as count from items i where ${inGallery} and i.deleted_on is not null`,
    },
    [websiteId, galleryId],
  );
  return row?.count ?? 0;
}

/** Those of these files that pictures of a gallery show. */
export async function selectShownFiles(
  db: Queryable,
  websiteId: string,
  galleryId: string,
  assetIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await runNamed<{ assetId: string }>(
    db,
    {
      name: 'galleries-shown-files',
      text: `select distinct ${shownFile} as "assetId" from items i
        where ${inGallery} and i.deleted_on is null and ${shownFile} = any($3::uuid[])`,
    },
    [websiteId, galleryId, assetIds],
  );
  return new Set(rows.map(({ assetId }) => assetId));
}
