import { notifications } from '@mantine/notifications';
import type { OwnerComment } from '@vitrine/contracts/comments.ts';
import {
  type CommentAction,
  type CommentStatus,
  undoingAction,
} from '@vitrine/domain/comment/comment-states.ts';
import { client, sentenceOf } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { readCommentsAgain } from './comment-queries.ts';
import { offeredActions } from './offered-actions.ts';

/** What can be taken back: a comment as it is now, and the status it had. */
interface Applied {
  readonly comment: OwnerComment;
  readonly from: CommentStatus;
}

/** Comments whose action is on its way: a key that is pressed twice applies it once. */
const pending = new Set<string>();
/** The last action, until it is taken back. */
let last: Applied | null = null;

/** Applies an action to a comment, with a way back. False when it could not be applied. */
export async function moderate(comment: OwnerComment, action: CommentAction): Promise<boolean> {
  const { id, status, authorName } = comment;
  if (pending.has(id) || !offeredActions[status].includes(action)) return false;
  const moderated = await send(id, action);
  if (moderated === null) return false;
  const applied = { comment: moderated, from: status };
  last = applied;
  showUndo({
    message: text.comments.done[action](authorName),
    label: text.comments.undo,
    undo: () => takeBack(applied),
  });
  return true;
}

/** Takes the last action back. */
export async function undoLast(): Promise<void> {
  if (last !== null) await takeBack(last);
}

async function takeBack(applied: Applied): Promise<void> {
  const { comment, from } = applied;
  const back = undoingAction({ from, to: comment.status });
  if (back === null || pending.has(comment.id)) return;
  if (last === applied) last = null;
  if ((await send(comment.id, back)) !== null)
    notifications.show({ message: text.comments.undone(comment.authorName) });
}

/** Null when it was refused; a notification says why. */
async function send(id: string, action: CommentAction): Promise<OwnerComment | null> {
  pending.add(id);
  try {
    return await client.call('POST', '/api/admin/comments/:id/:action', { params: { id, action } });
  } catch (error) {
    notifications.show({ color: 'red', message: sentenceOf(error) });
    return null;
  } finally {
    pending.delete(id);
    readCommentsAgain();
  }
}
