import type { CartLine, CartPurpose } from '../cart/cart.ts';
import type { OrderDuty } from './order.ts';

/** What an order will owe besides goods, by what is bought. */
export function orderDuties(
  purpose: CartPurpose,
  lines: readonly Pick<CartLine, 'productType'>[],
): readonly OrderDuty[] {
  return [
    ...(lines.some((line) => line.productType === 'giftCard') ? (['gift-cards'] as const) : []),
    ...(lines.some((line) => line.productType === 'digital') ? (['downloads'] as const) : []),
    ...(purpose === 'subscription' || purpose === 'renewal' ? (['subscription'] as const) : []),
  ];
}
