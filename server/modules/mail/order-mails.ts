import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import * as text from '@vitrine/domain/text/en/order-mail.ts';
import { layOutMail, type MailContent, type MailShop, type MailTableRow } from './mail-layout.ts';

/** What a mail is written from: the shop, and the order as it was bought. */
export interface OrderMailSubject {
  readonly shop: MailShop;
  readonly number: number;
  readonly accessToken: string;
  readonly testMode: boolean;
  readonly draft: Omit<OrderDraft, 'cartId'>;
}

/** Sent when an order is placed. */
export function confirmationMail(order: OrderMailSubject): MailContent {
  return write(order, {
    subject: text.confirmationSubject,
    heading: text.confirmationHeading,
    paragraphs: [fillText(text.confirmationIntro, { number: order.number })],
    withLines: true,
  });
}

/** Sent when the owner marks an order fulfilled. */
export function fulfilledMail(order: OrderMailSubject): MailContent {
  const intro = order.draft.totals.requiresDelivery ? text.fulfilledIntro : text.fulfilledIntroNothingSent;
  return write(order, {
    subject: text.fulfilledSubject,
    heading: text.fulfilledHeading,
    paragraphs: [fillText(intro, { number: order.number })],
    withLines: false,
  });
}

/** Sent when money was given back. `amountMinor` is this refund's. */
export function refundedMail(
  order: OrderMailSubject,
  refund: { readonly amountMinor: number; readonly reason: string },
): MailContent {
  const amount = formatMoney({ minor: refund.amountMinor, currency: order.draft.currency });
  return write(order, {
    subject: text.refundedSubject,
    heading: text.refundedHeading,
    paragraphs: [
      fillText(text.refundedIntro, { amount, number: order.number }),
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
}

function write(order: OrderMailSubject, plan: Plan): MailContent {
  const { shop, draft, number } = order;
  const { address } = draft.details;
  const heading = fillText(plan.heading, { name: address.firstName });
  const link = `${shop.origin}/order-status/${order.accessToken}`;
  const notes = [
    ...(order.testMode ? [text.testOrder] : []),
    ...(shop.contactEmail === '' ? [] : [fillText(text.questions, { email: shop.contactEmail })]),
  ];
  return layOutMail({
    shop,
    subject: fillText(plan.subject, { number, shop: shop.title }),
    heading,
    paragraphs: plan.paragraphs,
    lines: plan.withLines ? orderLines(draft) : [],
    sums: plan.withLines ? orderSums(draft) : [],
    place: plan.withLines ? placeLines(draft) : [],
    links: [{ label: text.seeOrder, href: link }],
    notes,
  });
}

function orderLines(draft: OrderMailSubject['draft']): readonly MailTableRow[] {
  return draft.lines.map((line) => {
    const attributes = Object.values(line.attributes).join(', ');
    return {
      label: `${line.quantity} × ${line.productName}${attributes === '' ? '' : ` (${attributes})`}`,
      amount: formatMoney({ minor: line.lineTotalMinor, currency: draft.currency }),
    };
  });
}

function orderSums(draft: OrderMailSubject['draft']): readonly MailTableRow[] {
  const { totals, currency } = draft;
  const money = (minor: number): string => formatMoney({ minor, currency });
  const deliveryLabel =
    draft.deliveryName === null ? text.delivery : fillText(text.deliveryNamed, { name: draft.deliveryName });
  return [
    { label: text.subtotal, amount: money(totals.subtotalMinor) },
    ...(totals.discountMinor > 0 ? [{ label: text.discount, amount: money(-totals.discountMinor) }] : []),
    ...(totals.requiresDelivery
      ? [
          {
            label: deliveryLabel,
            amount: totals.deliveryMinor === 0 ? text.free : money(totals.deliveryMinor),
          },
        ]
      : []),
    ...totals.taxLines.map((line) => ({
      label: fillText(text.taxNamed, { name: line.name }),
      amount: money(line.amountMinor),
    })),
    { label: text.total, amount: money(totals.grandTotalMinor) },
  ];
}

function placeLines(draft: OrderMailSubject['draft']): readonly string[] {
  const { address, note } = draft.details;
  return [
    `${draft.totals.requiresDelivery ? text.deliverTo : text.billTo}:`,
    `${address.firstName} ${address.lastName}`,
    address.line1,
    address.line2,
    [address.city, address.region, address.postalCode].filter((part) => part !== '').join(' '),
    address.country,
    ...(note === '' ? [] : [`${text.note}: ${note}`]),
  ].filter((line) => line !== '');
}
