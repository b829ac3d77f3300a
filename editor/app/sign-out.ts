import { notifications } from '@mantine/notifications';
import { clearDrafts } from '../ui/saved-draft.ts';
import { client, sentenceOf } from './client.ts';
import { clearRecent } from './recent.ts';

/** Signs out and reloads the page, so that no fetched data stays in memory on a shared machine. */
export async function signOut(): Promise<void> {
  try {
    await client.call('POST', '/api/admin/sign-out');
    clearDrafts();
    clearRecent();
    globalThis.location.assign('/config/sign-in');
  } catch (error) {
    notifications.show({ color: 'red', message: sentenceOf(error) });
  }
}
