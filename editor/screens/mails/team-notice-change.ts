import { notifications } from '@mantine/notifications';
import { mutationOptions } from '@tanstack/react-query';
import type { TeamNotices } from '@vitrine/contracts/team-notices.ts';
import { type OwnerNotice, ownerNotices } from '@vitrine/domain/account/owner-notices.ts';
import { client, queryClient, sentenceOf, updateCache } from '../../app/client.ts';

interface TeamNoticeChange {
  readonly accountId: string;
  readonly notice: OwnerNotice;
  readonly isWanted: boolean;
}

export const teamNoticesQuery = {
  queryKey: ['team-notices'],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.call('GET', '/api/admin/team-notices', {}, signal),
};

const mutationKey = ['team-notices', 'change'];

function showChange({ accountId, notice, isWanted }: TeamNoticeChange): void {
  updateCache<TeamNotices>(
    teamNoticesQuery.queryKey,
    (before) =>
      before && {
        team: before.team.map((one) =>
          one.accountId === accountId
            ? {
                ...one,
                notices: ownerNotices.filter((name) =>
                  name === notice ? isWanted : one.notices.includes(name),
                ),
              }
            : one,
        ),
      },
  );
}

/**
 * Switches one notice of one person on or off. It is shown at once; changes are sent one after another, and an answer is
 * shown only when no further change waits, so that fast presses all count.
 */
export const teamNoticeChange = mutationOptions({
  mutationKey,
  scope: { id: 'team-notices' },
  mutationFn: ({ accountId, notice, isWanted }: TeamNoticeChange) =>
    client.call('PUT', '/api/admin/team-notices/:accountId', {
      params: { accountId },
      body: { changedNotices: { [notice]: isWanted } },
    }),
  onMutate: showChange,
  onSuccess: (team) => {
    if (queryClient.isMutating({ mutationKey }) === 1)
      updateCache<TeamNotices>(teamNoticesQuery.queryKey, () => team);
    // One's own are shown with the account too.
    void queryClient.invalidateQueries({ queryKey: ['account'] });
  },
  onError: (error, { accountId, notice, isWanted }) => {
    showChange({ accountId, notice, isWanted: !isWanted });
    notifications.show({ color: 'red', message: sentenceOf(error) });
    // What the server has, once every change is answered.
    if (queryClient.isMutating({ mutationKey }) === 1)
      void queryClient.invalidateQueries({ queryKey: teamNoticesQuery.queryKey });
  },
});
