import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { PageState } from '@vitrine/contracts/page-status.ts';
import type { ListedPage } from '@vitrine/contracts/pages.ts';
import { type Tree, type TreePlace } from '@vitrine/domain/tree/tree.ts';
import { useCallback } from 'react';
import { client, queryClient, sentenceOf, updateCache } from '../../app/client.ts';
import { pages as text } from '../../text/en-pages.ts';
import type { StatusTarget } from '../page-editor/status/status-choices.ts';
import { movePage } from './page-tree.ts';

const KEY = ['pages'];
export const BIN_KEY = ['deleted-pages'];

interface Listed {
  readonly pages: Tree<ListedPage>;
}

/** The tree as it is shown now. */
export const pagesNow = (): Tree<ListedPage> => queryClient.getQueryData<Listed>(KEY)?.pages ?? [];
const show = (pages: Tree<ListedPage>): void => updateCache<Listed>(KEY, () => ({ pages }));
const update = (id: string, fields: Partial<ListedPage>): void =>
  show(pagesNow().map((page) => (page.id === id ? { ...page, ...fields } : page)));
/** The revision as the last answer gave it: changes are sent one after the other. */
const revisionOf = (id: string): number => pagesNow().find((page) => page.id === id)?.revision ?? 1;

/** The tree has changed elsewhere: in a page's settings, its editor or the bin. */
export function readPagesAgain(): void {
  void queryClient.invalidateQueries({ queryKey: KEY });
  void queryClient.invalidateQueries({ queryKey: BIN_KEY });
  // The navigation has an entry for each kind of list.
  void queryClient.invalidateQueries({ queryKey: ['me'] });
  // Title, address and order of a gallery are settings of its page.
  void queryClient.invalidateQueries({ queryKey: ['galleries'] });
  void queryClient.invalidateQueries({ queryKey: ['gallery'] });
}

/** Takes a page out of the bin. */
export const restorePage = (id: string): Promise<ListedPage> =>
  client
    .call('POST', '/api/admin/deleted-pages/:id/restore', { params: { id } })
    .finally(() => void queryClient.refetchQueries({ queryKey: KEY }))
    .finally(() => void queryClient.invalidateQueries({ queryKey: BIN_KEY }));

/** The tree of pages. A move is shown at once; each change is sent after those before it. */
export function usePages() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }): Promise<Listed> => client.call('GET', '/api/admin/pages', {}, signal),
    // What is seen would be replaced while moves are on their way.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { mutate, mutateAsync, status } = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    scope: { id: 'pages' },
  });
  /** Does a change after those before it; a failure is said, and the tree is read again. */
  const inTurn = useCallback(
    (work: () => Promise<void>): void =>
      mutate(async () => {
        try {
          await work();
        } catch (error) {
          notifications.show({ color: 'red', message: sentenceOf(error) });
          readPagesAgain();
          throw error;
        }
      }),
    [mutate],
  );
  const move = useCallback(
    (id: string, place: TreePlace): void => {
      const moved = movePage(pagesNow(), id, place);
      if (moved === null) {
        notifications.show({ color: 'red', message: text.undoTooLate });
        return;
      }
      show(moved);
      inTurn(async () => {
        const { revision } = await client.call('POST', '/api/admin/pages/:id/move', {
          params: { id },
          body: { ...place, revision: revisionOf(id) },
        });
        update(id, { revision });
      });
    },
    [inTurn],
  );
  return {
    query,
    /** Of the last change, which is sent after those before it. */
    status,
    tree: query.data?.pages ?? [],
    move,
    /** Fails for the dialog that waits for it. */
    add: async (title: string, parentId: string | null): Promise<string> => {
      let made = '';
      await mutateAsync(async () => {
        const page = await client.call('POST', '/api/admin/pages', { body: { title, parentId } });
        made = page.id;
        readPagesAgain();
      });
      return made;
    },
    duplicate: (id: string, onDone: (page: ListedPage) => void): void =>
      inTurn(async () => {
        const page = await client.call('POST', '/api/admin/pages/:id/duplicate', { params: { id } });
        const tree = pagesNow();
        const at = tree.findIndex((one) => one.id === id);
        show(tree.toSpliced(at + 1, 0, page));
        onDone(page);
      }),
    /** What changes the status of a page of the tree; each fails for whoever waits for it. */
    statusOf: ({ id, title, status: current, publishOn, isHome }: ListedPage): StatusTarget => {
      const send = (call: () => Promise<PageState>): Promise<void> =>
        mutateAsync(async () => {
          try {
            const { revision, status: now, hasChanges, problem, ...state } = await call();
            update(id, {
              revision,
              status: now,
              isPublished: now === 'published',
              publishOn: state.publishOn,
              publishProblem: problem?.kind ?? null,
              hasDraft: hasChanges,
            });
          } catch (error) {
            readPagesAgain();
            throw error;
          }
        });
      const params = { id };
      return {
        id,
        title,
        status: current,
        publishOn,
        isHome,
        change: (to) =>
          send(() =>
            client.call('POST', '/api/admin/pages/:id/status', {
              params,
              body: { revision: revisionOf(id), status: to },
            }),
          ),
        schedule: (time) =>
          send(() =>
            client.call('PUT', '/api/admin/pages/:id/schedule', {
              params,
              body: { revision: revisionOf(id), publishOn: time },
            }),
          ),
        unschedule: () =>
          send(() =>
            client.call('DELETE', '/api/admin/pages/:id/schedule', {
              params,
              query: { revision: revisionOf(id) },
            }),
          ),
      };
    },
    /** `onDone` is called before the page leaves the tree. */
    remove: (id: string, onDone: () => void): void =>
      inTurn(async () => {
        await client.call('DELETE', '/api/admin/pages/:id', {
          params: { id },
          query: { revision: revisionOf(id) },
        });
        onDone();
        show(pagesNow().filter((page) => page.id !== id));
        void queryClient.invalidateQueries({ queryKey: BIN_KEY });
      }),
  };
}

export type Pages = ReturnType<typeof usePages>;
