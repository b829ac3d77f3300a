import type { OwnerComment, TreatedComments } from '@vitrine/contracts/comments.ts';
import { MOST_TREATED } from '@vitrine/domain/comment/comment-limits.ts';
import {
  type CommentAction,
  type CommentStatus,
  nextCommentStatus,
  undoingAction,
} from '@vitrine/domain/comment/comment-states.ts';
import { useRef, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { forgetComments, moveCounts, rememberCounts, renewCounts, renewList } from './comment-queries.ts';
import {
  begin,
  type Deed,
  type Done,
  fail,
  nothingDone,
  overtake,
  reinstate,
  settle,
  withdraw,
} from './deeds.ts';

export interface Deeds {
  readonly done: Done;
  /** What was done last, for those who do not see it; '' at first. */
  readonly said: string;
  /** Does something with comments of this list. What stands for it, or null when it cannot be done. */
  treat(comments: readonly OwnerComment[], action: CommentAction): Deed | null;
  undo(deed: Deed): void;
}

/**
 * What an owner does in the list of one status: shown at once, sent one call after the other, so that undoing never
 * overtakes what it undoes. A call that fails puts everything back.
 */
export function useDeeds(status: CommentStatus): Deeds {
  const [done, setDone] = useState(nothingDone);
  const [said, setSaid] = useState('');
  const lastId = useRef(0);
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  /** What the server really did for a deed: only that can be undone. */
  const treated = useRef(new Map<number, readonly string[]>());

  /** Sends a call when those before it are answered; the last answer has the counts. */
  const inTurn = (call: () => Promise<TreatedComments | null>): void => {
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

  const send = (deed: Deed): void => {
    const ids = deed.comments.map(({ id }) => id);
    forgetComments(deed.from, ids);
    moveCounts(deed.from, deed.to, ids.length);
    inTurn(async () => {
      try {
        const answer = await client.treatComments({ ids, action: deed.action });
        treated.current.set(
          deed.id,
          answer.comments.map(({ id }) => id),
        );
        setDone((before) => settle(before, deed.id, answer.refused));
        renewList(deed.to);
        return answer;
      } catch (error) {
        setDone((before) => fail(before, deed.id, sentenceOf(error)));
        renewList(deed.from);
        return null;
      }
    });
  };

  const treat = (comments: readonly OwnerComment[], action: CommentAction): Deed | null => {
    const to = nextCommentStatus(status, action);
    if (to === null || comments.length === 0) return null;
    let deed: Deed | null = null;
    for (let start = 0; start < comments.length; start += MOST_TREATED) {
      lastId.current += 1;
      const next: Deed = {
        id: lastId.current,
        action,
        from: status,
        to,
        comments: comments.slice(start, start + MOST_TREATED),
        problem: '',
      };
      deed ??= next;
      setDone((before) => begin(before, next));
      send(next);
    }
    setSaid(text.comments.done[action](comments.map(({ authorName }) => authorName)));
    return deed;
  };

  const undo = (deed: Deed): void => {
    const action = undoingAction(deed);
    if (action === null) return;
    setDone((before) => withdraw(before, deed.id));
    setSaid(text.comments.undone(deed.comments.map(({ authorName }) => authorName)));
    moveCounts(deed.to, deed.from, deed.comments.length);
    inTurn(async () => {
      const ids = treated.current.get(deed.id) ?? [];
      if (ids.length === 0) return null;
      try {
        const answer = await client.treatComments({ ids: [...ids], action });
        treated.current.delete(deed.id);
        setDone((before) =>
          overtake(
            before,
            answer.refused.map(({ id }) => id),
          ),
        );
        renewList(deed.from);
        renewList(deed.to);
        return answer;
      } catch (error) {
        setDone((before) => reinstate(before, deed, text.comments.notUndone(sentenceOf(error))));
        return null;
      }
    });
  };

  return { done, said, treat, undo };
}
