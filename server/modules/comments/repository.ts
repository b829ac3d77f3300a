import type { CommentView } from '@vitrine/contracts/comments.ts';
import type { CommentReason, CommentStatus } from '@vitrine/domain/comment/comment-states.ts';
import { MAX_THREAD, THREADS_PER_PAGE } from '@vitrine/domain/comment/comment-limits.ts';
import type { OwnerJudgement } from '@vitrine/domain/form/submission.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import type { CollectionKind } from '../content/index.ts';

/** The item of a comment, as far as the rules need it. */
export interface CommentableItem {
  readonly id: string;
  readonly title: string;
  readonly urlId: string;
  readonly collectionUrlId: string;
  readonly kind: CollectionKind;
  readonly recordType: number;
  readonly commentState: number;
  readonly publicCommentCount: number;
  /** Milliseconds since the epoch. */
  readonly publishOn: number;
}

/** An item if visitors can see it, else null. */
export async function selectItem(
  db: Queryable,
  websiteId: string,
  itemId: string,
): Promise<CommentableItem | null> {
  const rows = await runNamed<CommentableItem>(
    db,
    {
      name: 'comments-item',
      text: `select i.id, i.title, i.url_id as "urlId", c.url_id as "collectionUrlId", c.kind,
          i.record_type as "recordType", i.comment_state as "commentState",
          i.public_comment_count as "publicCommentCount",
          (extract(epoch from i.published_on) * 1000)::float8 as "publishOn"
        from items i join collections c on c.website_id = i.website_id and c.id = i.collection_id and c.enabled
        where i.website_id = $1 and i.id = $2 and i.status = 'published'`,
    },
    [websiteId, itemId],
  );
  return rows[0] ?? null;
}

/**
 * Locks the comments of a website until the transaction ends, so that of two concurrent ones the later is judged with
 * knowledge of the first.
 */
export async function lockComments(db: Queryable, websiteId: string): Promise<void> {
  await runNamed(
    db,
    {
      name: 'comments-hold',
      text: `select pg_advisory_xact_lock(hashtext('vitrine comments'), hashtext($1))`,
    },
    [websiteId],
  );
}

/** What is known of the sender and the text of a new comment. */
interface CommentTraces {
  readonly sameText: number;
  /** Milliseconds since the epoch. */
  readonly lastOn: number | null;
  readonly isKnown: boolean;
  readonly sender: OwnerJudgement | null;
  readonly sameTextJudged: OwnerJudgement | null;
}

/**
 * SQL for what the owner said of comments `c` that the rules had judged, null for nothing: by the status they began with
 * and the one they have now, so that an undone change says nothing.
 */
const judgement = `case when c.status = 'spam' and f.to_status <> 'spam' then 'spam'
  when c.status in ('visible', 'held') and f.to_status = 'spam' then 'not-spam' end`;
const judged = (whose: string): string => `(select said from (
    select ${judgement} as said, c.created_on from comments c
    join comment_changes f on f.website_id = c.website_id and f.comment_id = c.id and f.from_status is null
    where c.website_id = $1 and c.created_on > to_timestamp($8 / 1000.0) and ${whose}) judged
  where said is not null order by created_on desc limit 1)`;

/**
 * The input of the rules: the same text elsewhere since `since`, the sender's last comment, whether a comment of the same
 * person is visible, by the sender or by name and email address, and what the owner has said of the sender and of the
 * text since `judgedSince`. Times in milliseconds since the epoch.
 */
export async function selectTraces(
  db: Queryable,
  websiteId: string,
  traces: {
    readonly bodyHash: string;
    readonly senderHash: string;
    readonly fingerprint: string;
    readonly name: string;
    /** '' for none. */
    readonly email: string;
  },
  { since, judgedSince }: { readonly since: number; readonly judgedSince: number },
): Promise<CommentTraces> {
  const rows = await runNamed<CommentTraces & Record<string, unknown>>(
    db,
    {
      name: 'comments-traces',
      text: `select
          (select count(*)::int from (
            select 1 from comments where website_id = $1 and body_hash = $2
              and created_on > to_timestamp($5 / 1000.0) and fingerprint <> $4 limit 10) same) as "sameText",
          (select (extract(epoch from max(created_on)) * 1000)::float8 from comments
            where website_id = $1 and sender_hash = $3 and created_on > to_timestamp($5 / 1000.0)) as "lastOn",
          exists (select 1 from comments where website_id = $1 and sender_hash = $3 and status = 'visible')
            or ($6::text <> '' and exists (select 1 from comments
              where website_id = $1 and author_email = $6 and author_email <> '' and status = 'visible'
                and lower(author_name) = lower($7))) as "isKnown",
          ${judged('c.sender_hash = $3')} as sender,
          ${judged('c.body_hash = $2 and c.fingerprint <> $4')} as "sameTextJudged"`,
    },
    [
      websiteId,
      traces.bodyHash,
      traces.senderHash,
      traces.fingerprint,
      since,
      traces.email,
      traces.name,
      judgedSince,
    ],
  );
  return rows[0] ?? { sameText: 0, lastOn: null, isKnown: false, sender: null, sameTextJudged: null };
}

export interface NewComment {
  readonly websiteId: string;
  readonly id: string;
  readonly itemId: string;
  readonly parentId: string | null;
  readonly threadId: string;
  readonly depth: number;
  readonly authorName: string;
  readonly authorEmail: string;
  readonly body: string;
  readonly status: CommentStatus;
  readonly reasons: readonly CommentReason[];
  readonly fingerprint: string;
  readonly bodyHash: string;
  readonly senderHash: string;
  readonly changeId: string;
  readonly now: number;
}

/**
 * Inserts a comment, records its first status, and counts it on its item when it is visible, in one statement. Null
 * when the same comment is stored already.
 */
export async function insertComment(
  db: Queryable,
  row: NewComment,
): Promise<{ readonly id: string; readonly count: number | null } | null> {
  const rows = await runNamed<{ id: string; count: number | null }>(
    db,
    {
      name: 'comments-insert',
      text: `with noted as (
          insert into comments (website_id, id, item_id, parent_id, thread_id, depth, author_name, author_email, body,
            status, reasons, fingerprint, body_hash, sender_hash, created_on)
          values ($1, $2, $3, $4::uuid, $5, $6, $7, $8, $9, $10::text, $11::jsonb, $12, $13, $14, to_timestamp($16 / 1000.0))
          on conflict (website_id, item_id, fingerprint) do nothing
          returning website_id, id, status, created_on
        ), told as (
          insert into comment_changes (website_id, id, comment_id, from_status, to_status, changed_on)
          select website_id, $15, id, null, status, created_on from noted
        ), counted as (
          update items set public_comment_count = public_comment_count + 1
          where website_id = $1 and id = $3 and exists (select 1 from noted where status = 'visible')
          returning public_comment_count
        )
        select id, (select public_comment_count from counted) as count from noted`,
    },
    [
      row.websiteId,
      row.id,
      row.itemId,
      row.parentId,
      row.threadId,
      row.depth,
      row.authorName,
      row.authorEmail,
      row.body,
      row.status,
      JSON.stringify(row.reasons),
      row.fingerprint,
      row.bodyHash,
      row.senderHash,
      row.changeId,
      row.now,
    ],
  );
  return rows[0] ?? null;
}

interface CommentRow extends CommentView {
  readonly threadId: string;
  readonly itemId: string;
  readonly status: CommentStatus;
}

const columns = `c.id, c.item_id as "itemId", c.parent_id as "parentId", c.thread_id as "threadId", c.depth, c.status,
  c.status = 'visible' as "isVisible",
  case when c.status = 'visible' then c.author_name else '' end as "authorName",
  case when c.status = 'visible' then c.body else '' end as body,
  (extract(epoch from c.created_on) * 1000)::float8 as "createdOn"`;

/** A comment by its id, or by its fingerprint. */
export async function selectComment(
  db: Queryable,
  websiteId: string,
  by: { readonly id: string } | { readonly itemId: string; readonly fingerprint: string },
): Promise<CommentRow | null> {
  const rows =
    'id' in by
      ? await runNamed<CommentRow & Record<string, unknown>>(
          db,
          {
            name: 'comments-one',
            text: `select ${columns} from comments c where c.website_id = $1 and c.id = $2`,
          },
          [websiteId, by.id],
        )
      : await runNamed<CommentRow & Record<string, unknown>>(
          db,
          {
            name: 'comments-same',
            text: `select ${columns} from comments c where c.website_id = $1 and c.item_id = $2 and c.fingerprint = $3`,
          },
          [websiteId, by.itemId, by.fingerprint],
        );
  return rows[0] ?? null;
}

/**
 * The comments of one page of threads, newest thread first, answers in the order they were written, and the number of
 * threads. Comments that are not visible have no text.
 */
export async function selectThreads(
  db: Queryable,
  websiteId: string,
  itemId: string,
  page: number,
): Promise<{ readonly comments: readonly CommentView[]; readonly threadCount: number }> {
  const rows = await runNamed<CommentView & { threadCount: number }>(
    db,
    {
      name: 'comments-threads',
      text: `with heads as (
          select h.id, h.created_on, count(*) over ()::int as "threadCount" from comments h
          where h.website_id = $1 and h.item_id = $2 and h.parent_id is null
            and (h.status = 'visible' or exists (
              select 1 from comments r
              where r.website_id = $1 and r.item_id = $2 and r.thread_id = h.id and r.status = 'visible'))
          order by h.created_on desc, h.id desc limit ${THREADS_PER_PAGE} offset $3
        ), placed as (
          select ${columns}, heads."threadCount", heads.created_on as "headOn", c.created_on as "ownOn",
            row_number() over (partition by c.thread_id order by c.depth, c.created_on, c.id) as place
          from heads join comments c
            on c.website_id = $1 and c.item_id = $2 and c.thread_id = heads.id
        )
        select * from placed where place <= ${MAX_THREAD} order by "headOn" desc, "threadId" desc, "ownOn", id`,
    },
    [websiteId, itemId, (page - 1) * THREADS_PER_PAGE],
  );
  return {
    threadCount: rows[0]?.threadCount ?? 0,
    comments: rows.map(({ id, parentId, depth, isVisible, authorName, body, createdOn }) => ({
      id,
      parentId,
      depth,
      isVisible,
      authorName,
      body,
      createdOn,
    })),
  };
}
