import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { cartRemindersText } from '@vitrine/domain/text/cart-reminders.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { type MailPlan, type MailShop, occasionWords } from '../mail/index.ts';

/** The input of the mail: the shop, and what is in the cart. */
export interface CartMailSubject {
  readonly shop: Omit<MailShop, 'language'>;
  readonly locale: Locale;
  readonly currency: CurrencyCode;
  readonly lines: readonly {
    readonly title: string;
    readonly attributes: Readonly<Record<string, string>>;
    readonly quantity: number;
    readonly unitPriceMinor: number;
  }[];
  /** Absolute addresses. */
  readonly returnUrl: string;
  readonly unsubscribeUrl: string;
}

/** Written once about a cart whose buyer has entered an address and not ordered. */
export function cartMail(subject: CartMailSubject): MailPlan {
  const { locale, currency, lines, returnUrl, unsubscribeUrl } = subject;
  const text = cartRemindersText(locale);
  const shop = { ...subject.shop, language: locale };
  return {
    shop,
    words: occasionWords('cart-reminder', 'left', {}),
    lines: lines.map(({ title, attributes, quantity, unitPriceMinor }) => ({
      label: `${quantity} × ${[title, ...Object.values(attributes)].join(' · ')}`,
      amount: formatMoney({ minor: quantity * unitPriceMinor, currency }, locale),
    })),
    links: [{ label: text.mailLink, href: returnUrl }],
    notes: [fillText(text.mailReason, { shop: shop.title })],
    lastLink: { label: text.mailUnsubscribe, href: unsubscribeUrl },
  };
}
