import { isPickedUp } from '@vitrine/domain/delivery/is-picked-up.ts';
import type { CartTotals } from '@vitrine/domain/cart/cart.ts';
import { discountLabel } from '@vitrine/domain/discount/discount-label.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import type { OrderLine } from '@vitrine/domain/order/order.ts';
import { findCountry } from '@vitrine/domain/region/countries.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { orderMailText } from '@vitrine/domain/text/order-mail.ts';
import { labelled } from './mail-layout.ts';
import type { MailTableRow } from './mail-plan.ts';
import type { OrderMailSubject } from './order-mail-subject.ts';

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
    { label: text.total, amount: money(totals.grandTotalMinor), isTotal: true },
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

/** Where an order goes, or whom its bill is for. */
export function placeLines(draft: OrderMailSubject['draft'], locale: Locale): readonly string[] {
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
