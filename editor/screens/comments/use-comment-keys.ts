import {
  type CommentAction,
  commentActions,
  type CommentStatus,
} from '@vitrine/domain/comment/comment-states.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { text } from '../../text/en.ts';
import { type ScreenKey, useScreenKeys } from '../../ui/screen-keys.ts';
import { actionKeys, offeredActions } from './offered-actions.ts';
import { focusStops } from './use-focus-on.ts';

interface CommentKeys {
  readonly status: CommentStatus;
  moderate(id: string, action: CommentAction): void;
  toggle(id: string): void;
  undoLast(): void;
}

const shownKeys: readonly ScreenKey[] = [
  { keys: 'j / k', label: text.comments.keyNames.move },
  { keys: 'x', label: text.comments.keyNames.select },
  ...commentActions.map((action) => ({ keys: actionKeys[action], label: text.comments.actions[action] })),
  { keys: 'z', label: text.comments.keyNames.undo },
];

/** Single-key shortcuts while the focus is in the list: a letter for each action, arrows between comments. */
export function useCommentKeys(list: RefObject<HTMLElement | null>, keys: CommentKeys): void {
  useScreenKeys(shownKeys);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const listen = (event: KeyboardEvent): void => {
      // A key that is held down would act on the whole list.
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
      const { status, moderate, toggle, undoLast } = latest.current;
      const key = event.key.toLowerCase();
      const step = steps[key];
      if (step !== undefined) {
        event.preventDefault();
        moveFocus(element, event.target, step);
        return;
      }
      if (event.repeat) return;
      const id = event.target.closest<HTMLElement>('[data-comment]')?.dataset['comment'];
      const action = commentActions.find((known) => actionKeys[known] === key);
      if (key === 'z') undoLast();
      else if (id !== undefined && key === 'x') toggle(id);
      else if (id !== undefined && action !== undefined && offeredActions[status].includes(action))
        moderate(id, action);
      else return;
      event.preventDefault();
    };
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [list]);
}

const steps: Readonly<Record<string, 1 | -1>> = { arrowdown: 1, j: 1, arrowup: -1, k: -1 };

/** Moves the focus from one comment to the next; from above the list, to the first. */
function moveFocus(list: HTMLElement, from: Element, step: 1 | -1): void {
  const stops = focusStops(list);
  const at = stops.findIndex((stop) => stop.contains(from));
  stops[at === -1 ? 0 : at + step]?.focus();
}
