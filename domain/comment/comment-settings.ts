/** Which new comments are held for the owner: none, those of people who have none that is published yet, or all. */
export const commentModerations = ['publish', 'hold-first', 'hold-all'] as const;
export type CommentModeration = (typeof commentModerations)[number];

/** Days after publishing when comments close at the latest. */
export const MAX_CLOSE_DAYS = 3_650;
