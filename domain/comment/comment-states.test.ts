import { describe, expect, it } from 'vitest';
import {
  commentActions,
  commentStatuses,
  commentTransitions,
  nextCommentStatus,
  type CommentStatus,
  undoingAction,
} from './comment-states.ts';

describe('the states of a comment', () => {
  it('are all reachable from the initial ones', () => {
    const reached = new Set<CommentStatus>(['visible', 'held', 'spam']);
    for (const status of reached) {
      for (const move of commentTransitions) if (move.from === status) reached.add(move.to);
    }
    expect([...reached].toSorted()).toEqual([...commentStatuses].toSorted());
  });

  it('have one transition per action, and none is final', () => {
    const moves = commentTransitions.map((move) => `${move.from} ${move.action}`);
    expect(new Set(moves).size).toBe(moves.length);
    for (const status of commentStatuses) {
      expect(commentActions.some((action) => nextCommentStatus(status, action) !== null)).toBe(true);
    }
  });

  it('restore only removed comments', () => {
    expect(nextCommentStatus('removed', 'restore')).toBe('visible');
    for (const status of ['held', 'visible', 'spam'] as const) {
      expect(nextCommentStatus(status, 'restore')).toBeNull();
    }
    expect(nextCommentStatus('removed', 'approve')).toBeNull();
  });

  it('are only left by actions that can be undone', () => {
    for (const { from, action, to } of commentTransitions) {
      const back = undoingAction({ from, to });
      expect(back === null ? null : nextCommentStatus(to, back), `${from} ${action}`).toBe(from);
    }
    expect(undoingAction({ from: 'held', to: 'held' })).toBeNull();
  });
});
