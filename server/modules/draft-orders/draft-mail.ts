import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { type AgreedDiscount, agreedDiscountMinor } from '@vitrine/domain/discount/agreed-discount.ts';
import { discountLabel } from '@vitrine/domain/discount/discount-label.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import { orderMailText } from '@vitrine/domain/text/order-mail.ts';
import { paymentLinksText } from '@vitrine/domain/text/payment-links.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { longDay } from '@vitrine/domain/time/long-day.ts';
import { lineName, type MailPlan, type MailShop, occasionWords } from '../mail/index.ts';

/** The input of the mail: the shop, and the draft order as it is sent. */
export interface DraftMailSubject {
  readonly shop: MailShop;
  readonly url: string;
  readonly currency: CurrencyCode;
  /** What the shop wrote to the customer; '' for nothing. */
  readonly note: string;
  /** Epoch milliseconds; null: the link does not expire. */
  readonly expiresOn: number | null;
  readonly discount: AgreedDiscount | null;
  readonly lines: readonly {
    readonly title: string;
    readonly attributes: Readonly<Record<string, string>>;
    readonly quantity: number;
    readonly unitPriceMinor: number;
  }[];
}

/** Sent when the owner sends a draft order: what it has, and the link by which it is paid. */
export function draftMail(subject: DraftMailSubject): MailPlan {
  const { shop, url, currency, note, expiresOn, discount, lines } = subject;
  const locale = localeOf(shop.language);
  const text = paymentLinksText(locale);
  const order = orderMailText(locale);
  const money = (minor: number): string => formatMoney({ minor, currency }, locale);
  const sums = lines.map(({ quantity, unitPriceMinor }) => quantity * unitPriceMinor);
  const discountMinor = agreedDiscountMinor(discount, lines);
  // The last moment is the end of a day: the day before it is named.
  const date = longDay((expiresOn ?? 0) - 1, { timeZone: 'UTC', ...shop });
  return {
    shop,
    words: occasionWords('payment-link', 'sent', {}),
    details: note.split('\n').filter((line) => line.trim() !== ''),
    lines: lines.map(({ title, attributes, quantity }, position) => ({
      label: lineName({ productName: title, attributes, quantity }),
      amount: money(sums[position] ?? 0),
    })),
    sums: [
      { label: order.subtotal, amount: money(sums.reduce((sum, minor) => sum + minor, 0)) },
      ...(discount === null || discountMinor === 0
        ? []
        : [
            {
              label: discountLabel(order.discount, { code: '', name: discount.reason }),
              amount: money(-discountMinor),
            },
          ]),
    ],
    links: [{ label: text.mailPay, href: url }],
    notes: [
      text.mailMore,
      ...(expiresOn === null ? [] : [fillText(text.mailExpires, { date })]),
      text.mailPrivate,
    ],
  };
}
