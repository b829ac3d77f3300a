import type { CommentAction, CommentStatus } from '@vitrine/domain/comment/comment-states.ts';

/**
 * What the screen offers for a comment of a status, the likeliest first. Fewer than the domain allows: the others are
 * there to undo these.
 */
export const offeredActions: Readonly<Record<CommentStatus, readonly CommentAction[]>> = {
  held: ['approve', 'mark-spam', 'remove'],
  visible: ['hold', 'mark-spam', 'remove'],
  spam: ['approve', 'remove'],
  removed: ['restore'],
};

/** The one action that a list is there for; where it is not sought, none is set off from the others. */
export const invitedAction: Readonly<Record<CommentStatus, CommentAction | null>> = {
  held: 'approve',
  visible: null,
  spam: null,
  removed: 'restore',
};

/** The key of each, while the focus is in a comment. */
export const actionKeys: Readonly<Record<CommentAction, string>> = {
  approve: 'a',
  hold: 'h',
  'mark-spam': 's',
  remove: 'r',
  restore: 'p',
};
