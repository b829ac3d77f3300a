import type { PostalAddress } from '../order/checkout-details.ts';

/** Whether the buyer fetches an order. It has no address then; that of an erased buyer keeps its country. */
export const isPickedUp = (
  { requiresDelivery }: { readonly requiresDelivery: boolean },
  { line1, country }: Pick<PostalAddress, 'line1' | 'country'>,
): boolean => requiresDelivery && line1 === '' && country === '';
