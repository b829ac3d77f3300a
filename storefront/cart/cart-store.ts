import type { AddEntryAnswer, ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { atom } from 'nanostores';
import { callApi, type ApiAnswer } from '../http/call-api.ts';
import { applyChanges, type PendingChange } from './apply-change.ts';
import { CART_CHANGED, type CartChangedDetail } from './cart-marks.ts';

/** The cart as islands share it. `cart` already shows what is still on its way to the server. */
export interface CartState {
  /** Null until a first answer (or the page's own cart) is known. */
  readonly cart: ShoppingCartView | null;
  /** 'recalculating' while any change is under way. spec: storefront-commerce 4 "Cart reload" */
  readonly status: 'settled' | 'recalculating';
  /** The server's sentence by line, since its last change was refused. */
  readonly problems: Readonly<Record<string, string>>;
}

const initial: CartState = { cart: null, status: 'settled', problems: {} };
export const cartState = atom<CartState>(initial);

/** The last cart the server told of. */
let confirmed: ShoppingCartView | null = null;
let pending: readonly PendingChange[] = [];
/** Calls run one after another, so that answers cannot overtake each other. */
let queue: Promise<unknown> = Promise.resolve();

function publish(problems: Readonly<Record<string, string>> = cartState.get().problems): void {
  const cart = confirmed === null ? null : applyChanges(confirmed, pending);
  cartState.set({ cart, status: pending.length === 0 ? 'settled' : 'recalculating', problems });
  if (cart === null) return;
  const detail: CartChangedDetail = { totalQuantity: cart.totalQuantity };
  document.dispatchEvent(new CustomEvent(CART_CHANGED, { detail }));
}

/** Takes over the cart a page was rendered with. */
export function startCart(cart: ShoppingCartView): void {
  if (confirmed === null) {
    confirmed = cart;
    publish();
  }
}

/** Fetches the cart anew, for a page that comes back from the back/forward cache. */
export async function refreshCart(): Promise<void> {
  const answer = await callApi<ShoppingCartView>('GET', '/api/commerce/shopping-cart');
  if (!answer.ok || pending.length > 0) return;
  confirmed = answer.value;
  publish({});
}

/** Adds to the cart. spec: storefront-commerce 7 */
export async function addEntry(request: {
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: number;
  /** JSON text of the answers to the product's custom form. */
  readonly additionalFields?: string;
}): Promise<ApiAnswer<AddEntryAnswer>> {
  const answer = await callApi<AddEntryAnswer>('POST', '/api/commerce/shopping-cart/entries', {
    body: { additionalFields: '', ...request },
  });
  if (answer.ok) {
    confirmed = answer.value.shoppingCart;
    publish();
  }
  return answer;
}

/** Sets a line's quantity; shown at once, taken back when the server refuses. */
export function changeQuantity(entryId: string, quantity: number): Promise<boolean> {
  return send({ kind: 'quantity', entryId, quantity });
}

/** Removes a line; shown at once, put back when the server refuses. */
export function removeEntry(entryId: string): Promise<boolean> {
  return send({ kind: 'remove', entryId });
}

/** Shows a sentence beside a line without calling the server; '' takes it away. */
export function noteProblem(entryId: string, sentence: string): void {
  publish(withProblem(entryId, sentence));
}

async function send(change: PendingChange): Promise<boolean> {
  // Only the newest wish for a line counts; an older one that has not left yet is dropped.
  pending = [...pending.filter((other) => other.entryId !== change.entryId), change];
  publish(withProblem(change.entryId, ''));
  const turn = queue.then(() => (pending.includes(change) ? call(change) : null));
  queue = turn.catch(() => undefined);
  const answer = await turn;
  if (answer === null) return true;
  pending = pending.filter((other) => other !== change);
  if (answer.ok) confirmed = answer.value.shoppingCart;
  publish(withProblem(change.entryId, answer.ok ? '' : answer.message));
  return answer.ok;
}

function call(change: PendingChange): Promise<ApiAnswer<{ readonly shoppingCart: ShoppingCartView }>> {
  const path = `/api/commerce/shopping-cart/entries/${encodeURIComponent(change.entryId)}`;
  return change.kind === 'remove'
    ? callApi('DELETE', path)
    : callApi('PUT', path, { body: { quantity: change.quantity } });
}

function withProblem(entryId: string, sentence: string): Record<string, string> {
  const others = Object.entries(cartState.get().problems).filter(([id]) => id !== entryId);
  return Object.fromEntries(sentence === '' ? others : [...others, [entryId, sentence]]);
}
