import { notifications } from '@mantine/notifications';
import { client, queryClient, sentenceOf } from '../../../app/client.ts';
import { postLabels as text } from '../../../text/en-posts.ts';

/** After a change, labels and posts are read again. */
export function labelsChanged(): void {
  for (const key of ['post-labels', 'posts', 'post']) void queryClient.invalidateQueries({ queryKey: [key] });
}

/** Takes a merge or deletion back. */
export async function undoChange(changeId: string, name: string): Promise<void> {
  try {
    await client.call('POST', '/api/admin/post-label-changes/:id/undo', { params: { id: changeId } });
    notifications.show({ message: text.undone(name) });
  } catch (error) {
    notifications.show({ color: 'red', message: sentenceOf(error) });
  }
  labelsChanged();
}
