import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ListedCategory } from '@vitrine/contracts/categories.ts';
import type { CategoryTree } from '@vitrine/domain/category/category-tree.ts';
import {
  addCategory,
  mergeCategory,
  moveCategory,
  removeCategory,
} from '@vitrine/domain/category/change-tree.ts';
import type { TreePlace } from '@vitrine/domain/tree/tree.ts';
import { useCallback } from 'react';
import { client, queryClient, sentenceOf, updateCache } from '../../../app/client.ts';
import { categories as text } from '../../../text/en-categories.ts';

const KEY = ['categories'];

type Tree = CategoryTree<ListedCategory>;
interface Listed {
  readonly categories: Tree;
}

/** The tree as it is shown now. */
export const categoriesNow = (): Tree => queryClient.getQueryData<Listed>(KEY)?.categories ?? [];
const show = (categories: Tree): void => updateCache<Listed>(KEY, () => ({ categories }));
const update = (id: string, fields: Partial<ListedCategory>): void =>
  show(categoriesNow().map((category) => (category.id === id ? { ...category, ...fields } : category)));
/** The revision as the last answer gave it: changes are sent one after the other. */
const revisionOf = (id: string): number =>
  categoriesNow().find((category) => category.id === id)?.revision ?? 1;
const readAgain = (): void => void queryClient.invalidateQueries({ queryKey: KEY });
const productsChanged = (): void => void queryClient.invalidateQueries({ queryKey: ['products'] });

/** The tree of categories. A move is shown at once; each change is sent after those before it. */
export function useCategories() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }): Promise<Listed> => client.call('GET', '/api/admin/categories', {}, signal),
    // What is seen would be replaced while moves are on their way.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { mutate, mutateAsync, status } = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    scope: { id: 'categories' },
  });
  const move = useCallback(
    (id: string, place: TreePlace): void => {
      const moved = moveCategory(categoriesNow(), id, place);
      if (!moved.ok) {
        notifications.show({ color: 'red', message: text.undoTooLate });
        return;
      }
      show(moved.value);
      mutate(async () => {
        try {
          const { revision } = await client.call('POST', '/api/admin/categories/:id/move', {
            params: { id },
            body: { ...place, revision: revisionOf(id) },
          });
          update(id, { revision });
        } catch (error) {
          notifications.show({ color: 'red', message: sentenceOf(error) });
          readAgain();
          throw error;
        }
      });
    },
    [mutate],
  );
  /** Does what a dialog waits for; after a failure the tree is read again. */
  const inTurn = (work: () => Promise<void>): Promise<void> =>
    mutateAsync(async () => {
      try {
        await work();
      } catch (error) {
        readAgain();
        throw error;
      }
    });
  return {
    query,
    /** Of the last change, which is sent after those before it. */
    status,
    tree: query.data?.categories ?? [],
    move,
    add: (name: string, parentId: string | null): Promise<void> =>
      inTurn(async () => {
        const made = await client.call('POST', '/api/admin/categories', { body: { name, parentId } });
        const grown = addCategory(categoriesNow(), made);
        if (grown.ok) show(grown.value);
        else readAgain();
        productsChanged();
      }),
    rename: (id: string, name: string): Promise<void> =>
      inTurn(async () => {
        const { revision } = await client.call('PUT', '/api/admin/categories/:id', {
          params: { id },
          body: { name, revision: revisionOf(id) },
        });
        update(id, { name, revision });
        productsChanged();
      }),
    merge: (id: string, into: string): Promise<void> =>
      inTurn(async () => {
        await client.call('POST', '/api/admin/categories/:id/merge', {
          params: { id },
          body: { into, revision: revisionOf(id) },
        });
        const left = mergeCategory(categoriesNow(), id, into);
        if (left.ok) show(left.value);
        // The numbers of products: some may have had both.
        readAgain();
        productsChanged();
      }),
    remove: (id: string): Promise<void> =>
      inTurn(async () => {
        await client.call('DELETE', '/api/admin/categories/:id', {
          params: { id },
          query: { revision: revisionOf(id) },
        });
        const left = removeCategory(categoriesNow(), id);
        if (left.ok) show(left.value);
        productsChanged();
      }),
  };
}

export type Categories = ReturnType<typeof useCategories>;
