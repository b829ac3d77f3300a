import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';

/** Results of each kind at most. */
export const FOUND_PER_KIND = 5;
/** Longest query, characters. */
export const MAX_FIND_QUERY = 200;

/** What the palette finds on the server, in the order of its groups. */
export const foundKinds = [
  'people',
  'products',
  'orders',
  'drafts',
  'subscriptions',
  'gift-cards',
  'posts',
  'authors',
  'pages',
] as const;
export type FoundKind = (typeof foundKinds)[number];

const foundResult = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** What distinguishes it from others of the same title; '' for none. */
  detail: z.string(),
  /** Below /config; of a page, on the site. */
  path: z.string().startsWith('/'),
});
export type FoundResult = AnswerOf<typeof foundResult>;

const findAnswer = z.strictObject({
  /** Kinds with results; those with an exact match first. */
  groups: z.array(
    z.strictObject({ kind: z.enum(foundKinds), results: z.array(foundResult).max(FOUND_PER_KIND) }),
  ),
  /** Kinds whose search took too long and was given up. */
  skipped: z.array(z.enum(foundKinds)),
});
export type FindAnswer = AnswerOf<typeof findAnswer>;

export const find = endpoint({
  method: 'GET',
  path: '/api/admin/find',
  auth: 'owner',
  summary:
    'Finds records by a few letters, for the command palette: an exact order number, email address or SKU first.',
  query: z.object({
    q: z
      .string()
      .trim()
      .min(1, 'Type something to search for.')
      .max(MAX_FIND_QUERY, `Type at most ${MAX_FIND_QUERY} characters.`),
  }),
  answer: findAnswer,
  example: {
    query: { q: 'mug' },
    answer: {
      groups: [
        {
          kind: 'products',
          results: [
            {
              id: '0198c0de-0000-7000-8000-000000000001',
              title: 'Stoneware Mug',
              detail: 'MUG-MOSS',
              path: '/products/0198c0de-0000-7000-8000-000000000001',
            },
          ],
        },
      ],
      skipped: [],
    },
  },
});
