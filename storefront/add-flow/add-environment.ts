import type { CustomForm } from '@vitrine/domain/product/product.ts';
import { recordEvent, type CommerceEvent, type EventPayload } from '../analytics/record-event.ts';
import { showAlert } from '../dialog/show-alert.ts';
import { callApi } from '../http/call-api.ts';
import { hasCartCookie, pageCookies } from '../http/cookies.ts';
import { leave } from '../http/leave.ts';
import { addEntry, knownCartId } from './add-entry.ts';

/** What the add flow needs of the browser; replaced in tests. */
export interface AddEnvironment {
  readonly call: typeof callApi;
  readonly addEntry: typeof addEntry;
  /** JSON text of the answers; null when the dialog was dismissed. Rejects when it cannot open. */
  readonly askForm: (form: CustomForm, productName: string) => Promise<string | null>;
  readonly showAlert: (title: string, message: string) => void;
  readonly record: (name: CommerceEvent, payload: EventPayload) => void;
  readonly hasCart: () => boolean;
  readonly cartId: () => string | null;
  /** Navigates to another page, in the top window. */
  readonly leave: (path: string) => void;
}

export const inBrowser: AddEnvironment = {
  call: callApi,
  addEntry,
  askForm: async (form, productName) =>
    (await import('../custom-form/ask-custom-form.tsx')).askCustomForm(form, { productName }),
  showAlert,
  record: recordEvent,
  hasCart: () => hasCartCookie(pageCookies()),
  cartId: knownCartId,
  leave: (path) => {
    const { href } = new URL(path, location.href);
    void leave(href, () => (window.top ?? window).location.assign(href));
  },
};
