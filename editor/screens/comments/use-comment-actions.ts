import type { OwnerComment, ModeratedComments } from '@vitrine/contracts/comments.ts';
import { MAX_MODERATED } from '@vitrine/domain/comment/comment-limits.ts';
import {
  type CommentAction,
  type CommentStatus,
  nextCommentStatus,
  undoingAction,
} from '@vitrine/domain/comment/comment-states.ts';
import { useRef, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import {
  removeCachedComments,
  updateCounts,
  rememberCounts,
  renewCounts,
  renewList,
} from './comment-queries.ts';
import {
  begin,
  type AppliedAction,
  type Done,
  fail,
  nothingDone,
  markOvertaken,
  redoAction,
  settle,
  undoAction,
} from './comment-actions.ts';

export interface CommentActions {
  readonly done: Done;
  /** The last action, for screen readers; '' at first. */
  readonly announcement: string;
  /** Applies an action to comments of this list. Null when it cannot be applied. */
  moderate(comments: readonly OwnerComment[], action: CommentAction): AppliedAction | null;
  undo(applied: AppliedAction): void;
}

/**
 * Moderation in the list of one status: applied optimistically and sent one call at a time, so that an undo never
 * arrives before its action. A call that fails restores everything.
 */
export function useCommentActions(status: CommentStatus): CommentActions {
  const [done, setDone] = useState(nothingDone);
  const [announcement, setAnnouncement] = useState('');
  const lastId = useRef(0);
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  /** What the server did for each applied action: only that can be undone. */
  const moderated = useRef(new Map<number, readonly string[]>());

  /** Queues a call after those before it; the last response has the counts. */
  const enqueue = (call: () => Promise<ModeratedComments | null>): void => {
    waiting.current += 1;
    const before = queue.current;
    queue.current = (async () => {
      await before;
      const answer = await call();
      waiting.current -= 1;
      if (waiting.current > 0) return;
      if (answer === null) renewCounts();
      else rememberCounts(answer.counts);
    })();
  };

  const send = (applied: AppliedAction): void => {
    const ids = applied.comments.map(({ id }) => id);
    removeCachedComments(applied.from, ids);
    updateCounts(applied.from, applied.to, ids.length);
    enqueue(async () => {
      try {
        const answer = await client.call('POST', '/api/admin/comments/treat', {
          body: { ids, action: applied.action },
        });
        moderated.current.set(
          applied.id,
          answer.comments.map(({ id }) => id),
        );
        setDone((before) => settle(before, applied.id, answer.refused));
        renewList(applied.to);
        return answer;
      } catch (error) {
        setDone((before) => fail(before, applied.id, sentenceOf(error)));
        renewList(applied.from);
        return null;
      }
    });
  };

  const moderate = (comments: readonly OwnerComment[], action: CommentAction): AppliedAction | null => {
    const to = nextCommentStatus(status, action);
    if (to === null || comments.length === 0) return null;
    let applied: AppliedAction | null = null;
    for (let start = 0; start < comments.length; start += MAX_MODERATED) {
      lastId.current += 1;
      const next: AppliedAction = {
        id: lastId.current,
        action,
        from: status,
        to,
        comments: comments.slice(start, start + MAX_MODERATED),
        problem: '',
      };
      applied ??= next;
      setDone((before) => begin(before, next));
      send(next);
    }
    setAnnouncement(text.comments.done[action](comments.map(({ authorName }) => authorName)));
    return applied;
  };

  const undo = (applied: AppliedAction): void => {
    const action = undoingAction(applied);
    if (action === null) return;
    setDone((before) => undoAction(before, applied.id));
    setAnnouncement(text.comments.undone(applied.comments.map(({ authorName }) => authorName)));
    updateCounts(applied.to, applied.from, applied.comments.length);
    enqueue(async () => {
      const ids = moderated.current.get(applied.id) ?? [];
      if (ids.length === 0) return null;
      try {
        const answer = await client.call('POST', '/api/admin/comments/treat', {
          body: { ids: [...ids], action },
        });
        moderated.current.delete(applied.id);
        setDone((before) =>
          markOvertaken(
            before,
            answer.refused.map(({ id }) => id),
          ),
        );
        renewList(applied.from);
        renewList(applied.to);
        return answer;
      } catch (error) {
        setDone((before) => redoAction(before, applied, text.comments.notUndone(sentenceOf(error))));
        return null;
      }
    });
  };

  return { done, announcement, moderate, undo };
}
