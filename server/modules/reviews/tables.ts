import type { ReviewStatus } from '@vitrine/domain/review/review-states.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, searchVector, websiteId } from '../../platform/db/schema-types.ts';

/** Reviews of products by buyers. Only 'published' ones are shown. */
export const reviews = pgTable(
  'reviews',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    itemId: uuid('item_id').notNull(),
    /** The order that proves the purchase; null for an imported review without one. */
    orderId: uuid('order_id'),
    /** The request whose link it was written by; null for an imported one. */
    requestId: uuid('request_id'),
    authorName: text('author_name').notNull(),
    /** Lower case; '' for a buyer's, whose order has it, and where a file has none. Never shown to visitors. */
    authorEmail: text('author_email').notNull().default(''),
    /** 1 to 5. */
    rating: integer('rating').notNull(),
    title: text('title').notNull().default(''),
    /** Plain text. */
    body: text('body').notNull(),
    /** How many pictures it was given. */
    pictureCount: integer('picture_count').notNull().default(0),
    /** What the shop answers, plain text; '' for nothing. */
    answer: text('answer').notNull().default(''),
    answeredOn: at('answered_on'),
    status: text('status').$type<ReviewStatus>().notNull(),
    /** When it got this status; null since it was written. */
    statusOn: at('status_on'),
    createdOn: at('created_on').notNull(),
    /** When its buyer changed it last; null: never. */
    editedOn: at('edited_on'),
    /** Hash of what a file says of an imported review: imported again it is the same one. */
    fingerprint: text('fingerprint'),
    /** Its words and its author's name and email address: see `listLexemes`. */
    search: searchVector('search')
      .notNull()
      .generatedAlwaysAs(
        sql`search_vector(website_id, author_name || ' ' || author_email || ' ' || title || ' ' || body)`,
      ),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    index('reviews_of_item').on(t.websiteId, t.itemId, t.status, t.createdOn, t.id),
    // Their number and average are read from the index alone; also the newest with a number of stars.
    index('reviews_of_item_by_stars').on(
      t.websiteId,
      t.itemId,
      t.status,
      t.rating,
      t.createdOn,
      t.id,
      t.orderId,
    ),
    index('reviews_of_item_newest').on(t.websiteId, t.itemId, t.createdOn, t.id),
    index('reviews_newest').on(t.websiteId, t.createdOn, t.id),
    index('reviews_by_rating').on(t.websiteId, t.rating, t.id),
    index('reviews_by_stars').on(t.websiteId, t.rating, t.createdOn, t.id),
    index('reviews_by_status').on(t.websiteId, t.status, t.createdOn, t.id),
    index('reviews_with_pictures')
      .on(t.websiteId, t.createdOn, t.id)
      .where(sql`picture_count > 0`),
    index('reviews_of_order').on(t.websiteId, t.orderId),
    index('reviews_of_email')
      .on(t.websiteId, t.authorEmail)
      .where(sql`author_email <> ''`),
    index('reviews_to_erase')
      .on(t.statusOn)
      .where(sql`status = 'deleted'`),
    uniqueIndex('reviews_of_request').on(t.websiteId, t.requestId, t.itemId),
    uniqueIndex('reviews_fingerprint').on(t.websiteId, t.itemId, t.fingerprint),
    index('reviews_search').using('gin', t.search),
    check('review_rating', sql`${t.rating} between 1 and 5`),
  ],
);

/** Orders whose buyers were asked for reviews, once each, with the secret of the link in the mail. */
export const reviewRequests = pgTable(
  'review_requests',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    secret: text('secret').notNull(),
    createdOn: at('created_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    uniqueIndex('review_requests_of_order').on(t.websiteId, t.orderId),
    uniqueIndex('review_requests_secret').on(t.websiteId, t.secret),
  ],
);

/** Addresses that do not want to be asked for reviews. */
export const reviewOptOuts = pgTable(
  'review_opt_outs',
  {
    websiteId: websiteId(),
    /** Lower case. */
    email: text('email').notNull(),
    createdOn: at('created_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.websiteId, t.email] })],
);

/** Pictures that buyers have sent: of a review, or of one that is not finished. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    websiteId: websiteId(),
    id: uuid('id').notNull(),
    requestId: uuid('request_id').notNull(),
    itemId: uuid('item_id').notNull(),
    assetId: uuid('asset_id').notNull(),
    /** Null while its review is not sent, and when that is gone: such pictures are deleted after a while. */
    reviewId: uuid('review_id'),
    createdOn: at('created_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.websiteId, t.id] }),
    // Ids rise with time: the order in which they were added.
    index('review_pictures_of_request').on(t.websiteId, t.requestId, t.itemId, t.id),
    index('review_pictures_of_review').on(t.websiteId, t.reviewId, t.id),
    index('review_pictures_unused')
      .on(t.createdOn)
      .where(sql`review_id is null`),
  ],
);
