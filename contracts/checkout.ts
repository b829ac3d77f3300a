import type { CartPurpose } from '@vitrine/domain/cart/cart.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { Country } from '@vitrine/domain/region/country.ts';
import type { OfferedConsent } from '@vitrine/domain/order/consents.ts';
import type { PostalAddress } from '@vitrine/domain/order/checkout-details.ts';
import type { ManualPayment, ManualPaymentSettings } from '@vitrine/domain/payment/manual-payment.ts';
import type { FulfilmentState } from '@vitrine/domain/order/fulfilment.ts';
import type { OrderStatus } from '@vitrine/domain/order/order.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { attributes, count, currency, describedAnswers, minor } from './primitives.ts';

const checkoutQuoteBody = z.object({
  country: z.string().max(2).default(''),
  region: z.string().max(10).default(''),
  postalCode: z.string().max(20).default(''),
  deliveryOptionId: z.string().max(50).nullable().default(null),
  /** Token of the direct-checkout cart that is being paid; '' for the visitor's shopping cart. */
  cartToken: z.string().max(100).default(''),
  /** The totals the browser shows now, so that the response can list what else has changed. */
  shown: z
    .object({
      lines: z
        .array(z.object({ id: z.string().max(40).optional(), quantity: count, lineTotalMinor: count }))
        .max(500),
      deliveryOptions: z.array(z.object({ id: z.string().max(50), priceMinor: count })).max(100),
      codes: z
        .array(z.object({ name: z.string().max(100), problem: z.string().max(500).nullable() }))
        .max(50),
      dueMinor: count,
    })
    .nullable()
    .default(null),
});

/** Longer input is cut to one that is still too long for its field's rule, which reports it. */
const text = (max: number) =>
  z
    .string()
    .default('')
    .transform((typed) => typed.slice(0, max));

/**
 * POST /checkout, urlencoded. The lengths only bound the request; the domain's rules report errors by field.
 * Card fields are read, handed to the payment provider and forgotten: never stored, logged or sent back.
 */
export const checkoutForm = z.object({
  /**
   * 'update' re-prices and shows the form again, 'add-code' and 'remove-code:{name}' change the codes and do the same;
   * anything else places the order.
   */
  action: text(120),
  email: text(400),
  firstName: text(200),
  lastName: text(200),
  line1: text(400),
  line2: text(400),
  city: text(200),
  region: text(100),
  postalCode: text(40),
  country: text(10),
  phone: text(60),
  deliveryOptionId: text(50),
  note: text(4000),
  /** The texts of the boxes that are ticked. */
  consent0: text(600),
  consent1: text(600),
  consent2: text(600),
  consent3: text(600),
  consent4: text(600),
  /** A discount code or a gift card's code, for the action 'add-code' (and 'update'). */
  code: text(100),
  /** 'card', or a way to pay by hand; '': the first that is offered. */
  payWith: text(20),
  cardNumber: text(40),
  /** Payment method id created by the provider's script, where it takes the card. */
  paymentMethod: text(255),
  /** MM / YY */
  cardExpiry: text(20),
  cardCvc: text(10),
  idempotencyKey: text(100),
  /** Minor units: the amount due that the buyer was shown. */
  expectedTotal: text(20),
  /** Discount codes applied at that time, comma-separated. */
  shownCodes: text(1000),
});
export type CheckoutForm = z.output<typeof checkoutForm>;
/** Response of POST /checkout to a script: the next URL, of the order or the bank's page. Otherwise an `ErrorBody`. */
export interface PlaceOrderAnswer {
  readonly url: string;
}

/** A line of the checkout's summary. Sums are minor units. */
const checkoutLine = z.strictObject({
  /** The cart's line; missing in orders. */
  id: z.exactOptional(z.string()),
  title: z.string(),
  attributes,
  quantity: count,
  lineTotalMinor: minor,
  fullUrl: z.string(),
  /** Without a size; add `?format=300w`. */
  assetUrl: z.string().nullable(),
  imageAlt: z.string(),
  /** Answers to the product's custom form, JSON text; '' when none. */
  additionalFields: z.string(),
  /** Those answers as text, in the form's order. */
  answers: z.exactOptional(describedAnswers),
  /** Why it cannot be bought as it is, e.g. 'Only 2 left.'; null or left out when it can. */
  problem: z.exactOptional(z.string().nullable()),
});
export type CheckoutLineView = AnswerOf<typeof checkoutLine>;

/** Totals in minor units; they add up exactly. Optional ones are missing in old orders. */
const checkoutTotals = z.strictObject({
  subtotalMinor: minor,
  discountMinor: minor,
  deliveryMinor: minor,
  taxMinor: minor,
  taxLines: z.array(z.strictObject({ name: z.string(), rate: z.number(), amountMinor: minor })),
  grandTotalMinor: minor,
  /** The amount of each discount; they sum to `discountMinor`. */
  discounts: z.exactOptional(
    z.array(z.strictObject({ code: z.string(), name: z.string(), amountMinor: minor })),
  ),
  /** The amount each gift card pays. */
  giftCards: z.exactOptional(z.array(z.strictObject({ last4: z.string(), amountMinor: minor }))),
  /** The grand total less gift cards: the amount due. Missing: the grand total. */
  amountDueMinor: z.exactOptional(minor),
  /** Whether `taxMinor` is included in the prices; false by default. */
  pricesIncludeTax: z.exactOptional(z.boolean()),
});
export type CheckoutTotalsView = AnswerOf<typeof checkoutTotals>;

/** A code or gift card on the cart. */
const checkoutCode = z.strictObject({
  /** Its id in forms: the code, or the gift card's id. */
  name: z.string(),
  /** Display text: the code, or 'Gift card ending 4XYZ'. */
  label: z.string(),
  /** Why it does not apply now; null when it does. */
  problem: z.string().nullable(),
});
export type CheckoutCodeView = AnswerOf<typeof checkoutCode>;

/** Response of the quote call, also part of the page. */
const checkoutQuote = z.strictObject({
  currency,
  lines: z.array(checkoutLine),
  totals: checkoutTotals,
  totalQuantity: count,
  requiresDelivery: z.boolean(),
  deliveryOptions: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      /** The price for this cart (0 above its threshold). */
      priceMinor: minor,
      /** Pickup at the store: no address is needed. */
      isPickup: z.exactOptional(z.boolean()),
    }),
  ),
  /** Null when nothing is delivered. */
  selectedDeliveryOptionId: z.string().nullable(),
  /** Why this order is not delivered to that place, as a sentence; null when it is, or the place is not complete. */
  deliveryProblem: z.string().nullable(),
  /** Discounts and gift cards entered so far, in order. */
  codes: z.array(checkoutCode),
  /** 'To check out, your order subtotal must be {subtotal} or more.'; null when it is. spec: storefront-commerce 9 */
  minimumProblem: z.string().nullable(),
  /** Why the total differs from `shown` for other reasons than the buyer's choice, to be read before paying; '' for none. */
  changes: z.exactOptional(z.string()),
  /** A question about a postal code of another region; null or left out for none. */
  regionHint: z.exactOptional(
    z
      .strictObject({
        sentence: z.string(),
        /** The suggested value of the field. */ value: z.string(),
        label: z.string(),
      })
      .nullable(),
  ),
});
export type CheckoutQuoteView = AnswerOf<typeof checkoutQuote>;

export const quoteCheckout = endpoint({
  method: 'POST',
  path: '/api/commerce/checkout/quote',
  auth: 'visitor',
  summary: 'Returns totals for a place and a delivery option, for the form’s live summary.',
  body: checkoutQuoteBody,
  answer: checkoutQuote,
  errors: ['CART_EMPTY', 'PAYMENT_LINK_INVALID'],
  example: { body: { country: 'US', region: 'NC', postalCode: '28801' } },
});

/** Values of the form's fields (never card data). */
export interface CheckoutValues {
  readonly email: string;
  readonly address: PostalAddress;
  readonly deliveryOptionId: string | null;
  readonly note: string;
  /** The boxes that are ticked. */
  readonly consents?: readonly { readonly text: string }[];
  /** How it is to be paid; missing at first. */
  readonly payWith?: string;
}

/** The payment provider as seen by the browser. */
export interface CheckoutProviderView {
  /** 'none': the shop takes no cards. */
  readonly name: string;
  /** True: the card is typed into our own form. False: the provider's script takes it. */
  readonly takesCards: boolean;
  /** '' when the provider needs none. */
  readonly publishableKey: string;
  readonly scriptUrl: string;
}

/** Everything the checkout page's view needs. */
export interface CheckoutView {
  readonly quote: CheckoutQuoteView;
  readonly values: CheckoutValues;
  /** The message above the form after a failure; null at first. */
  readonly notice: string | null;
  /** Changes since the buyer last saw the prices, one sentence each; missing when there are none. */
  readonly changes?: readonly string[];
  /** Why the code just entered was refused; null or left out when nothing is wrong. */
  readonly codeProblem?: string | null;
  /** Sentences by form field name. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly idempotencyKey: string;
  readonly crumb: string;
  /** The form's action: `/checkout`, or the page of a direct-checkout cart with its token. */
  readonly action: string;
  /** The purpose of the cart: only a shopping cart has codes and a cart page to return to. */
  readonly purpose: CartPurpose;
  readonly provider: CheckoutProviderView;
  /** Ways to pay by hand; which of them apply depends on the delivery. Missing: none. */
  readonly manualPayment?: ManualPaymentSettings;
  /**
   * Terms the buyer agrees to by paying, besides the total, one sentence each, e.g. later charges of a subscription.
   */
  readonly terms?: readonly string[];
  /** Boxes to tick; missing: none. */
  readonly consents?: readonly OfferedConsent[];
  /** The store's legal pages; missing: none. */
  readonly policies?: readonly { readonly label: string; readonly url: string }[];
  /** Countries to choose from; part of the page, so that no browser loads the list of all countries. */
  readonly countries: readonly Country[];
  readonly testMode: boolean;
  /** Messages for a payment with an unknown outcome; part of the page, since the network may be down then. */
  readonly payTexts: Readonly<
    Record<'offline' | 'unreachable' | 'serverSilent' | 'tooMany' | 'orderUnreachable', string>
  >;
}

/** A section of an order's pages from another module: its downloads, its gift cards, its subscription. */
export interface OrderSectionView {
  readonly heading: string;
  /** A sentence under the heading; '' for none. */
  readonly sentence: string;
  readonly rows: readonly {
    readonly label: string;
    /** Plain text; '' for none. */
    readonly text: string;
    /** Null: no link. */
    readonly link: { readonly label: string; readonly href: string } | null;
  }[];
}

/** Payload of the 'purchase' event; sums are major units. spec: storefront-commerce 3, 7 */
export interface PurchaseEventView {
  /** The order's id: each order is reported once. */
  readonly transaction_id: string;
  readonly value: string;
  readonly shipping: string;
  readonly tax: string;
  readonly currency: CurrencyCode;
  readonly cart_id: string;
  readonly test_mode: boolean;
  readonly items: readonly {
    readonly sku: string;
    readonly productName: string;
    readonly quantity: number;
    readonly unitPrice: string;
  }[];
}

/** Everything the view of the order confirmed and order status pages needs. */
export interface OrderSummaryView {
  readonly number: number;
  readonly status: OrderStatus;
  readonly fulfilment: FulfilmentState;
  /** ISO 8601. */
  readonly placedOn: string;
  readonly email: string;
  readonly currency: CurrencyCode;
  readonly lines: readonly CheckoutLineView[];
  readonly totals: CheckoutTotalsView;
  readonly refundedMinor: number;
  readonly deliveryName: string | null;
  readonly address: PostalAddress;
  readonly requiresDelivery: boolean;
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
  readonly testMode: boolean;
  /** How it is paid by hand; null where a payment service took it. */
  readonly manualPayment: ManualPayment | null;
  /** Path of the order status page: `/order-status/{accessToken}`. */
  readonly statusPath: string;
  /** True on the page right after paying. */
  readonly justPlaced: boolean;
}
