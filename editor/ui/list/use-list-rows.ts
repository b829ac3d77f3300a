import type { ListCount, ListPage } from '@vitrine/contracts/list.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { client, everyHalfMinute } from '../../app/client.ts';

type Query = Readonly<Record<string, string>>;

/** Calls of lists have one form, whose rows the screen's definition types. */
const call = client.call as unknown as (
  method: 'GET',
  path: string,
  input: { readonly query: Query },
  signal: AbortSignal,
) => Promise<unknown>;

/** The rows of a list, page by page. A newer request aborts the older; the old rows stay until its answer is here. */
export function useListRows<Row>(name: string, query: Query, options: { readonly isLive: boolean }) {
  return useInfiniteQuery({
    queryKey: [name, 'list', query],
    queryFn: async ({ pageParam, signal }) =>
      (await call(
        'GET',
        `/api/admin/${name}`,
        { query: pageParam === null ? query : { ...query, after: pageParam } },
        signal,
      )) as ListPage<Row>,
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    // A long list would fetch page after page.
    ...(options.isLive
      ? {
          refetchInterval: (of: { readonly state: { readonly data: { pages: unknown[] } | undefined } }) =>
            (of.state.data?.pages.length ?? 0) > 2 ? false : everyHalfMinute(of),
        }
      : {}),
  });
}

/** How many rows match, in a call of its own: the rows do not wait for it. */
export function useListCount(name: string, query: Query) {
  const { sort: _sort, ...selection } = query;
  return useQuery({
    queryKey: [name, 'count', selection],
    queryFn: async ({ signal }) =>
      (await call('GET', `/api/admin/${name}/count`, { query: selection }, signal)) as ListCount,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}
