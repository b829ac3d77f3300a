import type { InfiniteData } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { PaymentLinkView } from '@vitrine/contracts/payment-links.ts';
import { queryClient } from '../../app/client.ts';
import { meQuery } from '../../app/session.ts';

const KEY = ['payment-links'];

/** Whether the store's setting is off: nothing was found or done. */
export const isSwitchedOff = (error: unknown): boolean =>
  error instanceof CallFailure && error.code === 'PAYMENT_LINKS_OFF';

/** A changed link stays where it is, also when the filter does not match it any more: it may be changed again. */
export function keepLink(link: PaymentLinkView): void {
  queryClient.setQueriesData<InfiniteData<ListPage<PaymentLinkView>>>(
    { queryKey: [...KEY, 'list'] },
    (data) =>
      data === undefined
        ? data
        : {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              rows: page.rows.map((row) => (row.id === link.id ? link : row)),
            })),
          },
  );
  void queryClient.invalidateQueries({ queryKey: [...KEY, 'count'] });
}

/** A link is new or gone. */
export function readLinksAgain(): void {
  void queryClient.invalidateQueries({ queryKey: KEY });
}

/** A call was refused: somebody else may have deleted the link, or switched all of them off. */
export function reloadLinks(): void {
  readLinksAgain();
  void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
}
