import { useQuery } from '@tanstack/react-query';
import type { SubmissionRow } from '@vitrine/contracts/form-submissions.ts';
import { useMemo } from 'react';
import { queryClient } from '../../app/client.ts';
import { type Neighbours, neighboursIn } from './neighbours.ts';
import { folderQuery } from './submission-queries.ts';

interface Pages {
  readonly pages: readonly { readonly rows: readonly SubmissionRow[] }[];
}

const none: Neighbours = { newer: null, older: null };

/** The lists that this tab has read, the latest first. One that is not shown any more stays as its owner saw it. */
function readLists(): readonly (readonly SubmissionRow[])[] {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: ['form-submissions', 'list'] })
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(({ state }) => ((state.data as Pages | undefined)?.pages ?? []).flatMap(({ rows }) => rows));
}

/** The submissions before and after one: of the list it was opened from, else of its folder. */
export function useNeighbours({ id, folder }: Pick<SubmissionRow, 'id' | 'folder'>): Neighbours {
  const fromList = useMemo(() => neighboursIn(id, readLists()), [id]);
  const { data } = useQuery({ ...folderQuery(folder), enabled: fromList === null });
  return fromList ?? (data === undefined ? null : neighboursIn(id, [data.rows])) ?? none;
}
