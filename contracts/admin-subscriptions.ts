import { MAX_QUANTITY } from '@vitrine/domain/cart/cart.ts';
import { shownSubscriptionStatuses } from '@vitrine/domain/subscription/subscription-states.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { anyOf, day, defineList, reference } from './list.ts';
import { attributes, count, currency, id, minor, time } from './primitives.ts';
import { revision } from './revision.ts';

const subscriptionParams = z.object({ id: z.uuid() });
const status = z.enum(shownSubscriptionStatuses);

/** A row of the owner's list. It has no secret: the customer's link would allow changing the subscription. */
const subscriptionRow = z.strictObject({
  id,
  status,
  /** First and last name; '' after the person was erased. */
  customerName: z.string(),
  email: z.string(),
  productName: z.string(),
  sku: z.string(),
  attributes,
  quantity: count,
  /** The agreed price of one unit. */
  unitPriceMinor: minor,
  currency,
  /** What is charged each time before delivery and tax, in words: '$30.00 every 2 months'. */
  price: z.string(),
  /** Null when no further charge is due. */
  nextChargeOn: time.nullable(),
  failedTries: count,
  cyclesPaid: count,
  /** Cycles in all; 0: without an end. */
  cycles: count,
  startedOn: time,
  endedOn: time.nullable(),
});
export type SubscriptionRow = AnswerOf<typeof subscriptionRow>;

/** Subscriptions. The search finds beginnings of words of the customer's name and email, of products and SKUs. */
export const {
  list: listSubscriptions,
  counted: countSubscriptions,
  exported: exportSubscriptions,
  exportedSelection: exportSelectedSubscriptions,
} = defineList({
  name: 'subscriptions',
  noun: 'subscriptions',
  row: subscriptionRow,
  filters: {
    status: anyOf(shownSubscriptionStatuses),
    /** The product that is subscribed to, by its item's id. */
    product: reference,
    nextFrom: day,
    /** Including that day. */
    nextTo: day,
  },
  sorts: ['started', 'nextCharge'],
  defaultSort: '-started',
  example: { search: 'june', status: 'active,past-due' },
});

/** Why a charge failed, as far as known. */
export const chargeProblems = ['declined', 'no-funds', 'no-card', 'unknown'] as const;
/** Why a charge that is due is not made, other than the card. */
export const chargeDelays = [
  'variant-deleted',
  'refund-pending',
  'no-payments',
  'out-of-stock',
  'other',
] as const;

const subscriptionVariant = z.strictObject({
  id,
  sku: z.string(),
  attributes,
  /** What one unit costs with this subscription's plan. */
  priceMinor: minor,
  /** Units left; null: without a limit. */
  left: count.nullable(),
});

const subscriptionDetail = subscriptionRow.extend({
  revision,
  itemId: id,
  variantId: id,
  /** Whether its product still exists. */
  hasProduct: z.boolean(),
  /** '' for one without a customer's record. */
  customerId: z.string(),
  address: z.strictObject({
    firstName: z.string(),
    lastName: z.string(),
    line1: z.string(),
    line2: z.string(),
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
    country: z.string(),
    phone: z.string(),
  }),
  /** Whether the store divides the country of the address by its regions, so that the address may name one. */
  isCountryDivided: z.boolean(),
  requiresDelivery: z.boolean(),
  /** Null for none. */
  card: z.strictObject({ brand: z.string(), last4: z.string() }).nullable(),
  testMode: z.boolean(),
  /** When the paid period ends. */
  periodEndsOn: time,
  /** The next charge with delivery and tax; null where none can be calculated. */
  nextAmountMinor: minor.nullable(),
  /** Null unless a charge failed and is tried again. */
  failure: z
    .strictObject({
      tries: count,
      /** After so many failed tries it ends. */
      mostTries: count,
      problem: z.enum(chargeProblems),
      failedOn: time,
      nextTryOn: time.nullable(),
      /** When it ends if no try succeeds. */
      endsOn: time,
    })
    .nullable(),
  /** Null unless a due charge waits for another reason than the card. */
  delay: z.enum(chargeDelays).nullable(),
  /** Whether a charge is being made, or its outcome looked up: nothing can be changed meanwhile. */
  isBeingCharged: z.boolean(),
  can: z.strictObject({
    pause: z.boolean(),
    resume: z.boolean(),
    skip: z.boolean(),
    changeContents: z.boolean(),
    changeAddress: z.boolean(),
    cancelAtPeriodEnd: z.boolean(),
    cancelNow: z.boolean(),
    keep: z.boolean(),
    retry: z.boolean(),
  }),
  /** The date of the next charge after one that is skipped; null where none can be. */
  skippedTo: time.nullable(),
  /** What its product can be changed to. */
  variants: z.array(subscriptionVariant),
  /** Its orders, the newest first. */
  orders: z.array(
    z.strictObject({
      id,
      number: count,
      placedOn: time,
      grandTotalMinor: minor,
      currency,
      cycle: count.nullable(),
      isReversed: z.boolean(),
    }),
  ),
  /** What happened, the newest first. */
  events: z.array(
    z.strictObject({
      id,
      type: z.enum([
        'started',
        'renewed',
        'charge-failed',
        'paused',
        'resumed',
        'cancel-asked',
        'cancel-taken-back',
        'canceled',
        'completed',
        'card-changed',
        'skipped',
        'contents-changed',
        'address-changed',
        'retry-asked',
      ]),
      /** 'buyer', 'system', or an account id. */
      actor: z.string(),
      actorName: z.string(),
      data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      happenedOn: time,
    }),
  ),
});
export type SubscriptionDetail = AnswerOf<typeof subscriptionDetail>;

export const viewSubscription = endpoint({
  method: 'GET',
  path: '/api/admin/subscriptions/:id',
  auth: 'owner',
  summary: 'A subscription with its orders, its history, and what can be changed.',
  params: subscriptionParams,
  notFound: 'SUBSCRIPTION_NOT_FOUND',
  answer: subscriptionDetail,
});

const quantitySentence = `Enter a whole number from 1 to ${MAX_QUANTITY}.`;
const typed = z.string().max(500, 'Use at most 500 characters.');

const change = <A extends string, S extends z.ZodRawShape>(action: A, shape: S) =>
  z.strictObject({
    action: z.literal(action),
    ...shape,
    /** Whether its customer is notified by mail. A changed price is mailed always. */
    mail: z.boolean(),
    revision,
  });

/** What an owner does to a subscription. */
const subscriptionChange = z.discriminatedUnion(
  'action',
  [
    change('pause', {}),
    change('resume', {}),
    /** The next charge is a period later. */
    change('skip', {}),
    /** From the next charge on. Another variant has its own price; a quantity alone keeps the agreed one. */
    change('contents', {
      variantId: z.uuid('Choose a variant.'),
      quantity: z.int(quantitySentence).min(1, quantitySentence).max(MAX_QUANTITY, quantitySentence),
    }),
    /** Checked by the rules of the checkout; the country stays. */
    change('address', {
      address: z.strictObject({
        firstName: typed,
        lastName: typed,
        line1: typed,
        line2: typed,
        city: typed,
        region: typed,
        postalCode: typed,
        phone: typed,
      }),
    }),
    change('cancel', { when: z.enum(['now', 'period-end'], 'Choose when it ends.') }),
    /** Takes back a cancellation that is planned. */
    change('keep', {}),
    /** A failed charge is tried now; it counts as one of its tries. Its own mail is always sent. */
    z.strictObject({ action: z.literal('retry'), revision }),
  ],
  'Choose what to do.',
);
export type SubscriptionChange = z.output<typeof subscriptionChange>;

/**
 * SUBSCRIPTION_CHANGED for an older revision, and for what is not possible in its present state. What cannot be agreed
 * is refused with MALFORMED_REQUEST and a sentence at its field.
 */
export const changeSubscription = endpoint({
  method: 'POST',
  path: '/api/admin/subscriptions/:id/change',
  auth: 'owner',
  summary: 'Pauses, resumes, skips, changes or ends a subscription, or tries a failed charge again.',
  params: subscriptionParams,
  notFound: 'SUBSCRIPTION_NOT_FOUND',
  body: subscriptionChange,
  answer: subscriptionDetail,
  errors: ['SUBSCRIPTION_CHANGED', 'SUBSCRIPTION_BEING_CHARGED'],
  example: { body: { action: 'pause', mail: true, revision: 3 } },
});
