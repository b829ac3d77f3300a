import type { CartLine, CartPurpose } from '../cart/cart.ts';
import { traitsOf } from '../product/product-traits.ts';
import type { FulfilmentTask } from './order.ts';

/** The fulfilment tasks of an order, derived from its products. */
export function fulfilmentTasks(
  purpose: CartPurpose,
  lines: readonly Pick<CartLine, 'productType'>[],
): readonly FulfilmentTask[] {
  const tasks = new Set<FulfilmentTask>();
  for (const { productType } of lines) {
    const { afterPayment } = traitsOf(productType);
    if (afterPayment !== null) tasks.add(afterPayment);
  }
  if (purpose === 'subscription' || purpose === 'renewal') tasks.add('subscription');
  return [...tasks];
}
