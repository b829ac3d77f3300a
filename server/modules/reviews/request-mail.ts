import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import { reviewsText } from '@vitrine/domain/text/reviews.ts';
import { type MailPlan, type MailShop, occasionWords } from '../mail/index.ts';

/** The input of the mail: an order, and the products that can be reviewed. */
export interface RequestMailSubject {
  /** Its language is the buyer's. */
  readonly shop: MailShop;
  readonly orderNumber: number;
  readonly products: readonly string[];
  /** Absolute addresses. */
  readonly url: string;
  readonly unsubscribeUrl: string;
}

/** Products that the mail names. */
const MAX_NAMED = 10;

/** Asks the buyer of an order, once, to review what was bought. */
export function requestMail(subject: RequestMailSubject): MailPlan {
  const { shop, orderNumber, products, url, unsubscribeUrl } = subject;
  const locale = localeOf(shop.language);
  const text = reviewsText(locale);
  const words = { shop: shop.title, number: orderNumber };
  return {
    shop,
    words: occasionWords('review-request', 'bought', { number: String(orderNumber) }),
    lines: products.slice(0, MAX_NAMED).map((label) => ({ label, amount: '' })),
    links: [{ label: text.mailLink, href: url }],
    notes: [fillText(text.mailReason, words)],
    lastLink: { label: text.mailUnsubscribe, href: unsubscribeUrl },
  };
}
