import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { backInStockText } from '@vitrine/domain/text/back-in-stock.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { type MailPlan, type MailShop, occasionWords } from '../mail/index.ts';

/** The input of the mail: the shop, and what is back. */
export interface BackInStockMailSubject {
  readonly shop: Omit<MailShop, 'language'>;
  /** The reader's. */
  readonly locale: Locale;
  readonly product: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly priceMinor: number;
  readonly currency: CurrencyCode;
  /** Absolute addresses. */
  readonly url: string;
  readonly unsubscribeUrl: string;
}

/** Written once to everyone who waited for a variant. */
export function backInStockMail(subject: BackInStockMailSubject): MailPlan {
  const { locale, product, attributes, priceMinor, currency, url, unsubscribeUrl } = subject;
  const text = backInStockText(locale);
  const shop = { ...subject.shop, language: locale };
  const words = { product, shop: shop.title };
  return {
    shop,
    words: occasionWords('restock', 'back', { product }),
    lines: [
      {
        label: [product, ...Object.values(attributes)].join(' · '),
        amount: formatMoney({ minor: priceMinor, currency }, locale),
      },
    ],
    links: [{ label: fillText(text.mailLink, words), href: url }],
    notes: [fillText(text.mailReason, words)],
    lastLink: { label: text.mailUnsubscribe, href: unsubscribeUrl },
  };
}
