import type { CheckoutQuoteView, CheckoutView } from '@vitrine/contracts/checkout.ts';

/** The fields of the checkout form that can carry an error, in the order they stand on the page. */
export const checkoutFields = [
  'email',
  'country',
  'firstName',
  'lastName',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'phone',
  'deliveryOptionId',
  'note',
  'cardNumber',
  'cardExpiry',
  'cardCvc',
] as const;
export type CheckoutFieldName = (typeof checkoutFields)[number];

/** A country one may choose. `regions` is empty or absent where an address has none; codes are ISO 3166-2 parts. */
export interface CheckoutCountry {
  readonly code: string;
  readonly name: string;
  readonly regions?: readonly { readonly code: string; readonly name: string }[];
}

/**
 * What `{checkout|checkout-form}` is given: the contract's `CheckoutView`, with each country's regions.
 *
 * The form posts the names above (urlencoded) to `/checkout`, with `crumb`, `idempotencyKey`, `expectedTotal`
 * (minor units: `quote.totals.grandTotalMinor` as shown) and `action` (`update` or `pay`).
 */
export interface CheckoutFormProps extends Omit<CheckoutView, 'countries'> {
  readonly countries: readonly CheckoutCountry[];
}

/** What the hydrated form may call; absent on the server and without JavaScript. */
export interface CheckoutCalls {
  /** Asks what the buyer would pay; the sentence of the failure when it cannot be told. */
  readonly quote: (
    place: { country: string; region: string; postalCode: string; deliveryOptionId: string | null },
    signal: AbortSignal,
  ) => Promise<
    | { readonly ok: true; readonly value: CheckoutQuoteView }
    | { readonly ok: false; readonly message: string }
  >;
}
