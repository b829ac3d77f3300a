import { notifications } from '@mantine/notifications';
import type { OwnerReview } from '@vitrine/contracts/reviews.ts';
import { actionTo, type ReviewAction, type ReviewStatus } from '@vitrine/domain/review/review-states.ts';
import { client, sentenceOf } from '../../app/client.ts';
import { reviews as text } from '../../text/en-reviews.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { readReviewsAgain } from './review-queries.ts';

/** The actions offered by status, the likeliest first. */
export const offeredActions: Readonly<Record<ReviewStatus, readonly ReviewAction[]>> = {
  pending: ['approve', 'hide', 'mark-spam', 'delete'],
  published: ['hide', 'mark-spam', 'delete'],
  hidden: ['approve', 'mark-spam', 'delete'],
  spam: ['approve', 'delete'],
  deleted: ['approve', 'hide'],
};

/** Reviews whose action is on its way: a button that is pressed twice applies it once. */
const pending = new Set<string>();

/** Applies an action to a review, with a way back. False when it could not be applied. */
export async function moderate(review: OwnerReview, action: ReviewAction): Promise<boolean> {
  const { id, status, authorName } = review;
  if (pending.has(id)) return false;
  if (!(await send(id, action))) return false;
  showUndo({
    message: text.done[action](authorName),
    label: text.undo,
    undo: async () => {
      if (await send(id, actionTo(status))) notifications.show({ message: text.undone(authorName) });
    },
  });
  return true;
}

/** False when it was refused; a notification says why. */
async function send(id: string, action: ReviewAction): Promise<boolean> {
  pending.add(id);
  try {
    await client.call('POST', '/api/admin/reviews/:id/:action', { params: { id, action } });
    return true;
  } catch (error) {
    notifications.show({ color: 'red', message: sentenceOf(error) });
    return false;
  } finally {
    pending.delete(id);
    readReviewsAgain();
  }
}
