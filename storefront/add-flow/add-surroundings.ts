import type { AddEntryAnswer } from '@vitrine/contracts/cart.ts';
import type { CustomForm } from '@vitrine/domain/product/product.ts';
import { addEntry, cartState } from '../cart/cart-store.ts';
import { recordEvent, type CommerceEvent, type EventPayload } from '../census/record-event.ts';
import { showAlert } from '../dialog/show-alert.ts';
import { callApi, type ApiAnswer } from '../http/call-api.ts';
import { hasCartCookie } from '../http/cookies.ts';
import { announceItem } from './item-added.ts';

/** What the add flow reaches for outside itself; the browser's own by default, replaced in tests. */
export interface AddSurroundings {
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
  /** JSON text of the answers; null when the dialog was closed without. Rejects when it cannot open. */
  readonly askForm: (form: CustomForm, productName: string) => Promise<string | null>;
  readonly showAlert: (title: string, message: string) => void;
  readonly record: (name: CommerceEvent, payload: EventPayload) => void;
  /** Tells the page that an item went into the cart. */
  readonly announce: (itemId: string) => void;
  readonly hasCart: () => boolean;
  readonly cartId: () => string | null;
  /** Leaves for another page, in the top window. */
  readonly leave: (path: string) => void;
}

export const inBrowser: AddSurroundings = {
  call: (method, path, options) => callApi(method, path, options),
  addEntry: (entry) => addEntry(entry),
  askForm: async (form, productName) =>
    (await import('../custom-form/ask-custom-form.tsx')).askCustomForm(form, { productName }),
  showAlert,
  record: recordEvent,
  announce: announceItem,
  hasCart: () => hasCartCookie(document.cookie),
  cartId: () => cartState.get().cart?.id ?? null,
  leave: (path) => {
    (window.top ?? window).location.assign(new URL(path, location.href).href);
  },
};
