import * as z from 'zod';

/** POST /api/likes, JSON, and its form twin /likes. */
export const likeBody = z.object({
  itemId: z.uuid(),
  /** Forms only: the page to go back to. */
  returnTo: z.string().max(500).default('/'),
});

/** Response of POST /api/likes, whether the like is new or existed. */
export interface LikeAnswer {
  readonly likeCount: number;
}
