import type { SitesAnswer } from '@vitrine/contracts/sites.ts';
import { client, queryClient } from '../../app/client.ts';
import { meQuery } from '../../app/session.ts';

/** Milliseconds between two looks while sites are being made, copied or deleted. */
const WHILE_WORKING = 1_000;

export const sitesQuery = {
  queryKey: ['sites'],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.call('GET', '/api/admin/sites', {}, signal),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data: SitesAnswer | undefined } }) =>
    state.data?.works.some(({ hasFailed }) => !hasFailed) === true ? WHILE_WORKING : false,
};

/** What changed about a site: the list is read again, and so is who is signed in, since the menu shows the sites. */
export const refetchSites = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: sitesQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: meQuery.queryKey }),
  ]);

export const startersQuery = {
  queryKey: ['starters'],
  queryFn: ({ signal }: { signal: AbortSignal }) => client.call('GET', '/api/admin/starters', {}, signal),
  staleTime: 60 * 60_000,
};
