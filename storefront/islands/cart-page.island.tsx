import { callsText } from '@vitrine/domain/text/calls.ts';
import { locale } from '../locale.ts';
import type { CartPageProps } from '@vitrine/blocks/views/cart/cart-page.props.ts';
import { CartPage, type CartPageLive } from '@vitrine/blocks/views/cart/cart-page.render.tsx';
import type { CartEntryView } from '@vitrine/contracts/cart.ts';
import { useEffect, useState, type ReactNode } from 'react';
import {
  addCode,
  cartState,
  changeLocation,
  changeQuantity,
  showLineProblem,
  calculateWith,
  refreshCart,
  removeCode,
  removeEntry,
  restoreEntry,
  startCart,
  whenSettled,
  type CartState,
} from '../cart/cart-store.ts';
import type { CommerceEvent, EventPayload } from '../analytics/record-event.ts';
import { showAlert } from '../dialog/show-alert.ts';
import type { ApiAnswer } from '../http/call-api.ts';
import { useStore } from './use-store.ts';
import type { Wakeable } from './wakeable.ts';

/** '' for a successful call, otherwise its error message. */
async function sentenceOf(call: Promise<ApiAnswer<unknown>>): Promise<string> {
  const answer = await call;
  return answer.ok ? '' : answer.message;
}

async function placeFaults(
  place: Parameters<CartPageLive['changeLocation']>[0],
): Promise<Readonly<Record<string, string>>> {
  const answer = await changeLocation(place);
  if (answer.ok) return {};
  return Object.keys(answer.fields).length > 0 ? answer.fields : { country: answer.message };
}

/** Records an event; the code for it is loaded on first use. */
function record(name: CommerceEvent, payload: EventPayload): void {
  import('../analytics/record-event.ts')
    .then(({ recordEvent }) => recordEvent(name, payload))
    .catch(() => undefined);
}

const factsOf = (entry: CartEntryView): EventPayload => ({
  item_id: entry.itemId,
  sku: entry.chosenVariant.sku,
  product_name: entry.title,
  product_type: entry.productType,
  quantity: entry.quantity,
  has_custom_form: entry.customFormId !== null,
});

/** Removes a line, and records the event once the server agreed. spec: storefront-commerce 7 */
async function removeAndAnnounce(entryId: string): Promise<boolean> {
  const { cart } = cartState.get();
  const entry = cart?.entries.find((other) => other.id === entryId);
  const agreed = await removeEntry(entryId);
  if (agreed && cart !== null && entry !== undefined) {
    record('CommerceShopping_RemoveFromCart', { cart_id: cart.id, ...factsOf(entry) });
  }
  return agreed;
}

export default function CartPageIsland({ awake, ...props }: CartPageProps & Wakeable): ReactNode {
  const [first] = useState<CartState>({ cart: props.cart, status: 'settled', problems: {} });
  const state = useStore(cartState, first);
  useEffect(() => {
    startCart(props.cart);
    // Loaded after hydration: until then only the lines are updated optimistically.
    import('../cart/calculate-changes.ts')
      .then(({ calculateChanges }) => calculateWith(calculateChanges))
      .catch(() => undefined);
    const { id, totalQuantity, subtotalCents, currency } = props.cart;
    record('CommerceShopping_ViewCart', {
      cart_id: id,
      quantity: totalQuantity,
      subtotal: subtotalCents,
      currency,
    });
    const follow = (event: PageTransitionEvent): void => {
      if (event.persisted) void refreshCart();
    };
    addEventListener('pageshow', follow);
    return () => removeEventListener('pageshow', follow);
  }, [props.cart]);
  const live: CartPageLive = {
    recalculating: state.status === 'recalculating',
    problems: state.problems,
    whenSettled,
    changeQuantity,
    removeEntry: removeAndAnnounce,
    restoreEntry,
    showLineProblem,
    addCode: (code) => sentenceOf(addCode(code)),
    removeCode: (codeOrId) => sentenceOf(removeCode(codeOrId)),
    changeLocation: placeFaults,
    editAnswers: (entry) =>
      import('../cart/edit-answers.ts')
        .then(({ editAnswers }) => editAnswers(entry, props.forms))
        // The dialog could not be shown: the spec's words for that are a title without a message.
        .catch(() => showAlert(callsText(locale).unableToAdd, '')),
  };
  return <CartPage {...props} cart={state.cart ?? props.cart} {...(awake ? { live } : {})} />;
}
