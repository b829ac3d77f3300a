import { notifications } from '@mantine/notifications';
import { useNavigate } from 'react-router';
import { client, queryClient, sentenceOf } from './client.ts';

/** Signs out and forgets everything that was fetched. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      await client.signOut();
    } catch (error) {
      notifications.show({ color: 'red', message: sentenceOf(error) });
      return;
    }
    await navigate('/sign-in');
    queryClient.clear();
  };
}
