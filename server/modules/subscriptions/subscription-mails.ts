import { longDay } from '@vitrine/domain/time/long-day.ts';
import { subscriptionsText } from '@vitrine/domain/text/subscriptions.ts';
import { localeOf, type Locale } from '@vitrine/domain/text/locale.ts';
import { orderMailText } from '@vitrine/domain/text/order-mail.ts';
import type { MailOccasion, WrittenMailKind } from '@vitrine/domain/mail/mail-occasions.ts';
import type { MailValues } from '@vitrine/domain/mail/mail-text.ts';
import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import { isPaidUp, retryDays } from '@vitrine/domain/subscription/subscription.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { type MailPlan, type MailShop, occasionWords, orderLines, orderSums } from '../mail/index.ts';
import type { WebsiteSettings } from '../websites/index.ts';
import { stateOf, type SubscriptionRecord } from './repository.ts';
import { moneyText, priceText } from './subscription-words.ts';

/** The input of a mail: the shop, and the subscription after the change the mail reports. */
export interface SubscriptionMailSubject {
  readonly shop: MailShop;
  readonly settings: Pick<WebsiteSettings, 'language' | 'timeZone'>;
  readonly testMode: boolean;
  readonly record: SubscriptionRecord;
}

export interface SubscriptionMail {
  readonly kind: WrittenMailKind;
  readonly plan: MailPlan;
}

/** Path of the customer's own page. */
export function subscriptionPath(record: Pick<SubscriptionRecord, 'accessToken'>): string {
  return `/subscription/${record.accessToken}`;
}

/** Sent once, when it has started. */
export function startedMail(subject: SubscriptionMailSubject): SubscriptionMail {
  const locale = localeOf(subject.shop.language);
  return writeSubscriptionMail(subject, 'subscription-started', 'started', {
    details: [nextSentence(subject.record, locale)],
  });
}

/** The order that renewed a subscription. */
export interface RenewalOrder {
  readonly number: number;
  readonly accessToken: string;
  readonly draft: OrderDraft;
}

/** Sent for each order that renews a subscription, in place of the order's own confirmation. */
export function renewedMail(subject: SubscriptionMailSubject, order: RenewalOrder): SubscriptionMail {
  const locale = localeOf(subject.shop.language);
  const { number, draft } = order;
  return writeSubscriptionMail(subject, 'subscription-renewed', 'renewed', {
    details: [nextSentence(subject.record, locale)],
    values: {
      number,
      amount: moneyText(subject.record, draft.totals.amountDueMinor, locale),
    },
    order,
  });
}

/** Sent after each failed charge that will be retried. */
export function paymentFailedMail(subject: SubscriptionMailSubject, amountMinor: number): SubscriptionMail {
  const locale = localeOf(subject.shop.language);
  const text = subscriptionsText(locale);
  const { record, settings } = subject;
  const isLast = record.failedTries >= retryDays.length;
  const values = {
    amount: moneyText(record, amountMinor, locale),
    last4: record.cardLast4,
    ...(record.nextChargeOn === null ? {} : { date: longDay(record.nextChargeOn, settings) }),
  };
  const occasion = record.cardLast4 === '' ? 'unknown-card' : 'card';
  return writeSubscriptionMail(subject, 'payment-failed', occasion, {
    details: [isLast ? text.mailLastRetry : text.mailRetry],
    values,
    link: text.mailChangeCard,
  });
}

/** Sent when it was canceled and a paid period still runs. */
export function endingMail(
  subject: SubscriptionMailSubject,
  why: 'asked' | 'by-shop' = 'asked',
): SubscriptionMail {
  const occasion = why === 'asked' ? 'ending' : 'ending-by-shop';
  return writeSubscriptionMail(subject, 'subscription-canceled', occasion, {});
}

/**
 * Sent when it has ended: as requested, because it could not be paid, or because its first order was refunded or
 * canceled; then that order's number is given.
 */
export function canceledMail(
  subject: SubscriptionMailSubject,
  why: 'asked' | 'by-shop' | 'unpaid' | 'refunded' | 'canceled',
  number = 0,
): SubscriptionMail {
  return writeSubscriptionMail(subject, 'subscription-canceled', why, { values: { number } });
}

/** Sent after the last of a fixed number of cycles. */
export function completedMail(subject: SubscriptionMailSubject): SubscriptionMail {
  return writeSubscriptionMail(subject, 'subscription-ended', 'completed', {});
}

export function nextSentence(record: SubscriptionRecord, locale: Locale): string {
  const text = subscriptionsText(locale);
  return isPaidUp(stateOf(record)) ? text.mailRunsUntil : text.mailNextPayment;
}

interface SubscriptionPlan {
  /** Sentences below the words, with placeholders. */
  readonly details?: readonly string[];
  /** Besides those that every mail about a subscription has. */
  readonly values?: MailValues;
  readonly link?: string;
  readonly order?: RenewalOrder;
}

export function writeSubscriptionMail<Kind extends WrittenMailKind>(
  subject: SubscriptionMailSubject,
  kind: Kind,
  occasion: MailOccasion<Kind>,
  { details = [], link, order, ...more }: SubscriptionPlan,
): SubscriptionMail {
  const locale = localeOf(subject.shop.language);
  const text = subscriptionsText(locale);
  const { shop, record, settings } = subject;
  const values = {
    name: record.details.address.firstName,
    productName: record.productName,
    price: priceText(record, locale),
    date: longDay(record.periodEndsOn, settings),
    ...more.values,
  };
  const plan: MailPlan = {
    shop,
    words: occasionWords(kind, occasion, values),
    details: details.map((sentence) => fillText(sentence, values)),
    links: [
      { label: link ?? text.mailManage, href: `${shop.origin}${subscriptionPath(record)}` },
      ...(order === undefined
        ? []
        : [
            {
              label: orderMailText(locale).seeOrder,
              href: `${shop.origin}/order-status/${order.accessToken}`,
            },
          ]),
    ],
    ...(order === undefined
      ? {}
      : { lines: orderLines(order.draft, locale), sums: orderSums(order.draft, locale) }),
    notes: subject.testMode ? [text.mailTest] : [],
  };
  return { kind, plan };
}
