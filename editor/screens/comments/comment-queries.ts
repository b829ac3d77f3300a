import { queryOptions } from '@tanstack/react-query';
import { client, queryClient } from '../../app/client.ts';

/** Counts, lists and single comments have keys that begin with it. */
const KEY = 'comments';

/** The number of comments by status. Fetched when the editor opens and when its window gets the focus. */
export const countsQuery = queryOptions({
  queryKey: [KEY, 'counts'],
  queryFn: ({ signal }) => client.call('GET', '/api/admin/comments/counts', {}, signal),
  staleTime: 60_000,
});

export const commentQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/comments/:id', { params: { id } }, signal),
  });

/** What shows comments, or how many there are, is read again. */
export function readCommentsAgain(): void {
  for (const key of [KEY, 'home']) void queryClient.invalidateQueries({ queryKey: [key] });
}
