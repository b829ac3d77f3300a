import type { ListProviderOfSite } from '@vitrine/contracts/list-providers.ts';
import { queryOptions } from '@tanstack/react-query';
import { client, queryClient, updateCache } from '../../app/client.ts';

const KEY = 'list-provider';
/** Milliseconds after which what waits to be sent is looked at again. */
const AGAIN = 5_000;

export const providerQuery = queryOptions({
  queryKey: [KEY],
  queryFn: ({ signal }) => client.call('GET', '/api/admin/audience/provider', {}, signal),
  refetchInterval: ({ state: { data } }) => {
    const connection = data?.connection ?? null;
    return connection !== null && (connection.waiting > 0 || connection.isQueueing) ? AGAIN : false;
  },
});

/** The lists of the provider. Never kept: its owner may make one meanwhile. */
export const outsideListsQuery = queryOptions({
  queryKey: [KEY, 'lists'],
  queryFn: async ({ signal }) =>
    (await client.call('GET', '/api/admin/audience/provider/lists', {}, signal)).lists,
  staleTime: 0,
  gcTime: 0,
  retry: false,
});

/** A newer state of the connection is known. */
export function keepProvider(now: ListProviderOfSite): void {
  updateCache<ListProviderOfSite>(providerQuery.queryKey, () => now);
}

export const readProviderAgain = (): void => void queryClient.invalidateQueries({ queryKey: [KEY] });
