import type { MailingList } from '@vitrine/contracts/mailing-lists.ts';
import { useQuery } from '@tanstack/react-query';
import { client, queryClient } from '../../app/client.ts';

/** The mailing lists of the website; undefined while they are read. */
export function useMailingLists() {
  return useQuery({
    queryKey: ['mailing-lists'],
    queryFn: async ({ signal }): Promise<readonly MailingList[]> =>
      (await client.call('GET', '/api/admin/audience/lists', {}, signal)).lists,
  });
}

/** Reads subscribers and lists again after a change. */
export function readAudienceAgain(): void {
  for (const key of ['audience', 'subscriber', 'mailing-lists'])
    void queryClient.invalidateQueries({ queryKey: [key] });
}
