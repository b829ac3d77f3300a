import type {
  CartAnswer,
  CartEntryView,
  ChangeEntryAnswer,
  ChangeLocationBody,
  ShoppingCartView,
} from '@vitrine/contracts/cart.ts';
import { atom } from 'nanostores';
import { addEntry } from '../add-flow/add-entry.ts';
import { callApi, type ApiAnswer } from '../http/call-api.ts';
import { applyChanges, type PendingChange } from './apply-change.ts';
import { announceCart, CART_CHANGED, type CartChangedDetail } from './cart-marks.ts';

/** Cart state shared by islands. `cart` includes changes the server has not confirmed yet. */
export interface CartState {
  /** Null until the first response, or the page's own cart. */
  readonly cart: ShoppingCartView | null;
  /** 'recalculating' while any change is in flight. spec: storefront-commerce 4 "Cart reload" */
  readonly status: 'settled' | 'recalculating';
  /** Error message by line id, of its last refused change; under '' for a line that was removed elsewhere. */
  readonly problems: Readonly<Record<string, string>>;
}

const cartPath = '/api/commerce/shopping-cart';
/** Error codes for a line or cart that another tab removed or paid: the cart is reloaded then. */
const GONE: ReadonlySet<string> = new Set(['CART_ENTRY_NOT_FOUND', 'CART_PURCHASED']);
const initial: CartState = { cart: null, status: 'settled', problems: {} };
export const cartState = atom<CartState>(initial);

/** The last cart the server returned. */
let confirmed: ShoppingCartView | null = null;
let pending: readonly PendingChange[] = [];
/** Calls in flight that change more than one line. */
let otherCalls = 0;
/** Calls run sequentially, so that responses arrive in order. */
let queue: Promise<unknown> = Promise.resolve();
/** Pending removals by line id; each resolves with whether the server accepted it. */
const removals = new Map<string, Promise<boolean>>();
/** Calculates the optimistic cart; the cart page loads the full calculation. */
let calculate: (cart: ShoppingCartView, changes: readonly PendingChange[]) => ShoppingCartView = applyChanges;

function publish(problems: Readonly<Record<string, string>> = cartState.get().problems): void {
  const cart = confirmed === null ? null : calculate(confirmed, pending);
  const isSettled = pending.length === 0 && otherCalls === 0;
  cartState.set({ cart, status: isSettled ? 'settled' : 'recalculating', problems });
  if (cart !== null) announceCart({ totalQuantity: cart.totalQuantity });
}

/** Replaces the calculation of lines by a full one. */
export function calculateWith(fuller: typeof calculate): void {
  calculate = fuller;
  if (pending.length > 0) publish();
}

/** Initialises the store with the cart the page was rendered with. */
export function startCart(cart: ShoppingCartView): void {
  if (confirmed !== null) return;
  confirmed = cart;
  publish();
  // Add-ons and product blocks of the page add too, and the response to an add has no pricing data.
  document.addEventListener(CART_CHANGED, (event) => {
    if ((event as CustomEvent<CartChangedDetail>).detail.addedItemId !== undefined) void refreshCart();
  });
}

/** Reloads the cart, in the queue: after a back/forward navigation, or an add. */
export async function refreshCart(): Promise<void> {
  const answer = await enqueue(() => callApi('GET', cartPath));
  if (!answer.ok) return;
  confirmed = answer.value;
  publish(pending.length > 0 || otherCalls > 0 ? undefined : {});
}

/** Sets a line's quantity; shown at once, rolled back when the server refuses. */
export function changeQuantity(entryId: string, quantity: number): Promise<boolean> {
  return send({ kind: 'quantity', entryId, quantity });
}

/** Removes a line; shown at once, rolled back when the server refuses. */
export function removeEntry(entryId: string): Promise<boolean> {
  const removal = send({ kind: 'remove', entryId });
  removals.set(entryId, removal);
  return removal;
}

/** Adds a removed line again, unless its removal was refused; resolves with '' or the error message. */
export async function restoreEntry(entry: CartEntryView): Promise<string> {
  if ((await removals.get(entry.id)) === false) return '';
  const { itemId, quantity, additionalFields } = entry;
  const answer = await changeWhole(() =>
    addEntry({ itemId, sku: entry.chosenVariant.sku, quantity, additionalFields }),
  );
  return answer.ok ? '' : answer.message;
}

/** Applies a discount code or a gift card. */
export function addCode(code: string): Promise<ApiAnswer<CartAnswer>> {
  return changeWhole(() => callApi('POST', `${cartPath}/coupons`, { body: { code } }));
}

/** Removes a discount code, or a gift card by its id. */
export function removeCode(codeOrId: string): Promise<ApiAnswer<CartAnswer>> {
  return changeWhole(() => callApi('DELETE', `${cartPath}/coupons/${encodeURIComponent(codeOrId)}`));
}

/** Sets the place an estimate is for. */
export function changeLocation(place: ChangeLocationBody): Promise<ApiAnswer<CartAnswer>> {
  return changeWhole(() => callApi('PUT', `${cartPath}/location`, { body: place }));
}

/** Replaces the answers to a line's questions. spec: storefront-commerce 7 */
export function changeAnswers(
  entry: { readonly id: string; readonly itemId: string; readonly sku: string },
  additionalFields: string,
): Promise<ApiAnswer<ChangeEntryAnswer>> {
  const { id, itemId, sku } = entry;
  return changeWhole(() =>
    callApi('PUT', `${cartPath}/entries/${encodeURIComponent(id)}/additionalFields`, {
      body: { itemId, sku, additionalFields },
    }),
  );
}

/** Runs a call after all earlier ones have completed. */
function enqueue<T>(ask: () => Promise<T> | T): Promise<T> {
  const turn = queue.then(ask);
  queue = turn.catch(() => undefined);
  return turn;
}

/** A change of the whole cart, shown once the server has responded. */
async function changeWhole<T extends CartAnswer>(ask: () => Promise<ApiAnswer<T>>): Promise<ApiAnswer<T>> {
  otherCalls += 1;
  publish();
  try {
    const answer = await enqueue(ask);
    if (answer.ok) confirmed = answer.value.shoppingCart;
    return answer;
  } finally {
    otherCalls -= 1;
    publish();
  }
}

/** Resolves once nothing is in flight, with whether the server accepted everything. */
export function whenSettled(): Promise<boolean> {
  return new Promise((resolve) => {
    const look = ({ status, problems }: CartState): void => {
      if (status === 'recalculating') return;
      stop();
      resolve(Object.keys(problems).length === 0);
    };
    const stop = cartState.listen(look);
    look(cartState.get());
  });
}

/** Shows a message next to a line without calling the server; '' clears it. */
export function showLineProblem(entryId: string, sentence: string): void {
  publish(withProblem(entryId, sentence));
}

async function send(change: PendingChange): Promise<boolean> {
  // Only the newest change of a line counts; an older one that was not sent yet is dropped.
  pending = [...pending.filter((other) => other.entryId !== change.entryId), change];
  publish(withProblem(change.entryId, ''));
  const answer = await enqueue(() => (pending.includes(change) ? call(change) : null));
  if (answer === null) return true;
  pending = pending.filter((other) => other !== change);
  if (answer.ok) confirmed = answer.value.shoppingCart;
  else if (GONE.has(answer.code)) await refreshCart();
  const isThere = confirmed?.entries.some(({ id }) => id === change.entryId) === true;
  // Removing a line that is already gone is a success.
  const isDone = answer.ok || (change.kind === 'remove' && answer.code === 'CART_ENTRY_NOT_FOUND');
  publish(withProblem(isThere ? change.entryId : '', isDone ? '' : answer.message));
  return isDone;
}

function call(change: PendingChange): Promise<ApiAnswer<{ readonly shoppingCart: ShoppingCartView }>> {
  const path = `${cartPath}/entries/${encodeURIComponent(change.entryId)}` as const;
  return change.kind === 'remove'
    ? callApi('DELETE', path)
    : callApi('PUT', path, { body: { quantity: change.quantity } });
}

function withProblem(entryId: string, sentence: string): Record<string, string> {
  const others = Object.entries(cartState.get().problems).filter(([id]) => id !== entryId && id !== '');
  return Object.fromEntries(sentence === '' ? others : [...others, [entryId, sentence]]);
}
