import { cardFieldsText } from '@vitrine/domain/text/card-fields.ts';
import { locale } from '../../locale.ts';
import type { MountedCard } from '@vitrine/blocks/views/checkout/checkout-form.props.ts';
import type { CheckoutProviderView } from '@vitrine/contracts/checkout.ts';
import { loadStripe, type Stripe, type StripeElement } from './stripe-js.ts';
import { sentenceOf } from './stripe-words.ts';
import { mountWallets } from './stripe-wallets.ts';

const text = cardFieldsText(locale);

const parts = [
  { kind: 'cardNumber', label: text.cardNumber, missing: text.numberMissing, wide: true },
  { kind: 'cardExpiry', label: text.cardExpiry, missing: text.expiryMissing, wide: false },
  { kind: 'cardCvc', label: text.cardCvc, missing: text.cvcMissing, wide: false },
] as const;

interface CardPart {
  readonly element: StripeElement;
  /** The error message; null when the field is valid. */
  readonly check: () => string | null;
}

/**
 * Loads the provider's script and mounts its card fields in `place`, each with our label and our error messages.
 * The card number never reaches us: the result is a payment method id. Wallets are shown above the
 * fields where the buyer has any. Rejects when the script does not load.
 */
export async function mountCard(
  place: HTMLElement,
  provider: CheckoutProviderView,
  onEdited: () => void,
): Promise<MountedCard> {
  const stripe = (await loadStripe(provider.scriptUrl))(provider.publishableKey);
  const elements = stripe.elements();
  const row = document.createElement('div');
  row.className = 'checkout__fields checkout__fields--card';
  const note = document.createElement('p');
  note.className = 'field__hint';
  note.textContent = text.cardIsSafe;
  place.replaceChildren(row, note);
  const style = styleOf(place);
  const fields = parts.map((part) =>
    mountPart(row, part, elements.create(part.kind, { style, showIcon: true })),
  );
  for (const { element } of fields) element.on('change', onEdited);
  const wallets = mountWallets(place, stripe);
  return {
    focus() {
      place.scrollIntoView({ block: 'center' });
      fields[0]?.element.focus();
    },
    makeMethod: (buyer) => makeMethod(stripe, fields, buyer),
    unmount() {
      wallets.unmount();
      for (const field of fields) field.element.destroy();
      place.replaceChildren();
    },
  };
}

/** A field in one of Stripe's frames, styled like ours. */
function mountPart(row: HTMLElement, part: (typeof parts)[number], element: StripeElement): CardPart {
  const id = `stripe-${part.kind}`;
  const frame = document.createElement('div');
  frame.className = part.wide ? 'field field--wide' : 'field';
  const label = document.createElement('label');
  label.className = 'field__label';
  label.htmlFor = id;
  label.textContent = part.label;
  const input = document.createElement('div');
  input.className = 'field__input provider-card__field';
  input.id = id;
  const error = document.createElement('p');
  error.className = 'field__error';
  error.setAttribute('role', 'alert');
  frame.append(label, input, error);
  row.append(frame);

  let problem: string | null = part.missing;
  const show = (sentence: string | null): void => {
    error.textContent = sentence;
    input.setAttribute('aria-invalid', String(sentence !== null));
  };
  element.on('change', (change) => {
    problem = change.empty
      ? part.missing
      : change.complete
        ? null
        : sentenceOf({ code: `incomplete_${codeNames[part.kind]}` });
    if (change.error !== undefined) problem = sentenceOf(change.error);
    show(change.error === undefined ? null : problem);
  });
  element.on('focus', () => input.classList.add('is-focused'));
  element.on('blur', () => input.classList.remove('is-focused'));
  // A label does not focus a field inside a frame.
  label.addEventListener('click', () => element.focus());
  element.mount(input);
  return {
    element,
    check() {
      show(problem);
      return problem;
    },
  };
}

const codeNames = { cardNumber: 'number', cardExpiry: 'expiry', cardCvc: 'cvc' } as const;

async function makeMethod(
  stripe: Stripe,
  fields: readonly CardPart[],
  buyer: { readonly email: string; readonly name: string },
): ReturnType<MountedCard['makeMethod']> {
  // All invalid fields are marked, and the first one gets the focus.
  const checked = fields.map((field) => ({ field, sentence: field.check() }));
  const wrong = checked.find(({ sentence }) => sentence !== null);
  if (wrong !== undefined) {
    wrong.field.element.focus();
    return { ok: false, message: text.pleaseCheck };
  }
  const [number] = fields;
  if (number === undefined) return { ok: false, message: text.unavailable };
  try {
    const { paymentMethod, error } = await stripe.createPaymentMethod({
      type: 'card',
      // Stripe finds the other two fields by this one.
      card: number.element,
      billing_details: {
        ...(buyer.email === '' ? {} : { email: buyer.email }),
        ...(buyer.name === '' ? {} : { name: buyer.name }),
      },
    });
    return paymentMethod === undefined
      ? { ok: false, message: sentenceOf(error) }
      : { ok: true, method: paymentMethod.id };
  } catch {
    return { ok: false, message: text.unavailable };
  }
}

/** Our fonts and colours for Stripe's frames, which do not load our stylesheets. */
function styleOf(place: HTMLElement): object {
  const { color, fontFamily } = getComputedStyle(place);
  const root = getComputedStyle(document.documentElement);
  const read = (name: string, otherwise: string): string => root.getPropertyValue(name).trim() || otherwise;
  return {
    base: { color, fontFamily, fontSize: '16px', '::placeholder': { color: read('--ink-soft', '#6b6b6b') } },
    invalid: { color: read('--danger', '#b00020') },
  };
}
