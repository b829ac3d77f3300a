/** Every status of a review. Visitors see only 'published' ones; 'deleted' ones are erased after some days. */
export const reviewStatuses = ['pending', 'published', 'hidden', 'spam', 'deleted'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Actions of an owner on a review. Each leads to one status, whatever the review has. */
export const reviewActions = ['approve', 'hold', 'hide', 'mark-spam', 'delete'] as const;
export type ReviewAction = (typeof reviewActions)[number];

const statusOfAction: Readonly<Record<ReviewAction, ReviewStatus>> = {
  approve: 'published',
  hold: 'pending',
  hide: 'hidden',
  'mark-spam': 'spam',
  delete: 'deleted',
};

/** The status after an action; null when the review has it already. */
export function nextReviewStatus(from: ReviewStatus, action: ReviewAction): ReviewStatus | null {
  const to = statusOfAction[action];
  return to === from ? null : to;
}

/** The action that gives a review the status it had. */
export function actionTo(status: ReviewStatus): ReviewAction {
  const found = reviewActions.find((action) => statusOfAction[action] === status);
  if (found === undefined) throw new Error(`no action leads to ${status}`);
  return found;
}

/** What a store does with a review that a buyer has written. */
export const reviewModerations = ['hold', 'publish'] as const;
export type ReviewModeration = (typeof reviewModerations)[number];

/**
 * The status of a review that its buyer has written, or written again: `from` is the one it has, null for a new one.
 * What the owner has hidden stays hidden.
 */
export function statusWhenWritten(from: ReviewStatus | null, moderation: ReviewModeration): ReviewStatus {
  if (from === 'hidden' || from === 'spam' || from === 'deleted') return from;
  return moderation === 'publish' ? 'published' : 'pending';
}
