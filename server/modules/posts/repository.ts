import type {
  ItemLocation,
  ItemStatus,
  ItemVideo,
  Ordering,
  SearchMeta,
  WrittenKind,
} from '@vitrine/domain/content/content.ts';
import type { Episode } from '@vitrine/domain/content/podcast.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { isWrittenSql } from '../content/index.ts';

/** A post as owners see it; times in milliseconds since 1970. */
export interface StoredPost {
  readonly id: string;
  readonly kind: WrittenKind;
  readonly revision: number;
  readonly collectionId: string;
  readonly collectionTitle: string;
  readonly collectionUrlId: string;
  readonly collectionTypeName: string;
  readonly urlId: string;
  readonly title: string;
  readonly status: ItemStatus;
  readonly isDeleted: boolean;
  readonly hasChanges: boolean;
  readonly featured: boolean;
  readonly excerpt: string;
  readonly mainImageId: string | null;
  readonly authorId: string | null;
  readonly authorName: string | null;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly publishedOn: number;
  readonly updatedOn: number;
  readonly changesOn: number | null;
  readonly changesFailed: boolean;
  readonly sourceUrl: string;
  readonly passthrough: boolean;
  readonly commentState: number;
  readonly seo: Partial<SearchMeta>;
  readonly video: ItemVideo | null;
  readonly startDate: number | null;
  readonly endDate: number | null;
  readonly location: ItemLocation | null;
  readonly seriesId: string | null;
  readonly ticketIds: readonly string[];
  readonly episode: Partial<Episode>;
  readonly customContent: Readonly<Record<string, unknown>>;
  /** Whether its blog is a podcast. */
  readonly isPodcast: boolean;
}

/** Posts in the order of their ids, those in the bin among them; unknown ids are left out. */
export function selectPosts(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly StoredPost[]> {
  return runNamed<{ [Key in keyof StoredPost]: StoredPost[Key] }>(
    db,
    {
      name: 'posts-by-ids',
      text: `select i.id, c.kind, i.revision, c.id as "collectionId", c.title as "collectionTitle", c.url_id as "collectionUrlId",
          c.type_name as "collectionTypeName", i.custom_content as "customContent",
          i.url_id as "urlId", i.title, i.status, i.deleted_on is not null as "isDeleted",
          coalesce(d.document is distinct from coalesce(i.document, '{"version": 2, "sections": []}'::jsonb)
            and d.document is not null, false) as "hasChanges",
          i.featured, i.excerpt, i.main_image_id as "mainImageId", i.author_id as "authorId",
          a.display_name as "authorName", i.categories, i.tags,
          (extract(epoch from i.published_on) * 1000)::float8 as "publishedOn",
          (extract(epoch from i.updated_on) * 1000)::float8 as "updatedOn",
          (extract(epoch from i.changes_on) * 1000)::float8 as "changesOn", i.changes_failed as "changesFailed",
          i.source_url as "sourceUrl", i.passthrough, i.comment_state as "commentState", i.seo, i.video,
          (extract(epoch from i.start_date) * 1000)::float8 as "startDate",
          (extract(epoch from i.end_date) * 1000)::float8 as "endDate", i.location,
          i.series_id as "seriesId", i.ticket_ids as "ticketIds",
          i.episode, coalesce((c.podcast ->> 'isOn')::boolean, false) as "isPodcast"
        from unnest($2::uuid[]) with ordinality as wanted (id, place)
        join items i on i.website_id = $1 and i.id = wanted.id
        join collections c on c.website_id = i.website_id and c.id = i.collection_id and ${isWrittenSql('c.kind')}
        left join authors a on a.website_id = i.website_id and a.id = i.author_id
        left join page_drafts d on d.website_id = i.website_id and d.page_id = i.id
        order by wanted.place`,
    },
    [websiteId, ids],
  );
}

/** What actions on posts need of each. */
export interface LockedPost {
  readonly id: string;
  readonly collectionId: string;
  readonly status: ItemStatus;
  readonly isDeleted: boolean;
  readonly revision: number;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly authorId: string | null;
  /** Whether it is an event and has no date yet. */
  readonly isUndatedEvent: boolean;
}

/** Posts by id, in the order of their ids and locked until the transaction ends; unknown ones are left out. */
export function lockPosts(
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly LockedPost[]> {
  return runNamed<{ [Key in keyof LockedPost]: LockedPost[Key] }>(
    tx,
    {
      name: 'posts-lock',
      text: `select i.id, i.collection_id as "collectionId", i.status, i.deleted_on is not null as "isDeleted",
          i.revision, i.tags, i.categories, i.author_id as "authorId",
          c.kind = 'events' and i.start_date is null as "isUndatedEvent"
        from items i
        join collections c on c.website_id = i.website_id and c.id = i.collection_id and ${isWrittenSql('c.kind')}
        where i.website_id = $1 and i.id = any($2::uuid[]) order by i.id for update of i`,
    },
    [websiteId, ids],
  );
}

/** A list that is written: a blog, events and the like. */
interface WrittenList {
  readonly id: string;
  readonly kind: WrittenKind;
  readonly title: string;
  readonly urlId: string;
  readonly ordering: Ordering;
}

/** The written lists of a website by title, hidden ones among them. */
export function selectWrittenLists(db: Queryable, websiteId: string): Promise<readonly WrittenList[]> {
  return runNamed<{ [Key in keyof WrittenList]: WrittenList[Key] }>(
    db,
    {
      name: 'posts-lists',
      text: `select id, kind, title, url_id as "urlId", ordering from collections
        where website_id = $1 and ${isWrittenSql('kind')} and deleted_on is null order by lower(title), id`,
    },
    [websiteId],
  );
}

/** Which of these are services of the website's shop, those in the bin left out. */
export async function selectServices(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await runNamed<{ id: string }>(
    db,
    {
      name: 'posts-services',
      text: `select i.id from items i join products p on p.website_id = i.website_id and p.item_id = i.id
        where i.website_id = $1 and i.id = any($2::uuid[]) and i.deleted_on is null and p.type = 'service'`,
    },
    [websiteId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** A change of a post's status; the time in milliseconds since 1970. */
interface StoredChange {
  readonly id: string;
  readonly from: ItemStatus | null;
  readonly to: ItemStatus;
  readonly by: string | null;
  readonly on: number;
}

/** The latest `limit` changes of a post's status, the latest first. */
export function selectPostChanges(
  db: Queryable,
  websiteId: string,
  itemId: string,
  limit: number,
): Promise<readonly StoredChange[]> {
  return runNamed<{ [Key in keyof StoredChange]: StoredChange[Key] }>(
    db,
    {
      name: 'posts-status-changes',
      text: `select h.id, h.from_status as "from", h.to_status as "to",
          case when h.actor_id is null then null
            else coalesce(nullif(changer.name, ''), changer.email, '') end as "by",
          (extract(epoch from h.changed_on) * 1000)::float8 as "on"
        from item_status_changes h left join accounts changer on changer.id = h.actor_id
        where h.website_id = $1 and h.item_id = $2 order by h.changed_on desc, h.id desc limit $3`,
    },
    [websiteId, itemId, limit],
  );
}
