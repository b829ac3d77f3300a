import { CallFailure } from '@vitrine/contracts/client.ts';
import type { PaymentLinkList, PaymentLinkView } from '@vitrine/contracts/payment-links.ts';
import { client, queryClient, updateCache } from '../../app/client.ts';
import { meQuery } from '../../app/session.ts';

const KEY = ['payment-links'];

export const linksQuery = {
  queryKey: KEY,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    client.call('GET', '/api/admin/payment-links', {}, signal),
};

/** Whether the store's setting is off: nothing was found or done. */
export const isSwitchedOff = (error: unknown): boolean =>
  error instanceof CallFailure && error.code === 'PAYMENT_LINKS_OFF';

const change = (how: (links: PaymentLinkList['links']) => PaymentLinkList['links']): void =>
  updateCache<PaymentLinkList>(KEY, (known) =>
    known === undefined ? undefined : { ...known, links: how(known.links) },
  );

/** A new link is first, a changed one stays where it is. */
export function keepLink(link: PaymentLinkView): void {
  change((links) =>
    links.some(({ id }) => id === link.id)
      ? links.map((one) => (one.id === link.id ? link : one))
      : [link, ...links],
  );
}

export const dropLink = (id: string): void => change((links) => links.filter((one) => one.id !== id));

/** A call was refused: somebody else may have deleted the link, or switched all of them off. */
export function reloadLinks(): void {
  void queryClient.invalidateQueries({ queryKey: KEY });
  void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
}
