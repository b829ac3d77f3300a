import * as z from 'zod';
import { endpoint } from './endpoint.ts';

const quantity = z.union([z.number(), z.string().max(20)]);

/** spec: storefront-commerce 3 "Subscription request", 7 */
const subscriptionCartBody = z
  .object({
    itemId: z.uuid(),
    sku: z
      .string()
      .min(1)
      .max(100)
      .refine((text) => !text.includes('\0')),
    /** Clients send either name; `qty` wins. The domain's quantity rule decides. */
    qty: quantity.optional(),
    quantity: quantity.optional(),
    /** JSON text: answers to the product's custom form. */
    additionalFields: z.string().max(20_000).default(''),
    /** One of the product's `productSubscriptionOptions`; missing for the first. */
    subscriptionOptionId: z
      .string()
      .max(100)
      .refine((text) => !text.includes('\0'))
      .nullish(),
  })
  .transform(({ qty, quantity: named, ...rest }) => ({ ...rest, quantity: qty ?? named ?? 1 }));

/** Opens `/checkout/subscribe?cartToken=`. */
const subscriptionCart = z.strictObject({ cartToken: z.string() });

/** spec: storefront-commerce 7 */
export const openSubscriptionCart = endpoint({
  method: 'POST',
  path: '/api/3/commerce/cart/subscription',
  auth: 'visitor',
  summary: 'Opens a cart for something that is subscribed to; its token leads to the checkout.',
  body: subscriptionCartBody,
  answer: subscriptionCart,
  errors: [
    'QUANTITY_NOT_A_NUMBER',
    'QUANTITY_NOT_WHOLE',
    'QUANTITY_OUT_OF_RANGE',
    'ADDITIONAL_FIELDS_INVALID',
    'ITEM_UNAVAILABLE',
    'NOT_SOLD_YET',
    'SUBSCRIPTION_OPTION_UNKNOWN',
    'VARIANT_UNAVAILABLE',
    'DONATION_OUT_OF_RANGE',
    'OUT_OF_STOCK',
  ],
  example: {
    body: { itemId: '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a11', sku: 'CLUB', quantity: 1 },
  },
});

/** The query of /checkout/subscribe. */
export const subscribeQuery = z.object({ cartToken: z.string().regex(/^[A-Za-z0-9_-]{32,64}$/) });

export const subscriptionParams = z.object({ accessToken: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) });

const text = (max: number) => z.string().max(max).default('');

/** POST /subscription/{accessToken}, urlencoded. Card fields are passed to the payment provider and not stored. */
export const subscriptionForm = z.object({
  action: z.enum(['pause', 'resume', 'cancel', 'keep', 'card']),
  cardNumber: text(40),
  /** MM / YY */
  cardExpiry: text(20),
  cardCvc: text(10),
  /** Payment method id created by the provider's script; '' where our form takes cards. */
  paymentMethod: text(200),
});
export type SubscriptionForm = z.output<typeof subscriptionForm>;

/** The query of the customer's page: a step to show, or a success message. Anything else is ignored. */
export const subscriptionPageQuery = z.object({
  step: z.enum(['cancel']).optional().catch(undefined),
  done: z
    .enum(['paused', 'resumed', 'canceled', 'ending', 'kept', 'card', 'paid'])
    .optional()
    .catch(undefined),
  notice: z.enum(['declined']).optional().catch(undefined),
  /** The card change that the bank was asked to confirm. */
  saving: z.uuid().optional().catch(undefined),
});
