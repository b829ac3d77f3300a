import type {
  AddEntryAnswer,
  CartAnswer,
  CartEntryView,
  ChangeEntryAnswer,
  ChangeLocationBody,
  ShoppingCartView,
} from '@vitrine/contracts/cart.ts';
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
  /** The server's sentence by line, since its last change was refused; under '' of a line that is gone. */
  readonly problems: Readonly<Record<string, string>>;
}

const cartPath = '/api/commerce/shopping-cart';
/** What the server says of a line, or a cart, that another tab has removed or paid: it is shown as it is then. */
const GONE: ReadonlySet<string> = new Set(['CART_ENTRY_NOT_FOUND', 'CART_PURCHASED']);
const initial: CartState = { cart: null, status: 'settled', problems: {} };
export const cartState = atom<CartState>(initial);

/** The last cart the server returned. */
let confirmed: ShoppingCartView | null = null;
let pending: readonly PendingChange[] = [];
/** Calls under way that change more than one line. */
let otherCalls = 0;
/** Calls run one after another, so that answers cannot overtake each other. */
let queue: Promise<unknown> = Promise.resolve();
/** Whether the server agreed to the removal of a line, by its id. */
const removals = new Map<string, Promise<boolean>>();
/** How the cart is shown ahead of the server; the cart page fetches the whole calculation. */
let calculate: (cart: ShoppingCartView, changes: readonly PendingChange[]) => ShoppingCartView = applyChanges;

function publish(problems: Readonly<Record<string, string>> = cartState.get().problems): void {
  const cart = confirmed === null ? null : calculate(confirmed, pending);
  const isSettled = pending.length === 0 && otherCalls === 0;
  cartState.set({ cart, status: isSettled ? 'settled' : 'recalculating', problems });
  if (cart === null) return;
  const detail: CartChangedDetail = { totalQuantity: cart.totalQuantity };
  document.dispatchEvent(new CustomEvent(CART_CHANGED, { detail }));
}

/** Shows changes by a fuller calculation than that of the lines, from now on. */
export function calculateWith(fuller: typeof calculate): void {
  calculate = fuller;
  if (pending.length > 0) publish();
}

/** Takes over the cart a page was rendered with. */
export function startCart(cart: ShoppingCartView): void {
  if (confirmed === null) {
    confirmed = cart;
    publish();
  }
}

/** Fetches the cart anew, in its turn: for a page that comes back, or after an add that went past the calls here. */
export async function refreshCart(): Promise<void> {
  const answer = await inTurn(() => callApi<ShoppingCartView>('GET', cartPath));
  if (!answer.ok) return;
  confirmed = answer.value;
  publish(pending.length > 0 || otherCalls > 0 ? undefined : {});
}

/** Adds to the cart. spec: storefront-commerce 7 */
export async function addEntry(request: {
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: number;
  /** JSON text of the answers to the product's custom form. */
  readonly additionalFields?: string;
}): Promise<ApiAnswer<AddEntryAnswer>> {
  const answer = await changeWhole<AddEntryAnswer>(() =>
    callApi('POST', `${cartPath}/entries`, { body: { additionalFields: '', ...request } }),
  );
  // An add does not say what its sums were calculated by, which a page that calculates itself goes on with.
  if (answer.ok && calculate !== applyChanges) void refreshCart();
  return answer;
}

/** Sets a line's quantity; shown at once, taken back when the server refuses. */
export function changeQuantity(entryId: string, quantity: number): Promise<boolean> {
  return send({ kind: 'quantity', entryId, quantity });
}

/** Removes a line; shown at once, put back when the server refuses. */
export function removeEntry(entryId: string): Promise<boolean> {
  const removal = send({ kind: 'remove', entryId });
  removals.set(entryId, removal);
  return removal;
}

/** Puts a removed line back, unless the server kept it; answers '' or why not. */
export async function restoreEntry(entry: CartEntryView): Promise<string> {
  if ((await removals.get(entry.id)) === false) return '';
  const answer = await addEntry({
    itemId: entry.itemId,
    sku: entry.chosenVariant.sku,
    quantity: entry.quantity,
    additionalFields: entry.additionalFields,
  });
  return answer.ok ? '' : answer.message;
}

/** Puts a discount code or a gift card on the cart. */
export function addCode(code: string): Promise<ApiAnswer<CartAnswer>> {
  return changeWhole(() => callApi('POST', `${cartPath}/coupons`, { body: { code } }));
}

/** Takes a discount code, or a gift card by its id, off the cart. */
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

/** Calls when everything before it was answered. */
function inTurn<T>(ask: () => Promise<T> | T): Promise<T> {
  const turn = queue.then(ask);
  queue = turn.catch(() => undefined);
  return turn;
}

/** A change that is shown when the server has answered it. */
async function changeWhole<T extends CartAnswer>(ask: () => Promise<ApiAnswer<T>>): Promise<ApiAnswer<T>> {
  otherCalls += 1;
  publish();
  try {
    const answer = await inTurn(ask);
    if (answer.ok) confirmed = answer.value.shoppingCart;
    return answer;
  } finally {
    otherCalls -= 1;
    publish();
  }
}

/** Resolves once nothing is under way: whether the server agreed to all of it. */
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

/** Shows a sentence beside a line without calling the server; '' takes it away. */
export function noteProblem(entryId: string, sentence: string): void {
  publish(withProblem(entryId, sentence));
}

async function send(change: PendingChange): Promise<boolean> {
  // Only the newest wish for a line counts; an older one that has not left yet is dropped.
  pending = [...pending.filter((other) => other.entryId !== change.entryId), change];
  publish(withProblem(change.entryId, ''));
  const answer = await inTurn(() => (pending.includes(change) ? call(change) : null));
  if (answer === null) return true;
  pending = pending.filter((other) => other !== change);
  if (answer.ok) confirmed = answer.value.shoppingCart;
  else if (GONE.has(answer.code)) await refreshCart();
  const isThere = confirmed?.entries.some(({ id }) => id === change.entryId) === true;
  // What was to be removed and is not there is as it was wished.
  const isDone = answer.ok || (change.kind === 'remove' && answer.code === 'CART_ENTRY_NOT_FOUND');
  publish(withProblem(isThere ? change.entryId : '', isDone ? '' : answer.message));
  return isDone;
}

function call(change: PendingChange): Promise<ApiAnswer<{ readonly shoppingCart: ShoppingCartView }>> {
  const path = `${cartPath}/entries/${encodeURIComponent(change.entryId)}`;
  return change.kind === 'remove'
    ? callApi('DELETE', path)
    : callApi('PUT', path, { body: { quantity: change.quantity } });
}

function withProblem(entryId: string, sentence: string): Record<string, string> {
  const others = Object.entries(cartState.get().problems).filter(([id]) => id !== entryId && id !== '');
  return Object.fromEntries(sentence === '' ? others : [...others, [entryId, sentence]]);
}
