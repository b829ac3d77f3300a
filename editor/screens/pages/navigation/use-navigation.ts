import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { NavigationEntry } from '@vitrine/contracts/navigation.ts';
import type { TreePlace } from '@vitrine/domain/tree/tree.ts';
import { client, queryClient, sentenceOf, updateCache } from '../../../app/client.ts';
import { changeOf, type ListName, type Lists, moveRow, type Row, rowsOfAnswer } from './entries.ts';

const KEY = ['navigation'];

interface Stored extends Lists {
  readonly version: string;
}

const shown = (): Stored | undefined => queryClient.getQueryData<Stored>(KEY);

async function load(signal?: AbortSignal): Promise<Stored> {
  const answer = await client.call('GET', '/api/admin/navigation', {}, signal);
  return { version: answer.version, ...rowsOfAnswer(answer, shown()) };
}

/** Sends the lists as they are shown now. What was changed while they were on their way is sent by the next call. */
async function send(): Promise<void> {
  const sent = shown();
  if (sent === undefined) return;
  const answer = await client.call('PUT', '/api/admin/navigation', {
    body: { version: sent.version, main: changeOf(sent.main), footer: changeOf(sent.footer) },
  });
  updateCache<Stored>(KEY, (now) => {
    if (now === undefined) return undefined;
    const isLatest = now.main === sent.main && now.footer === sent.footer;
    return { ...now, version: answer.version, ...(isLatest ? rowsOfAnswer(answer, now) : {}) };
  });
}

/** The rows of a list as they are shown now. */
export const rowsNow = (name: ListName): readonly Row[] => shown()?.[name] ?? [];

/** The navigations. A change is shown at once; each is sent after those before it. */
export function useNavigation() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => load(signal),
    // What is seen would be replaced while changes are on their way.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { mutate, status } = useMutation({
    mutationFn: async () => {
      try {
        await send();
      } catch (error) {
        notifications.show({ color: 'red', message: sentenceOf(error) });
        // What somebody else has changed is shown before the next change is sent.
        await queryClient.refetchQueries({ queryKey: KEY });
        throw error;
      }
    },
    scope: { id: 'navigation' },
  });
  const change = (lists: Partial<Lists>): void => {
    updateCache<Stored>(KEY, (now) => (now === undefined ? undefined : { ...now, ...lists }));
    mutate();
  };
  return {
    query,
    status,
    lists: query.data,
    /** Puts a row into a list; behind the last one where no place is given. */
    insert: (name: ListName, row: Row, at?: number): void =>
      change({ [name]: rowsNow(name).toSpliced(at ?? rowsNow(name).length, 0, row) }),
    /** Returns the place that the row had. */
    remove: (name: ListName, id: string): number => {
      const rows = rowsNow(name);
      change({ [name]: rows.filter((row) => row.id !== id) });
      return rows.findIndex((row) => row.id === id);
    },
    edit: (name: ListName, id: string, entry: NavigationEntry): void =>
      change({ [name]: rowsNow(name).map((row) => (row.id === id ? { ...row, entry } : row)) }),
    move: (name: ListName, id: string, place: TreePlace): void => {
      const rows = moveRow(rowsNow(name), id, place);
      if (rows !== null) change({ [name]: rows });
    },
    /** Moves a row to the end of the other list. */
    moveToOther: (name: ListName, row: Row): void => {
      const other = name === 'main' ? 'footer' : 'main';
      change({
        [name]: rowsNow(name).filter(({ id }) => id !== row.id),
        [other]: [...rowsNow(other), row],
      });
    },
  };
}

export type NavigationLists = ReturnType<typeof useNavigation>;
