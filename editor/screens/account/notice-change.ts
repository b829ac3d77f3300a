import type { AccountView } from '@vitrine/contracts/account.ts';
import { type OwnerNotice, ownerNotices } from '@vitrine/domain/account/owner-notices.ts';
import { notifications } from '@mantine/notifications';
import { mutationOptions } from '@tanstack/react-query';
import { client, queryClient, sentenceOf, updateCache } from '../../app/client.ts';
import { accountQuery } from './account-queries.ts';

interface NoticeChange {
  readonly notice: OwnerNotice;
  readonly isWanted: boolean;
}

const mutationKey = ['account', 'notices'];

function showChange({ notice, isWanted }: NoticeChange): void {
  updateCache<AccountView>(
    accountQuery.queryKey,
    (before) =>
      before && {
        ...before,
        notices: ownerNotices.filter((one) => (one === notice ? isWanted : before.notices.includes(one))),
      },
  );
}

/**
 * Switches one notice on or off. It is shown at once; changes are sent one after another, and an answer is shown only
 * when no further change waits, so that fast presses all count.
 */
export const noticeChange = mutationOptions({
  mutationKey,
  scope: { id: 'account-notices' },
  mutationFn: ({ notice, isWanted }: NoticeChange) =>
    client.call('PUT', '/api/admin/account', { body: { changedNotices: { [notice]: isWanted } } }),
  onMutate: showChange,
  onSuccess: (account) => {
    if (queryClient.isMutating({ mutationKey }) === 1)
      updateCache<AccountView>(accountQuery.queryKey, () => account);
  },
  onError: (error, { notice, isWanted }) => {
    showChange({ notice, isWanted: !isWanted });
    notifications.show({ color: 'red', message: sentenceOf(error) });
    // What the server has, once every change is answered.
    if (queryClient.isMutating({ mutationKey }) === 1)
      void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
  },
});
