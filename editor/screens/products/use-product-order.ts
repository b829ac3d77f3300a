import { notifications } from '@mantine/notifications';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { OrderedProduct, OrderPage } from '@vitrine/contracts/product-order.ts';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { type Move, movesBack, withMoved } from '../../ui/order/order-moves.ts';

interface Pages {
  readonly pages: readonly OrderPage[];
  readonly pageParams: readonly (string | null)[];
}

/**
 * The products of a store page in their order, the first page without `page`; moves are shown at once and sent one after
 * the other.
 */
export function useProductOrder(page: string | null) {
  const key = ['products', 'order', page];
  const ofPage = page === null ? {} : { page };
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'GET',
        '/api/admin/products/order',
        { query: { ...ofPage, ...(pageParam === null ? {} : { after: pageParam }) } },
        signal,
      ),
    initialPageParam: null as string | null,
    // By the rows as they are now: what was moved away is not the last one any more.
    getNextPageParam: (last, pages) =>
      last.hasMore ? (pages.flatMap(({ rows }) => rows).at(-1)?.id ?? null) : null,
    refetchOnWindowFocus: false,
  });
  const pages = query.data?.pages ?? [];
  const rows: readonly OrderedProduct[] = pages.flatMap((one) => one.rows);
  const hasMore = pages.at(-1)?.hasMore ?? false;
  const total = pages[0]?.total ?? 0;
  const send = useMutation({
    mutationFn: (move: Move) =>
      client.call('POST', '/api/admin/products/order', {
        body: { ...ofPage, ...move, ids: [...move.ids] },
      }),
    scope: { id: 'product-order' },
    onError: (error) => {
      notifications.show({ color: 'red', message: sentenceOf(error) });
      void queryClient.invalidateQueries({ queryKey: key });
    },
  });
  const show = (next: readonly OrderedProduct[]) =>
    queryClient.setQueryData<Pages>(key, (data) =>
      data === undefined ? data : { pages: [{ rows: [...next], hasMore, total }], pageParams: [null] },
    );
  return {
    query,
    rows,
    total,
    /** Of the last move, which is sent after those before it. */
    status: send.status,
    /** Shows a product in another place, without saving it. */
    show: (id: string, place: number) => show(withMoved(rows, [id], place, hasMore).rows),
    /** Moves products so that the first of them is in `place`, from 1. Returns what takes that back. */
    move: (
      ids: readonly string[],
      place: number,
      /** The rows before, where others are shown already. */
      before: readonly OrderedProduct[] = rows,
    ): (() => void) => {
      const { rows: next, move } = withMoved(before, ids, place, hasMore);
      show(next);
      send.mutate(move);
      return () => {
        show(before);
        for (const back of movesBack(before, ids)) send.mutate(back);
      };
    },
  };
}
