import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { orderMailText } from '@vitrine/domain/text/order-mail.ts';
import { parcelsText } from '@vitrine/domain/text/parcels.ts';
import { type Locale, localeOf } from '@vitrine/domain/text/locale.ts';
import { isPickedUp } from '@vitrine/domain/delivery/is-picked-up.ts';
import type { MailOccasion, WrittenMailKind } from '@vitrine/domain/mail/mail-occasions.ts';
import type { MailValues } from '@vitrine/domain/mail/mail-text.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import type { LineUnits } from '@vitrine/domain/order/fulfilment.ts';
import { carrierNameOf, type Tracking, trackingLinkOf } from '@vitrine/domain/order/tracking.ts';
import { longDay } from '@vitrine/domain/time/long-day.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { labelled } from './mail-layout.ts';
import { type MailLink, type MailPlan, occasionWords } from './mail-plan.ts';
import type { OrderMailSubject } from './order-mail-subject.ts';
import { lineName, orderLines, orderSums, placeLines } from './order-tables.ts';

/** Sent when an order is placed. */
export function confirmationMail(order: OrderMailSubject): MailPlan {
  const locale = localeOf(order.shop.language);
  return write(order, 'order-confirmation', confirmationOccasion(order), {
    details: paymentSteps(order, locale),
    lines: orderLines(order.draft, locale),
    sums: orderSums(order.draft, locale),
    place: placeLines(order.draft, locale),
  });
}

function confirmationOccasion({ draft }: OrderMailSubject): MailOccasion<'order-confirmation'> {
  if (draft.manualPayment !== undefined) return draft.manualPayment.method;
  switch (draft.purpose ?? 'shopping') {
    case 'subscription':
      return 'subscription';
    case 'donation':
      return 'contribution';
    default:
      return 'paid';
  }
}

/** How to pay an order by hand; nothing where a payment service took it. */
function paymentSteps({ shop, number, draft }: OrderMailSubject, locale: Locale): readonly string[] {
  const { manualPayment, totals, currency } = draft;
  if (manualPayment === undefined) return [];
  const text = checkoutText(locale);
  const { method, instructions, dueOn } = manualPayment;
  const amount = formatMoney({ minor: totals.amountDueMinor, currency }, locale);
  return [
    fillText(text.payByHandSteps[method], { amount, number }),
    ...instructions.split('\n').filter((line) => line.trim() !== ''),
    ...(dueOn === null
      ? []
      : [fillText(text.payByDay, { date: longDay(new Date(dueOn), { timeZone: 'UTC', ...shop }) })]),
  ];
}

/** Sent when the owner marks an order as paid; `isHandedOver` when the buyer has it already. */
export function paidMail(order: OrderMailSubject, isHandedOver: boolean): MailPlan {
  return write(order, 'order-paid', isHandedOver ? 'handed-over' : 'paid', {});
}

/** Sent when an order is canceled that was not paid. `reason` is the owner's; '' for none. */
export function unpaidMail(order: OrderMailSubject, reason: string): MailPlan {
  return write(order, 'order-unpaid', 'canceled', { details: reasonLines(order, reason) });
}

function reasonLines({ shop }: OrderMailSubject, reason: string): readonly string[] {
  return reason === '' ? [] : [fillText(orderMailText(localeOf(shop.language)).refundedReason, { reason })];
}

/** Units of an order that were sent together. */
export interface Parcel extends Tracking {
  readonly units: readonly LineUnits[];
  /** What was sent with it: everything, a part, or the last part. */
  readonly extent: 'whole' | 'part' | 'rest';
}

/** Sent when the owner marks units of an order as fulfilled. */
export function fulfilledMail(order: OrderMailSubject, parcel: Parcel): MailPlan {
  const locale = localeOf(order.shop.language);
  const isPickup = isPickedUp(order.draft.totals, order.draft.details.address);
  return write(order, 'order-fulfilled', fulfilledOccasion(order, parcel, isPickup), {
    details: [...(isPickup ? pickupLines(order, locale) : []), ...trackingLines(parcel, locale)],
    // Of a whole order the contents are known.
    place: parcel.extent === 'whole' ? [] : contentsOf(order.draft, parcel.units, locale),
    links: trackingLinks(parcel, locale),
  });
}

function fulfilledOccasion(
  { draft }: OrderMailSubject,
  { extent }: Parcel,
  isPickup: boolean,
): MailOccasion<'order-fulfilled'> {
  if (isPickup) return ({ whole: 'ready', part: 'ready-part', rest: 'ready-rest' } as const)[extent];
  if (draft.totals.requiresDelivery) return ({ whole: 'sent', part: 'part', rest: 'rest' } as const)[extent];
  return extent === 'part' ? 'complete-part' : 'complete';
}

/** Where an order is picked up, and when that is open. */
function pickupLines({ draft, pickupHours = '' }: OrderMailSubject, locale: Locale): readonly string[] {
  return [
    { label: checkoutText(locale).pickUpAt, value: draft.deliveryName ?? '' },
    { label: parcelsText(locale).openingHours, value: pickupHours },
  ]
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => labelled(locale, label, value));
}

/** Sent when the owner changes how a parcel travels and wants the buyer to know. */
export function trackingMail(order: OrderMailSubject, parcel: Parcel): MailPlan {
  const locale = localeOf(order.shop.language);
  return write(order, 'order-tracking', 'tracking', {
    details: trackingLines(parcel, locale),
    place: contentsOf(order.draft, parcel.units, locale),
    links: trackingLinks(parcel, locale),
  });
}

function trackingLines(tracking: Tracking, locale: Locale): readonly string[] {
  const text = parcelsText(locale);
  return [
    { label: text.carrier, value: carrierNameOf(tracking) },
    { label: text.trackingNumber, value: tracking.trackingNumber },
  ]
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => labelled(locale, label, value));
}

function trackingLinks(tracking: Tracking, locale: Locale): readonly MailLink[] {
  const href = trackingLinkOf(tracking);
  return href === null ? [] : [{ label: parcelsText(locale).track, href }];
}

function contentsOf(
  { lines }: OrderMailSubject['draft'],
  units: readonly LineUnits[],
  locale: Locale,
): readonly string[] {
  return [
    labelled(locale, parcelsText(locale).contents, '').trimEnd(),
    ...units.flatMap(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line === undefined ? [] : [lineName({ ...line, quantity })];
    }),
  ];
}

/**
 * Sent after a refund. `amountMinor` is this refund's, and `byHandMinor` what of it the owner pays back without a payment
 * service.
 */
export function refundedMail(
  order: OrderMailSubject,
  refund: { readonly amountMinor: number; readonly byHandMinor: number; readonly reason: string },
): MailPlan {
  const locale = localeOf(order.shop.language);
  const amount = formatMoney({ minor: refund.amountMinor, currency: order.draft.currency }, locale);
  return write(order, 'order-refunded', refund.byHandMinor > 0 ? 'by-hand' : 'refunded', {
    values: { amount },
    details: reasonLines(order, refund.reason),
  });
}

interface OrderPlan extends Pick<MailPlan, 'details' | 'lines' | 'sums' | 'place'> {
  /** Besides the order's number and the buyer's name. */
  readonly values?: MailValues;
  /** Before the link to the order. */
  readonly links?: readonly MailLink[];
}

function write<Kind extends WrittenMailKind>(
  order: OrderMailSubject,
  kind: Kind,
  occasion: MailOccasion<Kind>,
  { values, links = [], ...plan }: OrderPlan,
): MailPlan {
  const { shop, draft, number } = order;
  const text = orderMailText(localeOf(shop.language));
  const name = draft.details.address.firstName;
  return {
    ...plan,
    shop,
    words: occasionWords(kind, occasion, { number, name, ...values }),
    links: [...links, { label: text.seeOrder, href: `${shop.origin}/order-status/${order.accessToken}` }],
    notes: order.testMode ? [text.testOrder] : [],
  };
}
