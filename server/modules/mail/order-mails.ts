import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { orderMailText } from '@vitrine/domain/text/order-mail.ts';
import { parcelsText } from '@vitrine/domain/text/parcels.ts';
import { type Locale, localeOf } from '@vitrine/domain/text/locale.ts';
import { isPickedUp } from '@vitrine/domain/delivery/is-picked-up.ts';
import type { CartPurpose, CartTotals } from '@vitrine/domain/cart/cart.ts';
import { discountLabel } from '@vitrine/domain/discount/discount-label.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import type { LineUnits } from '@vitrine/domain/order/fulfilment.ts';
import type { OrderDraft, OrderLine } from '@vitrine/domain/order/order.ts';
import { carrierNameOf, type Tracking, trackingLinkOf } from '@vitrine/domain/order/tracking.ts';
import { longDay } from '@vitrine/domain/time/long-day.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { findCountry } from '@vitrine/domain/region/countries.ts';
import { labelled, renderMail, type MailContent, type MailShop, type MailTableRow } from './mail-layout.ts';

/** The input of a mail: the shop, and the order as it was placed. */
export interface OrderMailSubject {
  readonly shop: MailShop;
  readonly number: number;
  readonly accessToken: string;
  readonly testMode: boolean;
  readonly draft: Omit<OrderDraft, 'cartId'>;
  /** When the place of pickup is open; missing or '' when that is not known. */
  readonly pickupHours?: string;
}

function confirmationWords(
  purpose: CartPurpose,
  locale: Locale,
): Pick<Plan, 'subject' | 'heading'> & { readonly intro: string } {
  const text = orderMailText(locale);
  const ordered = {
    subject: text.confirmationSubject,
    heading: text.confirmationHeading,
    intro: text.confirmationIntro,
  };
  switch (purpose) {
    case 'subscription':
      return { ...ordered, heading: text.subscribedHeading, intro: text.subscribedIntro };
    case 'donation':
      return {
        subject: text.contributionSubject,
        heading: text.contributionHeading,
        intro: text.contributionIntro,
      };
    default:
      return ordered;
  }
}

/** Sent when an order is placed. */
export function confirmationMail(order: OrderMailSubject): MailContent {
  const locale = localeOf(order.shop.language);
  const words = confirmationWords(order.draft.purpose ?? 'shopping', locale);
  const { manualPayment } = order.draft;
  const intro =
    manualPayment === undefined ? words.intro : orderMailText(locale).awaitedIntro[manualPayment.method];
  return write(order, {
    subject: words.subject,
    heading: words.heading,
    paragraphs: [fillText(intro, { number: order.number }), ...paymentSteps(order, locale)],
    withLines: true,
  });
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
export function paidMail(order: OrderMailSubject, isHandedOver: boolean): MailContent {
  const text = orderMailText(localeOf(order.shop.language));
  return write(order, {
    subject: text.paidSubject,
    heading: text.refundedHeading,
    paragraphs: [
      fillText(isHandedOver ? text.paidIntroHandedOver : text.paidIntro, { number: order.number }),
    ],
    withLines: false,
  });
}

/** Sent when an order is canceled that was not paid. `reason` is the owner's; '' for none. */
export function unpaidMail(order: OrderMailSubject, reason: string): MailContent {
  const text = orderMailText(localeOf(order.shop.language));
  return write(order, {
    subject: text.unpaidSubject,
    heading: text.refundedHeading,
    paragraphs: [
      fillText(text.unpaidIntro, { number: order.number }),
      ...(reason === '' ? [] : [fillText(text.refundedReason, { reason })]),
    ],
    withLines: false,
  });
}

/** Units of an order that were sent together. */
export interface Parcel extends Tracking {
  readonly units: readonly LineUnits[];
  /** What was sent with it: everything, a part, or the last part. */
  readonly extent: 'whole' | 'part' | 'rest';
}

/** Sent when the owner marks units of an order as fulfilled. */
export function fulfilledMail(order: OrderMailSubject, parcel: Parcel): MailContent {
  const locale = localeOf(order.shop.language);
  const text = orderMailText(locale);
  const parcels = parcelsText(locale);
  const { totals, details } = order.draft;
  const isPickup = isPickedUp(totals, details.address);
  const isSent = totals.requiresDelivery;
  const ready = { whole: parcels.readyIntro, part: parcels.readyPartIntro, rest: parcels.readyRestIntro };
  const sent = {
    whole: isSent ? text.fulfilledIntro : text.fulfilledIntroNothingSent,
    part: isSent ? parcels.partIntro : parcels.partIntroNothingSent,
    rest: isSent ? parcels.restIntro : text.fulfilledIntroNothingSent,
  };
  const subjects = isPickup
    ? { part: parcels.readyPartSubject, other: parcels.readySubject }
    : { part: parcels.partSubject, other: text.fulfilledSubject };
  const intro = (isPickup ? ready : sent)[parcel.extent];
  return write(order, {
    subject: parcel.extent === 'part' ? subjects.part : subjects.other,
    heading: text.fulfilledHeading,
    paragraphs: [
      fillText(intro, { number: order.number }),
      ...(isPickup ? pickupLines(order, locale) : []),
      ...trackingLines(parcel, locale),
    ],
    withLines: false,
    // Of a whole order the contents are known.
    place: parcel.extent === 'whole' ? [] : contentsOf(order.draft, parcel.units, locale),
    links: trackingLinks(parcel, locale),
  });
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
export function trackingMail(order: OrderMailSubject, parcel: Parcel): MailContent {
  const locale = localeOf(order.shop.language);
  const text = parcelsText(locale);
  return write(order, {
    subject: text.trackingSubject,
    heading: orderMailText(locale).refundedHeading,
    paragraphs: [fillText(text.trackingIntro, { number: order.number }), ...trackingLines(parcel, locale)],
    withLines: false,
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

function trackingLinks(tracking: Tracking, locale: Locale): NonNullable<Plan['links']> {
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
): MailContent {
  const locale = localeOf(order.shop.language);
  const text = orderMailText(locale);
  const amount = formatMoney({ minor: refund.amountMinor, currency: order.draft.currency }, locale);
  return write(order, {
    subject: text.refundedSubject,
    heading: text.refundedHeading,
    paragraphs: [
      fillText(refund.byHandMinor > 0 ? text.refundedByHand : text.refundedIntro, {
        amount,
        number: order.number,
      }),
      ...(refund.reason === '' ? [] : [fillText(text.refundedReason, { reason: refund.reason })]),
    ],
    withLines: false,
  });
}

interface Plan {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly withLines: boolean;
  /** A block below; the address where the order's lines are shown. */
  readonly place?: readonly string[];
  /** Before the link to the order. */
  readonly links?: readonly { readonly label: string; readonly href: string }[];
}

function write(order: OrderMailSubject, plan: Plan): MailContent {
  const locale = localeOf(order.shop.language);
  const text = orderMailText(locale);
  const { shop, draft, number } = order;
  const { address } = draft.details;
  const heading = fillText(plan.heading, { name: address.firstName });
  const link = `${shop.origin}/order-status/${order.accessToken}`;
  const notes = [
    ...(order.testMode ? [text.testOrder] : []),
    ...(shop.contactEmail === '' ? [] : [fillText(text.questions, { email: shop.contactEmail })]),
  ];
  return renderMail({
    shop,
    subject: fillText(plan.subject, { number, shop: shop.title }),
    heading,
    paragraphs: plan.paragraphs,
    lines: plan.withLines ? orderLines(draft, locale) : [],
    sums: plan.withLines ? orderSums(draft, locale) : [],
    place: plan.place ?? (plan.withLines ? placeLines(draft, locale) : []),
    links: [...(plan.links ?? []), { label: text.seeOrder, href: link }],
    notes,
  });
}

/** E.g. '2 × Mug (Moss, Large)'. */
export function lineName(line: Pick<OrderLine, 'quantity' | 'productName' | 'attributes'>): string {
  const attributes = Object.values(line.attributes).join(', ');
  return `${line.quantity} × ${line.productName}${attributes === '' ? '' : ` (${attributes})`}`;
}

/** The order's lines, one row each. */
export function orderLines(draft: OrderMailSubject['draft'], locale: Locale): readonly MailTableRow[] {
  return draft.lines.map((line) => {
    const answers = (line.answers ?? [])
      .map((answer) => labelled(locale, answer.label, answer.text))
      .join('; ');
    return {
      label: [lineName(line), ...(answers === '' ? [] : [answers])].join(' – '),
      amount: formatMoney({ minor: line.lineTotalMinor, currency: draft.currency }, locale),
    };
  });
}

/** The order's totals, one row each. */
export function orderSums(
  draft: Pick<OrderMailSubject['draft'], 'currency' | 'deliveryName' | 'totals' | 'manualPayment'>,
  locale: Locale,
): readonly MailTableRow[] {
  const text = orderMailText(locale);
  const { totals, currency } = draft;
  const money = (minor: number): string => formatMoney({ minor, currency }, locale);
  const cards = totals.giftCards.filter((card) => card.amountMinor > 0);
  const deliveryLabel =
    draft.deliveryName === null ? text.delivery : fillText(text.deliveryNamed, { name: draft.deliveryName });
  return [
    { label: text.subtotal, amount: money(totals.subtotalMinor) },
    ...discountSums(totals, locale).map(({ label, amountMinor }) => ({ label, amount: money(-amountMinor) })),
    ...(totals.requiresDelivery
      ? [
          {
            label: deliveryLabel,
            amount: totals.deliveryMinor === 0 ? text.free : money(totals.deliveryMinor),
          },
        ]
      : []),
    ...totals.taxLines.map((line) => ({
      label: fillText(totals.pricesIncludeTax ? text.taxIncluded : text.taxNamed, { name: line.name }),
      amount: money(line.amountMinor),
    })),
    { label: text.total, amount: money(totals.grandTotalMinor) },
    ...cards.map((card) => ({
      label: fillText(text.giftCardEnding, { last4: card.last4 }),
      amount: money(-card.amountMinor),
    })),
    ...(cards.length > 0
      ? [
          {
            label: draft.manualPayment === undefined ? text.amountPaid : text.amountToPay,
            amount: money(totals.amountDueMinor),
          },
        ]
      : []),
  ];
}

/** A row per discount. */
function discountSums(totals: CartTotals, locale: Locale): readonly { label: string; amountMinor: number }[] {
  const text = orderMailText(locale);
  if (totals.discountMinor === 0) return [];
  const applied = totals.discounts.filter((each) => each.amountMinor > 0);
  if (applied.length === 0) return [{ label: text.discount, amountMinor: totals.discountMinor }];
  return applied.map((each) => ({
    label: discountLabel(text.discount, each),
    amountMinor: each.amountMinor,
  }));
}

function placeLines(draft: OrderMailSubject['draft'], locale: Locale): readonly string[] {
  const text = orderMailText(locale);
  const { address, note } = draft.details;
  const isPickup = isPickedUp(draft.totals, address);
  const who = draft.totals.requiresDelivery ? text.deliverTo : text.billTo;
  return [
    labelled(locale, isPickup ? text.pickUp : who, '').trimEnd(),
    `${address.firstName} ${address.lastName}`,
    address.line1,
    address.line2,
    ...(isPickup
      ? []
      : [
          [address.city, address.region, address.postalCode].filter((part) => part !== '').join(' '),
          findCountry(address.country, locale)?.name ?? address.country,
        ]),
    ...(note === '' ? [] : [labelled(locale, text.note, note)]),
  ].filter((line) => line !== '');
}
