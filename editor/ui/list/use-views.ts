import type { SavedViewAnswer } from '@vitrine/contracts/saved-views.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client, updateCache } from '../../app/client.ts';
import { views as text } from '../../text/en-views.ts';
import { ALL_VIEW, type BuiltInView, type ListView, shownView } from './list-view.ts';
import type { ListAddress } from './use-list-address.ts';

interface Views {
  readonly views: readonly SavedViewAnswer[];
}

/** What a view keeps. */
export interface ViewContent {
  readonly query: Readonly<Record<string, string>>;
  readonly hidden: readonly string[];
}

/** A list's views: "All", those of every shop, and the owner's. Until these are loaded, the others. */
export function useViews(list: string, builtIn: readonly BuiltInView[], address: ListAddress) {
  const key = ['views', list];
  const saved = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call('GET', '/api/admin/views', { query: { list } }, signal),
    staleTime: 60_000,
  });
  const own = saved.data?.views;
  const all = useMemo((): readonly [ListView, ...ListView[]] => {
    const fixed = builtIn.map((view) => ({ ...view, hidden: null, isOwn: false }));
    const mine = (own ?? []).map((view) => ({ ...view, isOwn: true }));
    return [{ id: ALL_VIEW, name: text.all, query: {}, hidden: null, isOwn: false }, ...fixed, ...mine];
  }, [builtIn, own]);
  const keep = (answer: Views): void => updateCache<Views>(key, () => answer);

  const add = useMutation({
    mutationFn: (view: ViewContent & { readonly name: string; readonly at?: number }) =>
      client.call('POST', '/api/admin/views', { body: { list, ...view } }),
    onSuccess: keep,
  });
  const change = useMutation({
    mutationFn: ({ view, ...body }: { view: ListView; name?: string } & Partial<ViewContent>) =>
      client.call('PUT', '/api/admin/views/:id', { params: { id: view.id }, body: { list, ...body } }),
    onSuccess: keep,
  });
  const move = useMutation({
    mutationFn: ({ view, to }: { view: ListView; to: number }) =>
      client.call('POST', '/api/admin/views/:id/move', { params: { id: view.id }, body: { list, to } }),
    onSuccess: keep,
  });
  const remove = useMutation({
    mutationFn: (view: ListView) =>
      client.call('DELETE', '/api/admin/views/:id', { params: { id: view.id }, query: { list } }),
    onSuccess: keep,
  });
  return { all, shown: shownView(all, address.view, address.query), add, change, move, remove };
}
export type ViewsOfList = ReturnType<typeof useViews>;
