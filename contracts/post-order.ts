import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { picture } from './media.ts';
import { pageStatus } from './page-status.ts';
import { count, id } from './primitives.ts';
import { MAX_MOVED, ORDERED_PER_PAGE } from './product-order.ts';

const orderedPost = z.strictObject({
  id,
  title: z.string(),
  status: pageStatus,
  picture: picture.nullable(),
});
const postOrder = z.strictObject({
  rows: z.array(orderedPost),
  /** Whether others follow the last one. */
  hasMore: z.boolean(),
  /** Entries of the list. */
  total: count,
});
export type PostOrder = AnswerOf<typeof postOrder>;

const collection = z.uuid('Choose a list.');

export const listPostOrder = endpoint({
  method: 'GET',
  path: '/api/admin/posts/order',
  auth: 'owner',
  summary: `Lists what is in a list whose order its owner decides, such as lessons, in that order: ${ORDERED_PER_PAGE} at a time.`,
  query: z.object({
    collection,
    /** The last entry of the answer before. */
    after: z.uuid().optional(),
  }),
  answer: postOrder,
  errors: ['CONTENT_NOT_FOUND'],
  example: {
    query: { collection: '0198c0de-0000-7000-8000-000000000001' },
    answer: { rows: [], hasMore: false, total: 0 },
  },
});

export const movePosts = endpoint({
  method: 'POST',
  path: '/api/admin/posts/order',
  auth: 'owner',
  summary: 'Moves entries within the order of their list: behind another one, to the front, or to a place.',
  body: z
    .object({
      collectionId: collection,
      ids: z
        .array(z.uuid())
        .min(1)
        .max(MAX_MOVED, `Move at most ${MAX_MOVED} at once.`)
        .refine((ids) => new Set(ids).size === ids.length, 'Name each entry once.'),
      /** The entry they come after; null for the front. */
      after: z.uuid().nullable().optional(),
      /** The place of the first one, from 1; beyond the last entry, the end. */
      place: z.int('Enter a whole number.').min(1, 'Enter a place of at least 1.').max(1_000_000).optional(),
    })
    .refine(({ after, place }) => (after === undefined) !== (place === undefined), {
      path: ['place'],
      error: 'Give either the entry they come after, or a place.',
    }),
  answer: null,
  errors: ['CONTENT_NOT_FOUND'],
  example: {
    body: {
      collectionId: '0198c0de-0000-7000-8000-000000000001',
      ids: ['0198c0de-0000-7000-8000-000000000002'],
      after: '0198c0de-0000-7000-8000-000000000003',
    },
  },
});
