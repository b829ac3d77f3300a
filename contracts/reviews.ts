import { MAX_ASK_DAYS } from '@vitrine/domain/review/ask-settings.ts';
import {
  MAX_REVIEW_ANSWER,
  MAX_REVIEW_PICTURES,
  MAX_REVIEW_ROWS,
} from '@vitrine/domain/review/review-limits.ts';
import { reviewProblems } from '@vitrine/domain/review/read-review-rows.ts';
import { reviewActions, reviewModerations, reviewStatuses } from '@vitrine/domain/review/review-states.ts';
import * as z from 'zod';
import { defineBulk } from './bulk.ts';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { anyOf, day, defineList, oneOf, reference } from './list.ts';
import { COUNT_LIMIT } from './list-limits.ts';
import { picture } from './media.ts';
import { count, id, time } from './primitives.ts';

/** A review as its owner sees it. */
const ownerReview = z.strictObject({
  id,
  itemId: id,
  itemTitle: z.string(),
  /** The page of its product; null while visitors cannot open that. */
  url: z.string().nullable(),
  rating: z.int().min(1).max(5),
  /** '' for none. */
  title: z.string(),
  /** Plain text. */
  body: z.string(),
  authorName: z.string(),
  /** '' where none is known. */
  authorEmail: z.string(),
  status: z.enum(reviewStatuses),
  /** The order that proves the purchase; null for an imported review without one. */
  order: z.strictObject({ id, number: count }).nullable(),
  isImported: z.boolean(),
  pictures: z.array(picture).max(MAX_REVIEW_PICTURES),
  /** What the shop answers, plain text; '' for nothing. */
  answer: z.string(),
  answeredOn: time.nullable(),
  createdOn: time,
  /** When its buyer changed it last; null: never. */
  editedOn: time.nullable(),
});
export type OwnerReview = AnswerOf<typeof ownerReview>;

const starFilters = ['1', '2', '3', '4', '5'] as const;

/** Reviews. The search finds beginnings of words of a review and of its author's name and email address. */
export const {
  list: listReviews,
  counted: countFoundReviews,
  exported: exportReviews,
  exportedSelection: exportSelectedReviews,
} = defineList({
  name: 'reviews',
  noun: 'reviews of products',
  row: ownerReview,
  filters: {
    status: anyOf(reviewStatuses),
    stars: anyOf(starFilters),
    /** The product that they are of, by its id. */
    item: reference,
    /** Only those with pictures. */
    pictures: oneOf(['yes']),
    writtenFrom: day,
    /** Including that day. */
    writtenTo: day,
  },
  sorts: ['written', 'rating'],
  defaultSort: '-written',
  example: { search: 'june', status: 'pending' },
});

/** What can be done with many reviews at once, whatever their status: each has the status of the action then. */
export const reviewsChange = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('approve') }),
    z.strictObject({ action: z.literal('hold') }),
    z.strictObject({ action: z.literal('hide-reviews') }),
    z.strictObject({ action: z.literal('mark-spam') }),
    /** They are erased some days later. */
    z.strictObject({ action: z.literal('delete-reviews') }),
  ],
  'Choose what to do with them.',
);
export type ReviewsChange = z.output<typeof reviewsChange>;

export const changeReviews = defineBulk({
  name: 'reviews',
  noun: 'reviews',
  change: reviewsChange,
  example: { action: 'approve' },
});

/** Products with reviews at most, of a search for them. */
export const MAX_REVIEWED = 8;

export const findReviewed = endpoint({
  method: 'GET',
  path: '/api/admin/reviews/products',
  auth: 'owner',
  summary: 'Finds products with reviews by words of their title, for the filter of the list.',
  query: z.object({ search: z.string().trim().max(200, 'Search for at most 200 characters.').default('') }),
  answer: z.strictObject({ products: z.array(z.strictObject({ id, title: z.string() })).max(MAX_REVIEWED) }),
  example: { query: { search: 'mug' }, answer: { products: [] } },
});

export const countReviews = endpoint({
  method: 'GET',
  path: '/api/admin/reviews/pending',
  auth: 'owner',
  summary: 'Counts the reviews that wait for the owner.',
  /** Above COUNT_LIMIT: there are more than that. */
  answer: z.strictObject({ pending: count.max(COUNT_LIMIT + 1) }),
  example: { answer: { pending: 3 } },
});

export const getReview = endpoint({
  method: 'GET',
  path: '/api/admin/reviews/:id',
  auth: 'owner',
  summary: 'Returns a review.',
  params: z.object({ id: z.uuid() }),
  notFound: 'REVIEW_NOT_FOUND',
  answer: ownerReview,
});

export const moderateReview = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/:id/:action',
  auth: 'owner',
  summary: 'Gives a review another status.',
  params: z.object({ id: z.uuid(), action: z.enum(reviewActions) }),
  notFound: 'REVIEW_NOT_FOUND',
  answer: ownerReview,
  errors: ['REVIEW_TRANSITION'],
});

export const answerReview = endpoint({
  method: 'PUT',
  path: '/api/admin/reviews/:id/answer',
  auth: 'owner',
  summary: 'Answers a review, below which visitors read it; an empty answer removes it.',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    answer: z
      .string()
      .trim()
      .max(MAX_REVIEW_ANSWER, `Write at most ${MAX_REVIEW_ANSWER.toLocaleString('en')} characters.`),
  }),
  notFound: 'REVIEW_NOT_FOUND',
  answer: ownerReview,
  example: { body: { answer: 'Thank you, June!' } },
});

const settings = {
  /** Whether buyers are asked by mail, once per order. */
  ask: z.boolean(),
  /** Days after an order was sent. */
  askAfterDays: z
    .int('Enter a whole number of days.')
    .min(0, 'Ask as soon as an order was sent, with 0 days, at the earliest.')
    .max(MAX_ASK_DAYS, `Ask after ${MAX_ASK_DAYS} days at the latest.`),
  /** Whether reviews are published at once, or held until the owner has read them. */
  moderation: z.enum(reviewModerations, 'Choose when reviews are published.'),
};
const reviewSettings = z.strictObject(settings);
export type ReviewSettingsView = AnswerOf<typeof reviewSettings>;
const someSettings = { ask: true, askAfterDays: 10, moderation: 'hold' } as const;

export const getReviewSettings = endpoint({
  method: 'GET',
  path: '/api/admin/reviews/settings',
  auth: 'owner',
  summary: 'Returns how buyers are asked for reviews, and when these are published.',
  answer: reviewSettings,
  example: { answer: someSettings },
});

export const putReviewSettings = endpoint({
  method: 'PUT',
  path: '/api/admin/reviews/settings',
  auth: 'owner',
  summary: 'Sets how buyers are asked for reviews, and when these are published.',
  body: reviewSettings,
  answer: reviewSettings,
  example: { body: someSettings, answer: someSettings },
});

const reviewImport = z.strictObject({
  /** Rows that are reviews of this shop and are not in it yet; after an import, those that it added. */
  added: count.max(MAX_REVIEW_ROWS),
  /** Of these, reviews of orders of this shop: by buyers. */
  verified: count.max(MAX_REVIEW_ROWS),
  /** Rows that were imported before, or stand in the file twice. */
  known: count.max(MAX_REVIEW_ROWS),
  /** Rows that cannot be imported. */
  refused: count.max(MAX_REVIEW_ROWS),
  /** The first of these, by their line in the file. */
  problems: z.array(z.strictObject({ line: count, problem: z.enum(reviewProblems), value: z.string() })),
  /** Heads of columns that are not read. */
  ignored: z.array(z.string()),
});
export type ReviewImport = AnswerOf<typeof reviewImport>;

export const importReviews = endpoint({
  method: 'POST',
  path: '/api/admin/reviews/import',
  auth: 'owner',
  summary:
    'Imports reviews from a CSV file, all that can be or none. With `mode` check, nothing is changed and the answer says what would be.',
  upload: { file: 'CSV, at most 5 MB and 5,000 rows', fields: ['mode', 'status'] },
  answer: reviewImport,
  errors: ['FILE_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
});
