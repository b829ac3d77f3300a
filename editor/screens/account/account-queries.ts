import type { AccountView } from '@vitrine/contracts/account.ts';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { client, queryClient, sentenceOf, updateCache } from '../../app/client.ts';
import { meQuery } from '../../app/session.ts';

export const accountQuery = {
  queryKey: ['account'],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.call('GET', '/api/admin/account', {}, signal),
};

/** Shows an account that a call has answered with, here and in the rest of the editor. */
export function rememberAccount(account: AccountView): void {
  updateCache<AccountView>(accountQuery.queryKey, () => account);
  void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
}

/** A change of the account that is made at once; a failure is shown, and what was shown before comes back. */
export function useAccountChange<T>(
  send: (value: T) => Promise<AccountView>,
  options: {
    readonly done?: (value: T) => string;
    readonly preview?: (account: AccountView, value: T) => AccountView;
  } = {},
) {
  return useMutation({
    mutationFn: send,
    onMutate: (value) => {
      const before = queryClient.getQueryData<AccountView>(accountQuery.queryKey);
      const { preview } = options;
      if (before !== undefined && preview !== undefined)
        updateCache<AccountView>(accountQuery.queryKey, () => preview(before, value));
      return { before };
    },
    onSuccess: (account, value) => {
      rememberAccount(account);
      if (options.done !== undefined) notifications.show({ message: options.done(value) });
    },
    onError: (error, _value, context) => {
      if (context?.before !== undefined) updateCache(accountQuery.queryKey, () => context.before);
      notifications.show({ color: 'red', message: sentenceOf(error) });
    },
  });
}
