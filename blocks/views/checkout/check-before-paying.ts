import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { CheckoutQuoteView } from '@vitrine/contracts/checkout.ts';
import { readCard } from '@vitrine/domain/order/card.ts';
import { consentFields, type OfferedConsent } from '@vitrine/domain/order/consents.ts';
import { cardErrors, normalizeDetails, validateCheckout } from '@vitrine/domain/order/validate-checkout.ts';
import type { Country } from '@vitrine/domain/region/country.ts';
import { checkoutFields, type CheckoutFieldErrors } from './checkout-fields.ts';

/**
 * The server's rules, run in the browser before the form is sent, so that a typo costs no page load (and no
 * second typing of the card). The card is checked and not stored.
 */
export function checkBeforePaying(
  data: { get(name: string): unknown },
  quote: CheckoutQuoteView,
  store: {
    /** Those the form offers. */
    readonly countries: readonly Country[];
    /** False when nothing is due, or the provider takes the card itself. */
    readonly withCard: boolean;
    readonly consents: readonly OfferedConsent[];
    /** Milliseconds since the epoch. */
    readonly now: number;
  },
  locale: Locale,
): CheckoutFieldErrors {
  const { countries, withCard, now } = store;
  const read = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const details = normalizeDetails(
    {
      email: read('email'),
      address: {
        firstName: read('firstName'),
        lastName: read('lastName'),
        line1: read('line1'),
        line2: read('line2'),
        city: read('city'),
        region: read('region'),
        postalCode: read('postalCode'),
        country: read('country'),
        phone: read('phone'),
      },
      deliveryOptionId: read('deliveryOptionId'),
      note: read('note'),
      consents: consentFields.map((field) => ({ text: read(field) })),
    },
    countries,
  );
  const card = withCard
    ? readCard({ number: read('cardNumber'), expiry: read('cardExpiry'), cvc: read('cardCvc') }, now)
    : null;
  const errors = {
    ...validateCheckout(
      details,
      {
        requiresDelivery: quote.requiresDelivery,
        countries,
        options: quote.deliveryOptions,
        deliveryProblem: quote.deliveryProblem,
        consents: store.consents,
      },
      locale,
    ),
    ...(card === null || card.ok ? {} : cardErrors(card.problems, locale)),
  };
  return Object.fromEntries(
    checkoutFields.flatMap((field) => (errors[field] === undefined ? [] : [[field, errors[field]]])),
  );
}
