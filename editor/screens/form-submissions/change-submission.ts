import { notifications } from '@mantine/notifications';
import type { Submission, SubmissionChange, SubmissionRow } from '@vitrine/contracts/form-submissions.ts';
import { client, sentenceOf, updateCache } from '../../app/client.ts';
import { formSubmissions as text } from '../../text/en-form-submissions.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { readSubmissionsAgain, submissionQuery } from './submission-queries.ts';

/** What can be done with a submission at a press. */
export type SubmissionAction = keyof typeof text.actions;

/** The change that an action makes, and the one that takes it back. */
const changes: Readonly<Record<SubmissionAction, readonly [SubmissionChange, SubmissionChange]>> = {
  read: [{ isRead: true }, { isRead: false }],
  unread: [{ isRead: false }, { isRead: true }],
  spam: [{ isSpam: true }, { isSpam: false }],
  'not-spam': [{ isSpam: false }, { isSpam: true }],
  delete: [{ isDeleted: true }, { isDeleted: false }],
  restore: [{ isDeleted: false }, { isDeleted: true }],
};

/** The actions that are offered for a submission, by where it is. */
export function offeredActions({
  folder,
  isRead,
}: Pick<SubmissionRow, 'folder' | 'isRead'>): readonly SubmissionAction[] {
  if (folder === 'bin') return ['restore'];
  return [folder === 'spam' ? 'not-spam' : 'spam', isRead ? 'unread' : 'read', 'delete'];
}

/** The last change of each submission that is on its way: those of one are sent one after the other. */
const sending = new Map<string, Promise<unknown>>();

/** Changes a submission; null when it was refused, which a notification says. */
export function changeSubmission(id: string, body: SubmissionChange): Promise<Submission | null> {
  const sent = (sending.get(id) ?? Promise.resolve()).then(() => sendChange(id, body));
  sending.set(id, sent);
  return sent;
}

async function sendChange(id: string, body: SubmissionChange): Promise<Submission | null> {
  try {
    const now = await client.call('PUT', '/api/admin/form-submissions/:id', { params: { id }, body });
    updateCache<Submission>(submissionQuery(id).queryKey, () => now);
    return now;
  } catch (error) {
    notifications.show({ color: 'red', message: sentenceOf(error) });
    return null;
  } finally {
    readSubmissionsAgain();
  }
}

/** Submissions on which an action is on its way: a button that is pressed twice applies it once. */
const acting = new Set<string>();

/** Applies an action, with a way back. False when it was refused, or another one is on its way. */
export async function actOn(id: string, action: SubmissionAction): Promise<boolean> {
  if (acting.has(id)) return false;
  acting.add(id);
  const [change, back] = changes[action];
  const now = await changeSubmission(id, change);
  acting.delete(id);
  if (now === null) return false;
  showUndo({
    message: text.done[action],
    label: text.undo,
    undo: async () => {
      if ((await changeSubmission(id, back)) !== null) notifications.show({ message: text.undone });
    },
  });
  return true;
}
