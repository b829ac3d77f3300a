import type { AddEntryAnswer, AddEntryBody } from '@vitrine/contracts/cart.ts';
import { announceCart } from '../cart/cart-marks.ts';
import { callApi, type ApiAnswer } from '../http/call-api.ts';

/** The cart's id, once an add has returned it. */
let cartId: string | null = null;

export const knownCartId = (): string | null => cartId;

/** Adds to the cart, and notifies the page. Whatever adds calls this. spec: storefront-commerce 7 */
export async function addEntry(entry: AddEntryBody): Promise<ApiAnswer<AddEntryAnswer>> {
  const answer = await callApi('POST', '/api/commerce/shopping-cart/entries', {
    body: entry,
  });
  if (answer.ok) {
    const { id, totalQuantity } = answer.value.shoppingCart;
    cartId = id;
    announceCart({ totalQuantity, addedItemId: entry.itemId });
  }
  return answer;
}
