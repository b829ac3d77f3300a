import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { BulkCommand } from '@vitrine/domain/list/bulk.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { client, queryClient, updateCache } from '../../app/client.ts';

/** The rows that are meant, as the call takes them. */
export type BulkSelection =
  | { readonly ids: readonly string[] }
  | { readonly query: Readonly<Record<string, string>>; readonly except: readonly string[] };

/** What is done with them: the action and its input. */
export interface BulkChange {
  readonly action: string;
  readonly [field: string]: unknown;
}

interface Jobs {
  readonly jobs: readonly BulkJob[];
}

/** Calls of lists have one form; the changes are typed by the actions' dialogs. */
const start = client.call as unknown as (
  method: 'POST',
  path: string,
  input: { readonly body: { readonly selection: BulkSelection; readonly change: BulkChange } },
) => Promise<BulkJob>;

const isAtWork = ({ phase, isPaused }: BulkJob): boolean =>
  !isPaused && (phase === 'collecting' || phase === 'changing' || phase === 'undoing');

/** The newest change of many rows of a list, with its progress, until it is dismissed. */
export function useBulk(list: string) {
  const key = ['bulk', list];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call('GET', '/api/admin/bulk', { query: { list } }, signal),
    refetchInterval: (of) => (of.state.data?.jobs.some(isAtWork) === true ? 1000 : false),
  });
  const [dismissed, setDismissed] = useState(() => readDismissed(list));
  const newest = query.data?.jobs[0];
  const keep = (job: BulkJob): void => {
    updateCache<Jobs>(key, (before) => ({
      jobs: [job, ...(before?.jobs ?? []).filter(({ id }) => id !== job.id)],
    }));
  };

  // The rows are read again when a change has ended.
  const state = newest === undefined ? null : `${newest.id} ${newest.phase} ${newest.isPaused}`;
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (seen.current !== null && state !== seen.current) {
      void queryClient.invalidateQueries({ queryKey: [list] });
    }
    if (state !== null) seen.current = state;
  }, [state, list]);

  return {
    job: newest === undefined || newest.id === dismissed ? null : newest,
    start: useMutation({
      mutationFn: (body: { readonly selection: BulkSelection; readonly change: BulkChange }) =>
        start('POST', `/api/admin/${list}/bulk`, { body }),
      onSuccess: (job) => {
        keep(job);
        void queryClient.invalidateQueries({ queryKey: [list] });
      },
    }),
    command: useMutation({
      mutationFn: ({ id, command }: { readonly id: string; readonly command: BulkCommand }) =>
        client.call('POST', `/api/admin/bulk/:id/${command}`, { params: { id } }),
      onSuccess: keep,
      onError: () => void query.refetch(),
    }),
    dismiss: (job: BulkJob) => {
      setDismissed(job.id);
      writeDismissed(list, job.id);
    },
  };
}
export type Bulk = ReturnType<typeof useBulk>;

const dismissedKey = (list: string): string => `vitrine-dismissed-bulk-${list}`;

function readDismissed(list: string): string | null {
  try {
    return localStorage.getItem(dismissedKey(list));
  } catch {
    return null;
  }
}

function writeDismissed(list: string, id: string): void {
  try {
    localStorage.setItem(dismissedKey(list), id);
  } catch {
    // Storage is full or blocked: it is dismissed as long as the page lives.
  }
}
