/** Every status a comment can have, in the order of its life. Only 'visible' ones are seen by visitors. */
export const commentStatuses = ['held', 'visible', 'spam', 'removed'] as const;
export type CommentStatus = (typeof commentStatuses)[number];

/** Why a comment did not appear at once: the owner looks at all of them, or a rule of `classifyComment` caught it. */
export type CommentReason =
  | 'all-held'
  | 'unverified'
  | 'links'
  | 'many-links'
  | 'link-in-name'
  | 'repeated'
  | 'repeated-often'
  | 'too-fast';

/** What an owner does with a comment. */
export const commentActions = ['approve', 'hold', 'mark-spam', 'remove', 'restore'] as const;
export type CommentAction = (typeof commentActions)[number];

export interface CommentTransition {
  readonly from: CommentStatus;
  readonly action: CommentAction;
  readonly to: CommentStatus;
}

/**
 * Every allowed move. Each has its way back, so that no slip of the hand is final and a removed comment can be put where
 * it was, not only on the page.
 */
export const commentTransitions: readonly CommentTransition[] = [
  { from: 'held', action: 'approve', to: 'visible' },
  { from: 'held', action: 'mark-spam', to: 'spam' },
  { from: 'held', action: 'remove', to: 'removed' },
  { from: 'visible', action: 'hold', to: 'held' },
  { from: 'visible', action: 'mark-spam', to: 'spam' },
  { from: 'visible', action: 'remove', to: 'removed' },
  { from: 'spam', action: 'approve', to: 'visible' },
  { from: 'spam', action: 'hold', to: 'held' },
  { from: 'spam', action: 'remove', to: 'removed' },
  { from: 'removed', action: 'restore', to: 'visible' },
  { from: 'removed', action: 'hold', to: 'held' },
  { from: 'removed', action: 'mark-spam', to: 'spam' },
];

/** The status an action leads to, or null where it is not allowed. */
export function nextCommentStatus(from: CommentStatus, action: CommentAction): CommentStatus | null {
  return commentTransitions.find((move) => move.from === from && move.action === action)?.to ?? null;
}

/** The action that takes a comment back from where another took it, or null where there is none. */
export function undoingAction(move: {
  readonly from: CommentStatus;
  readonly to: CommentStatus;
}): CommentAction | null {
  return commentTransitions.find((back) => back.from === move.to && back.to === move.from)?.action ?? null;
}
