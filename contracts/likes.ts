import * as z from 'zod';

/** POST /api/likes, JSON, and its form twin /likes. */
export const likeBody = z.object({
  itemId: z.uuid(),
  /** Forms only: the page to go back to. */
  returnTo: z.string().max(500).default('/'),
});

/** What POST /api/likes answers, whether the like is new or was there. */
export interface LikeAnswer {
  readonly likeCount: number;
}
