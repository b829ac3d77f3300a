import { queryOptions } from '@tanstack/react-query';
import { client, queryClient } from '../../app/client.ts';

/** The count, lists and single reviews have keys that begin with it. */
const KEY = 'reviews';

/** How many reviews wait. Fetched when the editor opens and when its window gets the focus. */
export const pendingQuery = queryOptions({
  queryKey: [KEY, 'pending'],
  queryFn: ({ signal }) => client.call('GET', '/api/admin/reviews/pending', {}, signal),
  staleTime: 60_000,
});

export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/reviews/:id', { params: { id } }, signal),
  });

export const settingsKey = [KEY, 'settings'];
export const settingsQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: ({ signal }) => client.call('GET', '/api/admin/reviews/settings', {}, signal),
});

/** What shows reviews, or how many wait, is read again. */
export function readReviewsAgain(): void {
  for (const key of [KEY, 'home']) void queryClient.invalidateQueries({ queryKey: [key] });
}
