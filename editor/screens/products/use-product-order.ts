import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { OrderedProduct, OrderPage } from '@vitrine/contracts/product-order.ts';
import { notifications } from '@mantine/notifications';
import { client, queryClient, sentenceOf } from '../../app/client.ts';

const KEY = ['products', 'order'];

interface Pages {
  readonly pages: readonly OrderPage[];
  readonly pageParams: readonly (string | null)[];
}

/** A list with one entry in another place. */
function withMoved<T extends { readonly id: string }>(
  rows: readonly T[],
  id: string,
  to: number,
): readonly T[] {
  const from = rows.findIndex((row) => row.id === id);
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** The products of the store page in their order; a move is shown at once and sent after those before it. */
export function useProductOrder() {
  const query = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'GET',
        '/api/admin/products/order',
        { query: pageParam === null ? {} : { after: pageParam } },
        signal,
      ),
    initialPageParam: null as string | null,
    // By the rows as they are now: what was moved away is not the last one any more.
    getNextPageParam: (last, pages) =>
      last.hasMore ? (pages.flatMap((page) => page.rows).at(-1)?.id ?? null) : null,
    refetchOnWindowFocus: false,
  });
  const rows: readonly OrderedProduct[] = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const send = useMutation({
    mutationFn: (move: { id: string; after: string | null }) =>
      client.call('POST', '/api/admin/products/order', { body: move }),
    scope: { id: 'product-order' },
    onError: (error) => {
      notifications.show({ color: 'red', message: sentenceOf(error) });
      void queryClient.invalidateQueries({ queryKey: KEY });
    },
  });
  const show = (next: readonly OrderedProduct[]) =>
    queryClient.setQueryData<Pages>(KEY, (data) =>
      data === undefined
        ? data
        : { pages: [{ rows: [...next], hasMore: data.pages.at(-1)?.hasMore ?? false }], pageParams: [null] },
    );
  return {
    query,
    rows,
    /** Of the last move, which is sent after those before it. */
    status: send.status,
    /** Shows a product in another place, without saving it. */
    show: (id: string, to: number) => show(withMoved(rows, id, to)),
    /** Saves the place that a product is in. */
    save: (id: string, to: number) => {
      const next = withMoved(rows, id, to);
      show(next);
      const place = next.findIndex((row) => row.id === id);
      send.mutate({ id, after: next[place - 1]?.id ?? null });
    },
  };
}
