import {
  commentActions,
  commentStatuses,
  nextCommentStatus,
  undoingAction,
} from '@vitrine/domain/comment/comment-states.ts';
import { expect, it } from 'vitest';
import { actionKeys, offeredActions } from './offered-actions.ts';

it.each(commentStatuses)('everything offered for a %s comment is possible and can be undone', (from) => {
  expect(offeredActions[from].length).toBeGreaterThan(0);
  for (const action of offeredActions[from]) {
    const to = nextCommentStatus(from, action);
    expect(to, action).not.toBeNull();
    expect(to === null ? null : undoingAction({ from, to }), action).not.toBeNull();
  }
});

it('each action has a separate key', () => {
  expect(new Set(Object.values(actionKeys)).size).toBe(commentActions.length);
});
