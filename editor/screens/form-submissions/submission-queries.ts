import { queryOptions } from '@tanstack/react-query';
import { client, queryClient } from '../../app/client.ts';

/** Counts, lists and single submissions have keys that begin with it. */
const KEY = 'form-submissions';

/** How many are in each folder. Fetched when the editor opens and when its window gets the focus. */
export const countsQuery = queryOptions({
  queryKey: [KEY, 'counts'],
  queryFn: ({ signal }) => client.call('GET', '/api/admin/form-submissions/counts', {}, signal),
  staleTime: 60_000,
});

export const submissionQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) =>
      client.call('GET', '/api/admin/form-submissions/:id', { params: { id } }, signal),
  });

export const colleaguesQuery = queryOptions({
  queryKey: ['form-colleagues'],
  queryFn: ({ signal }) => client.call('GET', '/api/admin/form-submissions/colleagues', {}, signal),
  staleTime: 60_000,
});

/** The first page of a folder, for a submission that was not opened from a list. */
export const folderQuery = (folder: 'inbox' | 'spam' | 'bin') =>
  queryOptions({
    queryKey: [KEY, 'folder', folder],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/form-submissions', { query: { folder } }, signal),
  });

/** What shows submissions, or how many are unread, is read again. */
export function readSubmissionsAgain(): void {
  for (const key of [KEY, 'forms', 'home']) void queryClient.invalidateQueries({ queryKey: [key] });
}
