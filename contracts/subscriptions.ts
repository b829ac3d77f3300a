import type { SubscriptionStatus } from '@vitrine/domain/subscription/subscription-states.ts';
import * as z from 'zod';

const quantity = z.union([z.number(), z.string().max(20)]);

/** POST /api/3/commerce/cart/subscription. spec: storefront-commerce 3 "Subscription request", 7 */
export const subscriptionCartBody = z
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
    /** One of the product's `productSubscriptionOptions`; left out: the first. */
    subscriptionOptionId: z
      .string()
      .max(100)
      .refine((text) => !text.includes('\0'))
      .nullish(),
  })
  .transform(({ qty, quantity: named, ...rest }) => ({ ...rest, quantity: qty ?? named ?? 1 }));

/** Leads to `/checkout/subscribe?cartToken=`. */
export interface SubscriptionCartAnswer {
  readonly cartToken: string;
}

/** The query of /checkout/subscribe. */
export const subscribeQuery = z.object({ cartToken: z.string().regex(/^[A-Za-z0-9_-]{32,64}$/) });

export const subscriptionParams = z.object({ accessToken: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) });

const text = (max: number) => z.string().max(max).default('');

/** POST /subscription/{accessToken}, urlencoded. Card fields are handed to the payment provider and forgotten. */
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

/** GET /api/admin/subscriptions, newest first. */
export const listSubscriptionsQuery = z.object({
  status: z.enum(['active', 'past-due', 'paused', 'canceled', 'completed']).optional(),
  /** The previous answer's `nextBefore`. */
  before: z.uuid().optional(),
});
export const SUBSCRIPTIONS_PER_PAGE = 50;

/** A row of the owner's list. Times are ISO 8601, sums minor units. */
export interface SubscriptionRow {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly productName: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly currency: string;
  readonly email: string;
  readonly startedOn: string;
  readonly cyclesPaid: number;
  /** Null when no further charge is due. */
  readonly nextChargeOn: string | null;
  readonly failedTries: number;
  readonly cancelAtPeriodEnd: boolean;
  readonly endedOn: string | null;
}

export interface SubscriptionList {
  readonly subscriptions: readonly SubscriptionRow[];
  readonly nextBefore: string | null;
}
