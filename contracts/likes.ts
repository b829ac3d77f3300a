import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count } from './primitives.ts';

/** JSON, or posted as a form to /likes. */
export const likeBody = z.object({
  itemId: z.uuid(),
  /** Forms only: the page to go back to. */
  returnTo: z.string().max(500).default('/'),
});

const likeAnswer = z.strictObject({ likeCount: count });
export type LikeAnswer = AnswerOf<typeof likeAnswer>;

export const likeItem = endpoint({
  method: 'POST',
  path: '/api/likes',
  auth: 'visitor',
  summary: 'Likes an item: once for a visitor, however often it is called.',
  body: likeBody,
  answer: likeAnswer,
  errors: ['LIKING_OFF', 'NOT_FOUND'],
  example: {
    body: { itemId: '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a11' },
    answer: { likeCount: 12 },
  },
});
