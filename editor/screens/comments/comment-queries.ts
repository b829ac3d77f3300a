import type { CommentCounts, OwnerCommentList } from '@vitrine/contracts/comments.ts';
import type { CommentStatus } from '@vitrine/domain/comment/comment-states.ts';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client, updateCache, queryClient } from '../../app/client.ts';

/** The number of comments by status. Fetched when the editor opens and when its window gets the focus. */
export const countsQuery = queryOptions({
  queryKey: ['comments', 'counts'],
  queryFn: ({ signal }) => client.call('GET', '/api/admin/comments/counts', {}, signal),
  staleTime: 60_000,
});

const listKey = (status: CommentStatus): readonly string[] => ['comments', 'list', status];

/** The comments of a status, newest first. No refetch interval: rows must not move under the pointer. */
export function listQuery(status: CommentStatus) {
  return infiniteQueryOptions({
    queryKey: listKey(status),
    queryFn: async ({ pageParam, signal }) => {
      const list = await client.call(
        'GET',
        '/api/admin/comments',
        { query: { status, ...(pageParam === null ? {} : { before: pageParam }) } },
        signal,
      );
      rememberCounts(list.counts);
      return list;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextBefore,
  });
}

export function rememberCounts(counts: CommentCounts): void {
  updateCache(countsQuery.queryKey, () => counts);
}

/** Updates the counts optimistically. */
export function updateCounts(from: CommentStatus, to: CommentStatus, moved: number): void {
  updateCache<CommentCounts>(countsQuery.queryKey, (counts) =>
    counts === undefined
      ? counts
      : { ...counts, [from]: Math.max(0, counts[from] - moved), [to]: counts[to] + moved },
  );
}

/** Removes comments from a cached list, so that it is right when it is opened again. */
export function removeCachedComments(status: CommentStatus, ids: readonly string[]): void {
  queryClient.setQueryData(
    listKey(status),
    (list: InfiniteData<OwnerCommentList, string | null> | undefined) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          comments: page.comments.filter(({ id }) => !ids.includes(id)),
        })),
      },
  );
}

/** Marks a list as stale: fetched when it is opened next; an open one does not change. */
export function renewList(status: CommentStatus): void {
  void queryClient.invalidateQueries({ queryKey: listKey(status), refetchType: 'none' });
}

export function renewCounts(): void {
  void queryClient.invalidateQueries({ queryKey: countsQuery.queryKey });
}
