import type { CommentReason, CommentStatus } from '@vitrine/domain/comment/comment-states.ts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, searchVector, websiteId } from '../../platform/db/schema-types.ts';

/** Comments of visitors on items. Only 'visible' ones are shown; a hidden one with answers keeps its place. */
export const comments = pgTable(
  'comments',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    itemId: uuid('item_id').notNull(),
    /** The comment this one answers; null for the first of a thread. */
    parentId: uuid('parent_id'),
    /** The first comment of its thread; its own id there. */
    threadId: uuid('thread_id').notNull(),
    /** 1 for the first of a thread, at most `MAX_DEPTH`. */
    depth: integer('depth').notNull(),
    authorName: text('author_name').notNull(),
    /** Lower case; '' when none was given. Only for the owner, never shown. */
    authorEmail: text('author_email').notNull().default(''),
    /** Plain text. */
    body: text('body').notNull(),
    status: text('status').$type<CommentStatus>().notNull(),
    /** Why it did not appear at once. */
    reasons: jsonb('reasons').$type<readonly CommentReason[]>().notNull().default([]),
    /** Hash of author, text and place: a form sent twice is one comment. */
    fingerprint: text('fingerprint').notNull(),
    /** Hash of the text alone, to detect the same text in many places. */
    bodyHash: text('body_hash').notNull(),
    /** Hash of the sender's session cookie, or of the IP address without one. */
    senderHash: text('sender_hash').notNull(),
    createdOn: at('created_on').notNull(),
    /** Its text and its author's name and email address: see `listLexemes`. */
    search: searchVector('search')
      .notNull()
      .generatedAlwaysAs(sql`search_vector(website_id, author_name || ' ' || author_email || ' ' || body)`),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('comments_fingerprint').on(t.websiteId, t.itemId, t.fingerprint),
    index('comments_of_item').on(t.websiteId, t.itemId, t.threadId),
    index('comments_by_status').on(t.websiteId, t.status, t.createdOn),
    index('comments_newest').on(t.websiteId, t.createdOn, t.id),
    index('comments_by_text').on(t.websiteId, t.bodyHash, t.createdOn),
    index('comments_search').using('gin', t.search),
    index('comments_by_sender').on(t.websiteId, t.senderHash, t.createdOn),
    index('comments_by_email')
      .on(t.websiteId, t.authorEmail)
      .where(sql`author_email <> ''`),
  ],
);

/** Every change of a comment's status, with who made it. */
export const commentChanges = pgTable(
  'comment_changes',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    commentId: uuid('comment_id').notNull(),
    /** Null for its creation. */
    from: text('from_status').$type<CommentStatus>(),
    to: text('to_status').$type<CommentStatus>().notNull(),
    /** The owner's account; null for the visitor who wrote it. */
    actorId: uuid('actor_id'),
    changedOn: at('changed_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('comment_changes_of_comment').on(t.websiteId, t.commentId, t.changedOn),
  ],
);
