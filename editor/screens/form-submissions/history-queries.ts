import { queryOptions } from '@tanstack/react-query';
import type { SubmissionHistory } from '@vitrine/contracts/submission-history.ts';
import { client, updateCache } from '../../app/client.ts';

/** Milliseconds after which an answer that waits to be sent is looked at again. */
const AGAIN = 5_000;

export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: ['submission-history', id],
    queryFn: ({ signal }) =>
      client.call('GET', '/api/admin/form-submissions/:id/history', { params: { id } }, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.replies.at(-1)?.mail?.status === 'stored' ? AGAIN : false,
  });

/** A newer state of the notes and answers is known. */
export function keepHistory(id: string, now: SubmissionHistory): void {
  updateCache<SubmissionHistory>(historyQuery(id).queryKey, () => now);
}
