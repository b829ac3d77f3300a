import type { AnsweredComment } from '@vitrine/contracts/comments.ts';
import { COUNT_LIMIT } from '@vitrine/contracts/list-limits.ts';
import {
  type CommentReason,
  type CommentStatus,
  commentStatuses,
} from '@vitrine/domain/comment/comment-states.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { likePattern } from '../../platform/db/like-pattern.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { CollectionKind } from '../content/index.ts';

export interface OwnerRow {
  readonly id: string;
  readonly itemId: string;
  readonly itemTitle: string;
  readonly itemUrlId: string;
  readonly collectionUrlId: string;
  readonly kind: CollectionKind;
  /** Whether visitors can open the item. */
  readonly itemIsShown: boolean;
  /** Threads its page shows before this one; 0 for a comment that is not visible. */
  readonly threadsBefore: number;
  readonly parentId: string | null;
  readonly answered: AnsweredComment | null;
  readonly authorName: string;
  readonly authorEmail: string;
  readonly body: string;
  readonly status: CommentStatus;
  readonly reasons: readonly CommentReason[];
  readonly createdOn: number;
}

/** Code points shown of the comment that is answered. */
const BEGINNING = 200;

/** Comments whose item still exists. */
const live = `comments c
    join items i on i.website_id = c.website_id and i.id = c.item_id
    join collections k on k.website_id = i.website_id and k.id = i.collection_id`;

/**
 * Comments with everything their owner sees. `chosen` selects the comments, as `c`. A thread's position on its page is
 * counted once per item, however many of its comments are chosen.
 */
const selectChosen = (chosen: string): string => `with chosen as (
    select c.* from ${live} where c.website_id = $1 and ${chosen}
  ), heads as (
    select h.item_id, h.id,
      row_number() over (partition by h.item_id order by h.created_on desc, h.id desc)::int - 1 as before
    from comments h
    where h.website_id = $1 and h.parent_id is null
      and h.item_id in (select item_id from chosen where status = 'visible')
      and (h.status = 'visible' or exists (
        select 1 from comments r
        where r.website_id = $1 and r.item_id = h.item_id and r.thread_id = h.id and r.status = 'visible'))
  )
  select c.id, c.item_id as "itemId", i.title as "itemTitle", i.url_id as "itemUrlId",
    k.url_id as "collectionUrlId", k.kind, (i.status = 'published' and k.enabled) as "itemIsShown",
    case when c.status = 'visible' then coalesce(t.before, 0) else 0 end as "threadsBefore",
    c.parent_id as "parentId",
    case when p.id is not null then json_build_object(
      'authorName', p.author_name, 'beginning', left(p.body, ${BEGINNING}), 'status', p.status) end as answered,
    c.author_name as "authorName", c.author_email as "authorEmail", c.body, c.status, c.reasons,
    (extract(epoch from c.created_on) * 1000)::float8 as "createdOn"
  from chosen c
    join items i on i.website_id = c.website_id and i.id = c.item_id
    join collections k on k.website_id = i.website_id and k.id = i.collection_id
    left join heads t on t.item_id = c.item_id and t.id = c.thread_id
    left join comments p on p.website_id = c.website_id and p.id = c.parent_id
  order by c.created_on desc, c.id desc`;

/** The comments with these ids, in that order; those of an erased item are gone. */
export async function commentsByIds(
  db: Queryable,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly OwnerRow[]> {
  if (ids.length === 0) return [];
  const rows = await runNamed<OwnerRow & Record<string, unknown>>(
    db,
    { name: 'comments-owner-rows', text: selectChosen('c.id = any($2::uuid[])') },
    [websiteId, ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Items with comments whose title contains all words, the shortest first. */
export function findCommentedItems(
  db: Queryable,
  websiteId: string,
  words: readonly string[],
  limit: number,
): Promise<readonly { readonly id: string; readonly title: string }[]> {
  return runNamed(
    db,
    {
      name: 'comments-owner-items',
      // By `comments_of_item`.
      text: `select i.id, i.title from items i
        where i.website_id = $1 and lower(i.title) like all (select lower(word) from unnest($2::text[]) word)
          and exists (select 1 from comments c where c.website_id = $1 and c.item_id = i.id)
        order by length(i.title), i.id limit $3`,
    },
    [websiteId, words.map(likePattern), limit],
  );
}

/** How many comments have each status, by `comments_by_status`: those of an erased item are gone. Of none more than COUNT_LIMIT + 1 are counted. */
export function countByStatus(
  db: Queryable,
  websiteId: string,
): Promise<readonly { readonly status: CommentStatus; readonly count: number }[]> {
  return runNamed(
    db,
    {
      name: 'comments-owner-counts',
      text: `select s.status, (select count(*)::int from (
          select 1 from comments c where c.website_id = $1 and c.status = s.status limit ${COUNT_LIMIT + 1}) counted) as count
        from unnest($2::text[]) s(status)`,
    },
    [websiteId, commentStatuses],
  );
}

/** A comment's status, its row locked until the transaction ends; null when there is none. */
export async function lockStatus(
  db: Queryable,
  websiteId: string,
  id: string,
): Promise<CommentStatus | null> {
  const rows = await runNamed<{ status: CommentStatus }>(
    db,
    {
      name: 'comments-lock',
      text: 'select status from comments where website_id = $1 and id = $2 for update',
    },
    [websiteId, id],
  );
  return rows[0]?.status ?? null;
}

/** Changes a comment's status, records who did it, and updates its item's count, in one statement. */
export async function changeStatus(
  db: Queryable,
  change: {
    readonly websiteId: string;
    readonly id: string;
    readonly from: CommentStatus;
    readonly to: CommentStatus;
    readonly changeId: string;
    readonly actorId: string;
    readonly now: number;
  },
): Promise<void> {
  await runNamed(
    db,
    {
      name: 'comments-change-status',
      text: `with changed as (
          update comments set status = $4::text where website_id = $1 and id = $2 and status = $3::text
          returning website_id, id, item_id
        ), told as (
          insert into comment_changes (website_id, id, comment_id, from_status, to_status, actor_id, changed_on)
          select website_id, $5, id, $3::text, $4::text, $6::uuid, to_timestamp($7 / 1000.0) from changed
        )
        update items i set public_comment_count = i.public_comment_count
            + (case when $4::text = 'visible' then 1 else 0 end) - (case when $3::text = 'visible' then 1 else 0 end)
          from changed where i.website_id = changed.website_id and i.id = changed.item_id
            and ($3::text = 'visible') <> ($4::text = 'visible')`,
    },
    [change.websiteId, change.id, change.from, change.to, change.changeId, change.actorId, change.now],
  );
}
