import type { CartLine, CartPurpose } from '../cart/cart.ts';
import type { FulfilmentTask } from './order.ts';

/** What an order will owe besides goods, by what is bought. */
export function fulfilmentTasks(
  purpose: CartPurpose,
  lines: readonly Pick<CartLine, 'productType'>[],
): readonly FulfilmentTask[] {
  return [
    ...(lines.some((line) => line.productType === 'giftCard') ? (['gift-cards'] as const) : []),
    ...(lines.some((line) => line.productType === 'digital') ? (['downloads'] as const) : []),
    ...(purpose === 'subscription' || purpose === 'renewal' ? (['subscription'] as const) : []),
  ];
}
