import type { CommentCounts, OwnerCommentList } from '@vitrine/contracts/comments.ts';
import type { CommentStatus } from '@vitrine/domain/comment/comment-states.ts';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { client, keepChange, queryClient } from '../../app/client.ts';

/** How many comments there are of each status. Asked when the editor opens and when it is looked at again. */
export const countsQuery = queryOptions({
  queryKey: ['comments', 'counts'],
  queryFn: ({ signal }) => client.countComments(signal),
  staleTime: 60_000,
});

const listKey = (status: CommentStatus): readonly string[] => ['comments', 'list', status];

/** The comments of a status, newest first. Not asked for by the clock: nothing moves under a hand that aims. */
export function listQuery(status: CommentStatus) {
  return infiniteQueryOptions({
    queryKey: listKey(status),
    queryFn: async ({ pageParam, signal }) => {
      const list = await client.listComments(
        { status, ...(pageParam === null ? {} : { before: pageParam }) },
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
  keepChange(countsQuery.queryKey, () => counts);
}

/** Counts what is being done before the server answers. */
export function moveCounts(from: CommentStatus, to: CommentStatus, moved: number): void {
  keepChange<CommentCounts>(countsQuery.queryKey, (counts) =>
    counts === undefined
      ? counts
      : { ...counts, [from]: Math.max(0, counts[from] - moved), [to]: counts[to] + moved },
  );
}

/** Takes comments out of what is remembered of a list, so that it is right when it is opened again. */
export function forgetComments(status: CommentStatus, ids: readonly string[]): void {
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

/** Has a list asked for anew when it is opened next; one that is open stands still. */
export function renewList(status: CommentStatus): void {
  void queryClient.invalidateQueries({ queryKey: listKey(status), refetchType: 'none' });
}

export function renewCounts(): void {
  void queryClient.invalidateQueries({ queryKey: countsQuery.queryKey });
}
