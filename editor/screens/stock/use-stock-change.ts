import { notifications } from '@mantine/notifications';
import { type InfiniteData, useMutation } from '@tanstack/react-query';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { StockRow } from '@vitrine/contracts/stock-list.ts';
import type { AdjustStockBody } from '@vitrine/contracts/stock.ts';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { stockList as text } from '../../text/en-stock-list.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import { showUndo } from '../../ui/show-undo.tsx';
import { nameOfRow } from './name-of-row.ts';

type Change = Pick<AdjustStockBody, 'delta' | 'reason'>;

/** Adds units of a variant or takes them out; the row shows what there is then, where it stands. */
export function useStockChange(row: StockRow) {
  const showNumber = useShowNumber();
  const send = async ({ delta, reason }: Change): Promise<number> => {
    const product = await client.call('POST', '/api/admin/products/:id/stock', {
      params: { id: row.productId },
      body: { variantId: row.id, delta, reason },
    });
    const units = product.variants.find(({ id }) => id === row.id)?.qtyInStock ?? 0;
    showUnits(row.id, units);
    return units;
  };
  const takeBack = async (delta: number): Promise<void> => {
    try {
      await send({ delta, reason: 'correction' });
    } catch (error) {
      notifications.show({ color: 'red', message: sentenceOf(error) });
    }
  };
  return useMutation({
    mutationFn: send,
    onSuccess: (units, { delta }) =>
      showUndo({
        message: text.changed(nameOfRow(row), showNumber(units)),
        label: text.undo,
        undo: () => takeBack(-delta),
      }),
  });
}

/** The row stays where it is, also when the filter does not match it any more: it may be changed again. */
function showUnits(id: string, quantity: number): void {
  queryClient.setQueriesData<InfiniteData<ListPage<StockRow>>>({ queryKey: ['stock', 'list'] }, (data) =>
    data === undefined
      ? data
      : {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            rows: page.rows.map((row) => (row.id === id ? { ...row, quantity } : row)),
          })),
        },
  );
  void queryClient.invalidateQueries({ queryKey: ['stock', 'count'] });
  void queryClient.invalidateQueries({ queryKey: ['products'] });
}
