/** Every status of a comment. Visitors see only 'visible' ones. */
export const commentStatuses = ['held', 'visible', 'spam', 'removed'] as const;
export type CommentStatus = (typeof commentStatuses)[number];

/**
 * Why a comment was not visible at once: the owner reviews all of them or everyone’s first, or a rule of
 * `classifyComment` matched. `trap`, `spam-sender`, `spam-text` and `known-sender` are those of forms; `filled-fast` is
 * their `too-fast`, which here is about the comment before.
 */
export type CommentReason =
  | 'all-held'
  | 'first-comment'
  | 'unverified'
  | 'links'
  | 'many-links'
  | 'link-in-name'
  | 'repeated'
  | 'repeated-often'
  | 'too-fast'
  | 'trap'
  | 'filled-fast'
  | 'spam-sender'
  | 'spam-text'
  | 'known-sender';

/** Actions of an owner on a comment. */
export const commentActions = ['approve', 'hold', 'mark-spam', 'remove', 'restore'] as const;
export type CommentAction = (typeof commentActions)[number];

export interface CommentTransition {
  readonly from: CommentStatus;
  readonly action: CommentAction;
  readonly to: CommentStatus;
}

/**
 * Every allowed transition. Each can be undone, so that no mistake is final and a removed comment gets its former
 * status back.
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

/** The status after an action, or null when the action is not allowed. */
export function nextCommentStatus(from: CommentStatus, action: CommentAction): CommentStatus | null {
  return commentTransitions.find((move) => move.from === from && move.action === action)?.to ?? null;
}

/** The action that undoes another one, or null when there is none. */
export function undoingAction(move: {
  readonly from: CommentStatus;
  readonly to: CommentStatus;
}): CommentAction | null {
  return commentTransitions.find((back) => back.from === move.to && back.to === move.from)?.action ?? null;
}
