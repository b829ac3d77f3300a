import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import * as text from '@vitrine/domain/text/en/order-mail.ts';
import { escapeHtml } from './escape-html.ts';

/** What a mail is written from: the shop, and the order as it was bought. */
export interface OrderMailSubject {
  readonly shop: {
    readonly title: string;
    /** Origin of the site, e.g. https://fernandkiln.example, which the order status link begins with. */
    readonly origin: string;
    readonly address: readonly string[];
    readonly contactEmail: string;
  };
  readonly number: number;
  readonly accessToken: string;
  readonly testMode: boolean;
  readonly draft: Omit<OrderDraft, 'cartId'>;
}

export interface MailContent {
  readonly subject: string;
  readonly bodyText: string;
  readonly bodyHtml: string;
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

/** Header lines of a mail may not contain line ends; a shop's title might. */
const oneLine = (value: string): string => value.replaceAll(/[\r\n]+/g, ' ').trim();

function write(order: OrderMailSubject, plan: Plan): MailContent {
  const { shop, draft, number } = order;
  const { address } = draft.details;
  const heading = fillText(plan.heading, { name: address.firstName });
  const link = `${shop.origin}/order-status/${order.accessToken}`;
  const notes = [
    ...(order.testMode ? [text.testOrder] : []),
    ...(shop.contactEmail === '' ? [] : [fillText(text.questions, { email: shop.contactEmail })]),
  ];
  const lines = plan.withLines ? orderLines(draft) : [];
  const sums = plan.withLines ? orderSums(draft) : [];
  const place = plan.withLines ? placeLines(draft) : [];
  const bodyText = [
    heading,
    ...plan.paragraphs,
    ...(lines.length === 0 ? [] : [lines.map((line) => `${line.label}  ${line.amount}`).join('\n')]),
    ...(sums.length === 0 ? [] : [sums.map((sum) => `${sum.label}: ${sum.amount}`).join('\n')]),
    ...(place.length === 0 ? [] : [place.join('\n')]),
    `${text.seeOrder}: ${link}`,
    ...notes,
    [shop.title, ...shop.address].join('\n'),
  ].join('\n\n');
  return {
    subject: oneLine(fillText(plan.subject, { number, shop: shop.title })),
    bodyText: `${bodyText}\n`,
    bodyHtml: html({ heading, paragraphs: plan.paragraphs, lines, sums, place, link, notes, shop }),
  };
}

interface Row {
  readonly label: string;
  readonly amount: string;
}

function orderLines(draft: OrderMailSubject['draft']): readonly Row[] {
  return draft.lines.map((line) => {
    const attributes = Object.values(line.attributes).join(', ');
    return {
      label: `${line.quantity} × ${line.productName}${attributes === '' ? '' : ` (${attributes})`}`,
      amount: formatMoney({ minor: line.lineTotalMinor, currency: draft.currency }),
    };
  });
}

function orderSums(draft: OrderMailSubject['draft']): readonly Row[] {
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

const paragraph = (content: string): string => (content === '' ? '' : `<p>${content}</p>`);

function html(mail: {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly lines: readonly Row[];
  readonly sums: readonly Row[];
  readonly place: readonly string[];
  readonly link: string;
  readonly notes: readonly string[];
  readonly shop: OrderMailSubject['shop'];
}): string {
  const rows = (list: readonly Row[]): string =>
    list
      .map(
        ({ label, amount }) =>
          `<tr><td>${escapeHtml(label)}</td><td align="right">${escapeHtml(amount)}</td></tr>`,
      )
      .join('');
  const table =
    mail.lines.length === 0
      ? ''
      : `<table width="100%" cellpadding="4" role="presentation">${rows(mail.lines)}${rows(mail.sums)}</table>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(mail.shop.title)}</title><body style="font:16px/1.5 sans-serif;max-width:36em;margin:auto;padding:1em"><h1 style="font-size:1.25em">${escapeHtml(mail.heading)}</h1>${mail.paragraphs
    .map((content) => paragraph(escapeHtml(content)))
    .join(
      '',
    )}${table}${paragraph(mail.place.map(escapeHtml).join('<br>'))}<p><a href="${escapeHtml(mail.link)}">${escapeHtml(text.seeOrder)}</a></p>${mail.notes
    .map((content) => paragraph(escapeHtml(content)))
    .join(
      '',
    )}${paragraph([mail.shop.title, ...mail.shop.address].map(escapeHtml).join('<br>'))}</body></html>`;
}
