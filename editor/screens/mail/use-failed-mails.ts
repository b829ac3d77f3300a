import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { showUndo } from '../../ui/show-undo.tsx';

/** Mails of one call: by their ids, or all that failed. */
interface FailedMails {
  readonly ids?: readonly string[];
}

const bodyOf = ({ ids }: FailedMails) => ({ body: ids === undefined ? {} : { ids: [...ids] } });

/** What the outbox, the orders and Home show of mails is read again. */
function readAgain(): void {
  for (const key of ['mails', 'mail', 'home', 'order'])
    void queryClient.invalidateQueries({ queryKey: [key] });
}

const showFailure = (error: unknown): void => {
  notifications.show({ color: 'red', message: sentenceOf(error) });
};

async function restore(ids: readonly string[]): Promise<void> {
  try {
    await client.call('POST', '/api/admin/mails/restore', { body: { ids: [...ids] } });
  } catch (error) {
    showFailure(error);
  }
  readAgain();
}

/** Sends failed mails again, dismisses them, or takes a dismissal back. */
export function useFailedMails() {
  const showNumber = useShowNumber();
  const each = {
    onError: showFailure,
    onSettled: readAgain,
  };
  return {
    retry: useMutation({
      ...each,
      mutationFn: (mails: FailedMails) => client.call('POST', '/api/admin/mails/retry', bodyOf(mails)),
      onSuccess: ({ ids }) => {
        notifications.show({ message: text.mail.failed.retried(showNumber, ids.length) });
      },
    }),
    dismiss: useMutation({
      ...each,
      mutationFn: (mails: FailedMails) => client.call('POST', '/api/admin/mails/dismiss', bodyOf(mails)),
      onSuccess: ({ ids }) =>
        showUndo({
          message: text.mail.failed.dismissed(showNumber, ids.length),
          label: text.mail.failed.undo,
          undo: () => restore(ids),
        }),
    }),
    restore: useMutation({ ...each, mutationFn: restore }),
  };
}
