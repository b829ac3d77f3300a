import type { CartLine, CartPurpose } from '../cart/cart.ts';
import { traitsOf } from '../product/product-traits.ts';
import type { FulfilmentTask } from './order.ts';

/** The fulfilment tasks of an order, by what is bought. */
export function fulfilmentTasks(
  purpose: CartPurpose,
  lines: readonly Pick<CartLine, 'productType'>[],
): readonly FulfilmentTask[] {
  const ofLines = new Set(lines.map((line) => traitsOf(line.productType).afterPayment));
  return [
    ...(['gift-cards', 'downloads'] as const).filter((task) => ofLines.has(task)),
    ...(purpose === 'subscription' || purpose === 'renewal' ? (['subscription'] as const) : []),
  ];
}
