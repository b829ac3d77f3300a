import { notifications } from '@mantine/notifications';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { queryClient, sentenceOf } from '../../app/client.ts';
import { type Move, movesBack, withMoved } from './order-moves.ts';
import type { OrderedRow } from './order-row.tsx';

/** A page of rows in their order, as its call answers. */
interface OrderPage {
  readonly rows: readonly OrderedRow[];
  readonly hasMore: boolean;
  readonly total: number;
}

interface Pages {
  readonly pages: readonly OrderPage[];
  readonly pageParams: readonly (string | null)[];
}

/** The calls of an order. */
interface OrderCalls {
  /** Of what it is the order: the key of its query. */
  readonly key: readonly (string | null)[];
  /** The rows behind one, or the first ones. */
  readonly load: (after: string | null, signal: AbortSignal) => Promise<OrderPage>;
  readonly send: (move: Move) => Promise<unknown>;
}

/** Rows in an order that their owner decides; moves are shown at once and sent one after the other. */
export function useOrder({ key, load, send: sendMove }: OrderCalls) {
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: null as string | null,
    // By the rows as they are now: what was moved away is not the last one any more.
    getNextPageParam: (last, pages) =>
      last.hasMore ? (pages.flatMap(({ rows }) => rows).at(-1)?.id ?? null) : null,
    refetchOnWindowFocus: false,
  });
  const pages = query.data?.pages ?? [];
  const rows: readonly OrderedRow[] = pages.flatMap((one) => one.rows);
  const hasMore = pages.at(-1)?.hasMore ?? false;
  const total = pages[0]?.total ?? 0;
  const send = useMutation({
    mutationFn: sendMove,
    scope: { id: `order ${key.join(' ')}` },
    onError: (error) => {
      notifications.show({ color: 'red', message: sentenceOf(error) });
      void queryClient.invalidateQueries({ queryKey: key });
    },
  });
  const show = (next: readonly OrderedRow[]) =>
    queryClient.setQueryData<Pages>(key, (data) =>
      data === undefined ? data : { pages: [{ rows: [...next], hasMore, total }], pageParams: [null] },
    );
  return {
    query,
    rows,
    total,
    /** Of the last move, which is sent after those before it. */
    status: send.status,
    /** Shows a row in another place, without saving it. */
    show: (id: string, place: number) => show(withMoved(rows, [id], place, hasMore).rows),
    /** Moves rows so that the first of them is in `place`, from 1. Returns what takes that back. */
    move: (
      ids: readonly string[],
      place: number,
      /** The rows before, where others are shown already. */
      before: readonly OrderedRow[] = rows,
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
