import type { CommentAction, CommentStatus } from '@vitrine/domain/comment/comment-states.ts';

/**
 * The actions offered by status, the likeliest first. The domain allows more: those are used to undo these.
 */
export const offeredActions: Readonly<Record<CommentStatus, readonly CommentAction[]>> = {
  held: ['approve', 'mark-spam', 'remove'],
  visible: ['hold', 'mark-spam', 'remove'],
  spam: ['approve', 'remove'],
  removed: ['restore'],
};

/** The primary action of a list; null where all are equal. */
export const invitedAction: Readonly<Record<CommentStatus, CommentAction | null>> = {
  held: 'approve',
  visible: null,
  spam: null,
  removed: 'restore',
};

/** The shortcut of each action, while the focus is in a comment. */
export const actionKeys: Readonly<Record<CommentAction, string>> = {
  approve: 'a',
  hold: 'h',
  'mark-spam': 's',
  remove: 'r',
  restore: 'p',
};
