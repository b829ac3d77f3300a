import type { ShoppingCartView } from '@vitrine/contracts/cart.ts';
import type { CartTotals } from '@vitrine/domain/cart/cart.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';

/**
 * The names of the checkout form's fields, as `POST /checkout` (urlencoded) receives them. Besides these the form
 * posts `crumb`, `idempotencyKey`, `expectedTotal` (minor units) and `action` (`update` or `pay`).
 */
export const checkoutFields = [
  'email',
  'firstName',
  'lastName',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'country',
  'phone',
  'deliveryOptionId',
  'note',
  'cardNumber',
  'cardExpiry',
  'cardCvc',
] as const;
export type CheckoutField = (typeof checkoutFields)[number];

/** A country goods may go to (for a purely digital cart: one a buyer may live in). */
export interface CheckoutCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
  /** Empty where an address has no region. `code` is the ISO 3166-2 part after the country. */
  readonly regions: readonly { readonly code: string; readonly name: string }[];
}

/** A way of delivery with what it costs this cart now. */
export interface DeliveryChoice {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Minor units; 0 is shown as free. */
  readonly priceMinor: number;
}

/**
 * What the buyer would pay for the address and delivery told so far. Also the answer of
 * `POST /api/commerce/checkout/quote`, whose body is `{ country, region, postalCode, deliveryOptionId }`
 * (`deliveryOptionId` null when nothing is delivered or none is chosen yet).
 */
export interface CheckoutQuote {
  readonly totals: CartTotals;
  /** Empty when nothing is delivered, or when the country is not delivered to. */
  readonly deliveryOptions: readonly DeliveryChoice[];
  readonly deliveryOptionId: string | null;
  /** Why this address cannot be served (the catalogue's sentence), or null. */
  readonly problem: string | null;
}

/** The body of `POST /api/commerce/checkout/quote`. */
export interface CheckoutQuoteBody {
  readonly country: string;
  readonly region: string;
  readonly postalCode: string;
  readonly deliveryOptionId: string | null;
}

/** What `{checkout|checkout-form}` is given: plain data, so that it can travel to the browser as JSON. */
export interface CheckoutFormProps {
  readonly cart: ShoppingCartView;
  /** What the buyer has told so far; empty strings at first. A card is never part of it. */
  readonly details: CheckoutDetails;
  readonly countries: readonly CheckoutCountry[];
  readonly quote: CheckoutQuote;
  /** Sentences by field, after a refused submit. */
  readonly fieldErrors: Readonly<Partial<Record<CheckoutField, string>>>;
  /** Why the last submit failed, shown at the top; null on a first view. */
  readonly failure: { readonly code: string; readonly message: string } | null;
  readonly crumb: string;
  /** Made anew for each rendered form; the same form sent twice is one order. */
  readonly idempotencyKey: string;
  /** Minor units shown on the button; the server never charges another sum. */
  readonly expectedTotalMinor: number;
  /** True with the built-in test gateway: shows which card numbers work. */
  readonly testMode: boolean;
}
