import type { AddEntryAnswer, AddEntryBody } from '@vitrine/contracts/cart.ts';
import type { CustomForm } from '@vitrine/domain/product/product.ts';
import { CART_CHANGED, type CartChangedDetail } from '../cart/cart-marks.ts';
import { recordEvent, type CommerceEvent, type EventPayload } from '../analytics/record-event.ts';
import { showAlert } from '../dialog/show-alert.ts';
import { callApi, type ApiAnswer } from '../http/call-api.ts';
import { hasCartCookie } from '../http/cookies.ts';
import { leave } from '../http/leave.ts';
import { announceItem } from './item-added.ts';

/** What the add flow needs of the browser; replaced in tests. */
export interface AddEnvironment {
  readonly call: <T>(
    method: 'GET' | 'POST',
    path: string,
    options?: { readonly body?: unknown },
  ) => Promise<ApiAnswer<T>>;
  readonly addEntry: (entry: {
    readonly itemId: string;
    readonly sku: string;
    readonly quantity: number;
    readonly additionalFields: string;
  }) => Promise<ApiAnswer<AddEntryAnswer>>;
  /** JSON text of the answers; null when the dialog was dismissed. Rejects when it cannot open. */
  readonly askForm: (form: CustomForm, productName: string) => Promise<string | null>;
  readonly showAlert: (title: string, message: string) => void;
  readonly record: (name: CommerceEvent, payload: EventPayload) => void;
  /** Notifies the page that an item was added to the cart. */
  readonly announce: (itemId: string) => void;
  readonly hasCart: () => boolean;
  readonly cartId: () => string | null;
  /** Navigates to another page, in the top window. */
  readonly leave: (path: string) => void;
}

/** The cart's id, once an add has returned it. */
let cartId: string | null = null;

/** Adds, and updates the page's cart counts. It works without the cart store, which product pages need not load. */
async function addEntry(entry: AddEntryBody): Promise<ApiAnswer<AddEntryAnswer>> {
  const answer = await callApi<AddEntryAnswer>('POST', '/api/commerce/shopping-cart/entries', {
    body: entry,
  });
  if (answer.ok) {
    const { id, totalQuantity } = answer.value.shoppingCart;
    cartId = id;
    const detail: CartChangedDetail = { totalQuantity };
    document.dispatchEvent(new CustomEvent(CART_CHANGED, { detail }));
  }
  return answer;
}

export const inBrowser: AddEnvironment = {
  call: (method, path, options) => callApi(method, path, options),
  addEntry,
  askForm: async (form, productName) =>
    (await import('../custom-form/ask-custom-form.tsx')).askCustomForm(form, { productName }),
  showAlert,
  record: recordEvent,
  announce: announceItem,
  hasCart: () => hasCartCookie(document.cookie),
  cartId: () => cartId,
  leave: (path) => {
    const { href } = new URL(path, location.href);
    void leave(href, () => (window.top ?? window).location.assign(href));
  },
};
