import type { CartPurpose } from '@vitrine/domain/cart/cart.ts';
import { fulfilmentStates } from '@vitrine/domain/order/fulfilment.ts';
import { orderStatuses } from '@vitrine/domain/order/order-states.ts';
import { carrierValues } from '@vitrine/domain/order/tracking.ts';
import { manualMethods } from '@vitrine/domain/payment/manual-payment.ts';
import * as z from 'zod';
import { cartTotals } from './cart-totals.ts';
import type { AnswerOf } from './endpoint.ts';
import { mailRow } from './mail.ts';
import { picture } from './media.ts';
import { attributes, count, currency, describedAnswers, id, minor, productType, time } from './primitives.ts';

export const orderParams = z.object({ id: z.uuid() });

/** A row of the owner's list. Times are ISO 8601; sums are minor units. */
export const orderRow = z.strictObject({
  id,
  number: count,
  status: z.enum(orderStatuses),
  /** What kind of checkout it came from. */
  purpose: z.enum([
    'shopping',
    'subscription',
    'gift-card',
    'donation',
    'renewal',
    'payment-link',
  ] as const satisfies readonly CartPurpose[]),
  placedOn: time,
  fulfilment: z.enum(fulfilmentStates),
  /** When the last units were sent. */
  fulfilledOn: time.nullable(),
  email: z.string(),
  buyerName: z.string(),
  /** Units over all lines. */
  totalQuantity: count,
  grandTotalMinor: minor,
  refundedMinor: minor,
  /** What is to be refunded: for returned units, and for refunds that failed. */
  refundDueMinor: minor,
  currency,
  testMode: z.boolean(),
  tags: z.array(z.string()),
});
export type OrderRow = AnswerOf<typeof orderRow>;

const orderEvent = z.strictObject({
  id,
  type: z.enum([
    'placed',
    'paid',
    'mail-queued',
    'fulfilled',
    'fulfilment-undone',
    'fulfilment-canceled',
    'tracking-changed',
    'tracking-undone',
    'returned',
    'return-deleted',
    'refund-settled',
    'comment',
    'contact-changed',
    'mail-resent',
    'refunded',
    'refund-failed',
    'canceled',
  ]),
  /** 'buyer', 'system', or the owner's account id. */
  actor: z.string(),
  /** The display name of the actor: the owner's name, or 'Buyer', 'System'. */
  actorName: z.string(),
  /**
   * paid: provider, cardBrand, cardLast4, amountMinor. refunded: amountMinor, giftCardMinor (of it to gift cards), byHandMinor (of it
   * for the owner to pay back, as it was paid by hand),
   * reason, returnedToStock, items (e.g. '2 × Mug', ''
   * without any). mail-queued: kind, mailId. fulfilled, fulfilment-undone, fulfilment-canceled,
   * tracking-changed and tracking-undone: fulfilment (its number), quantity (its units), carrier (its name), trackingNumber. comment: text.
   * mail-resent: kind, mailId. returned: quantity (its units), returnedToStock. return-deleted: quantity,
   * takenFromStock. refund-settled: amountMinor. contact-changed: email, name, phone and address, those that changed, each
   * with what it was before: emailBefore, ….
   */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  happenedOn: time,
});
export type OrderEventView = AnswerOf<typeof orderEvent>;
export type OrderEventType = OrderEventView['type'];

const payment = z.strictObject({
  id,
  provider: z.string(),
  providerReference: z.string().nullable(),
  /** 'awaiting': the buyer pays by hand. */
  status: z.enum(['pending', 'awaiting', 'captured', 'declined', 'abandoned']),
  amountMinor: minor,
  cardBrand: z.string().nullable(),
  cardLast4: z.string().nullable(),
  testMode: z.boolean(),
});

const lineUnits = z.strictObject({ lineId: id, quantity: count });

const refund = z.strictObject({
  id,
  amountMinor: minor,
  /** The part refunded to gift cards. */
  giftCardMinor: minor,
  /** 'pending': the bank has not decided, or the provider did not answer yet. */
  status: z.enum(['pending', 'succeeded', 'failed']),
  reason: z.string(),
  returnToStock: z.boolean(),
  /** The units it names. */
  units: z.array(lineUnits),
  createdOn: time,
});
export type RefundView = AnswerOf<typeof refund>;

/** A line, with the answers to its product's questions as text. */
const orderLine = z.strictObject({
  id,
  itemId: id,
  variantId: id,
  sku: z.string(),
  productName: z.string(),
  attributes,
  productType,
  quantity: count,
  unitPriceMinor: minor,
  lineTotalMinor: minor,
  additionalFields: z.string(),
  /** Whether it is no product, but was added to a draft order: item and variant are ids of nothing. */
  isCustom: z.boolean(),
  answers: describedAnswers,
  /** Of the variant, else of the product; null without one, or when the product is gone. */
  picture: picture.nullable(),
  /** Units that are still to be sent. */
  toSend: count,
  /** Units that were sent and came back. */
  returned: count,
  /** Units that were sent and can come back. */
  toReturn: count,
  /** Units that refunds named: not sent ones were taken off the order. */
  refunded: count,
  /** Units that a refund can name: not sent ones, and sent ones that the buyer keeps. */
  toRefund: z.strictObject({ notSent: count, sent: count }),
});

const fulfilment = z.strictObject({
  id,
  /** 1, 2, … within the order. */
  number: count,
  lines: z.array(lineUnits),
  /** See `carrierNameOf` and `trackingLinkOf`. */
  carrier: z.enum(carrierValues),
  carrierName: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string(),
  /** Whether the buyer gets a mail about it. */
  isNotified: z.boolean(),
  createdOn: time,
  /** Its units are to be sent again. */
  canceledOn: time.nullable(),
  /** Milliseconds, from this response on, in which it can be undone; 0 when it cannot. */
  undoMs: z.number().min(0),
  /** The same of the last change of its tracking, whose mail waits. */
  trackingUndoMs: z.number().min(0),
});
export type FulfilmentView = AnswerOf<typeof fulfilment>;

const orderReturn = z.strictObject({
  id,
  /** 1, 2, … within the order. */
  number: count,
  /** 'refunded': of these, units that a refund had named before. */
  lines: z.array(lineUnits.extend({ refunded: count })),
  /** Only for the owner. */
  note: z.string(),
  /** Whether its units are for sale again. */
  returnedToStock: z.boolean(),
  /** Whether what was paid for its units was to be refunded. */
  isRefundDue: z.boolean(),
  createdOn: time,
});

/** What a buyer entered at checkout besides the card. `region` is the ISO 3166-2 part after the country. */
const checkoutDetails = z.strictObject({
  email: z.string(),
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
  deliveryOptionId: z.string().nullable(),
  note: z.string(),
  /** What the buyer agreed to: its text as it was, its page and the time. */
  consents: z.exactOptional(
    z.array(
      z.strictObject({
        id: z.exactOptional(id),
        text: z.string(),
        url: z.exactOptional(z.string()),
        agreedOn: z.exactOptional(time),
      }),
    ),
  ),
});

/** Other orders of the same customer that an order's page shows. */
export const PREVIOUS_ORDERS = 5;

/** An order's current state; every change returns the new state. */
export const orderDetail = orderRow.extend({
  /** Send it with every change; an older one is refused with STALE_REVISION. */
  revision: count,
  details: checkoutDetails,
  deliveryName: z.string().nullable(),
  /** Only for the owner. */
  notes: z.string(),
  /** Who placed it; null for one from before customers were kept. */
  customer: z
    .strictObject({ id, name: z.string(), orderCount: count, spentMinor: minor, currency })
    .nullable(),
  /** The customer's other orders, newest first, at most `PREVIOUS_ORDERS`. */
  previousOrders: z.array(orderRow),
  /** The draft order that it was; null for all others. Its number is shown as D12: see `draftOrderName`. */
  draftOrder: z.strictObject({ id, number: count }).nullable(),
  /** The subscription it renews; null for an order a buyer placed. */
  subscriptionId: id.nullable(),
  /** The subscriptions it started; those that run can end with a full refund. */
  startedSubscriptions: z.array(z.strictObject({ id, name: z.string(), isRunning: z.boolean() })),
  totals: cartTotals,
  /** Gift cards that it bought, at most 100. */
  boughtGiftCards: z.array(z.strictObject({ id, last4: z.string(), lineId: id })),
  lines: z.array(orderLine),
  /** Oldest first. */
  events: z.array(orderEvent),
  payment,
  refunds: z.array(refund),
  mails: z.array(mailRow),
  /** Path of the buyer's order status page on the site. */
  statusPath: z.string(),
  /** Whether it waits for a payment by hand, and can be marked as paid. */
  canMarkPaid: z.boolean(),
  /** Whether it can be canceled as unpaid: nothing of it was handed over. */
  canCancelUnpaid: z.boolean(),
  /** How it is paid by hand, as agreed; null where a payment service takes it. */
  manualPayment: z
    .strictObject({
      method: z.enum(manualMethods),
      instructions: z.string(),
      /** When it is canceled if it is not paid; null: never. */
      dueOn: time.nullable(),
    })
    .nullable(),
  /** Whether units can be sent now. */
  canFulfil: z.boolean(),
  /** Oldest first. */
  fulfilments: z.array(fulfilment),
  /** Whether a fulfilment can be canceled. */
  canCancelFulfilment: z.boolean(),
  canCancel: z.boolean(),
  /** Whether its contact can be corrected. */
  canCorrectContact: z.boolean(),
  /** Whether name and address can be corrected too: not once everything was sent. */
  canCorrectAddress: z.boolean(),
  /** Whether the store divides the country of the address by its regions, so that the address may name one. */
  isCountryDivided: z.boolean(),
  /** What came back, oldest first. */
  returns: z.array(orderReturn),
  /** Whether it has stock-tracked units that were not returned to stock. */
  canReturnToStock: z.boolean(),
  /** The refundable amount, minor units; 0 when nothing can be refunded. */
  refundableMinor: minor,
  /** The part refunded to the card first, before gift cards. */
  refundableToCardMinor: minor,
  /** The part that was paid for delivery and not refunded yet. */
  refundableDeliveryMinor: minor,
});
export type OrderDetail = AnswerOf<typeof orderDetail>;
