import { longDay } from '@vitrine/domain/time/long-day.ts';
import { subscriptionsText } from '@vitrine/domain/text/subscriptions.ts';
import { localeOf, type Locale } from '@vitrine/domain/text/locale.ts';
import { orderMailText } from '@vitrine/domain/text/order-mail.ts';
import type { MailKind } from '@vitrine/contracts/mail.ts';
import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import { isPaidUp, retryDays } from '@vitrine/domain/subscription/subscription.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { renderMail, orderLines, orderSums, type MailContent, type MailShop } from '../mail/index.ts';
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

export interface SubscriptionMail extends MailContent {
  readonly kind: MailKind;
}

/** Path of the customer's own page. */
export function subscriptionPath(record: Pick<SubscriptionRecord, 'accessToken'>): string {
  return `/subscription/${record.accessToken}`;
}

/** Sent once, when it has started. */
export function startedMail(subject: SubscriptionMailSubject): SubscriptionMail {
  const locale = localeOf(subject.shop.language);
  const text = subscriptionsText(locale);
  return writeSubscriptionMail(subject, 'subscription-started', {
    subject: text.mailStartedSubject,
    paragraphs: [text.mailStarted, nextSentence(subject.record, locale)],
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
  const text = subscriptionsText(locale);
  const { number, draft } = order;
  return writeSubscriptionMail(subject, 'subscription-renewed', {
    subject: text.mailRenewedSubject,
    paragraphs: [text.mailRenewed, nextSentence(subject.record, locale)],
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
  return writeSubscriptionMail(subject, 'payment-failed', {
    subject: text.mailFailedSubject,
    paragraphs: [
      record.cardLast4 === '' ? text.mailFailed : text.mailFailedOfCard,
      isLast ? text.mailLastRetry : text.mailRetry,
    ],
    values: {
      amount: moneyText(record, amountMinor, locale),
      last4: record.cardLast4,
      ...(record.nextChargeOn === null ? {} : { date: longDay(record.nextChargeOn, settings) }),
    },
    link: text.mailChangeCard,
  });
}

/** Sent when it was canceled and a paid period still runs. */
export function endingMail(
  subject: SubscriptionMailSubject,
  why: 'asked' | 'by-shop' = 'asked',
): SubscriptionMail {
  const text = subscriptionsText(localeOf(subject.shop.language));
  return writeSubscriptionMail(subject, 'subscription-canceled', {
    subject: text.mailEndingSubject,
    paragraphs: [why === 'asked' ? text.mailEnding : text.mailEndingByShop],
  });
}

function canceledSentence(
  why: 'asked' | 'by-shop' | 'unpaid' | 'refunded' | 'canceled',
  locale: Locale,
): string {
  const text = subscriptionsText(locale);
  const sentences = {
    asked: text.mailCanceled,
    'by-shop': text.mailCanceledByShop,
    unpaid: text.mailCanceledUnpaid,
    refunded: text.mailCanceledRefunded,
    canceled: text.mailCanceledWithOrder,
  };
  return sentences[why];
}

/**
 * Sent when it has ended: as requested, because it could not be paid, or because its first order was refunded or
 * canceled; then that order's number is given.
 */
export function canceledMail(
  subject: SubscriptionMailSubject,
  why: Parameters<typeof canceledSentence>[0],
  number = 0,
): SubscriptionMail {
  const locale = localeOf(subject.shop.language);
  const text = subscriptionsText(locale);
  return writeSubscriptionMail(subject, 'subscription-canceled', {
    subject: text.mailCanceledSubject,
    paragraphs: [canceledSentence(why, locale)],
    values: { number },
  });
}

/** Sent after the last of a fixed number of cycles. */
export function completedMail(subject: SubscriptionMailSubject): SubscriptionMail {
  const text = subscriptionsText(localeOf(subject.shop.language));
  return writeSubscriptionMail(subject, 'subscription-ended', {
    subject: text.mailCompletedSubject,
    paragraphs: [text.mailCompleted],
  });
}

export function nextSentence(record: SubscriptionRecord, locale: Locale): string {
  const text = subscriptionsText(locale);
  return isPaidUp(stateOf(record)) ? text.mailRunsUntil : text.mailNextPayment;
}

interface MailPlan {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly values?: Readonly<Record<string, string | number>>;
  readonly link?: string;
  readonly order?: RenewalOrder;
}

export function writeSubscriptionMail(
  subject: SubscriptionMailSubject,
  kind: MailKind,
  plan: MailPlan,
): SubscriptionMail {
  const locale = localeOf(subject.shop.language);
  const text = subscriptionsText(locale);
  const { shop, record, settings } = subject;
  const { order } = plan;
  const values = {
    productName: record.productName,
    shop: shop.title,
    price: priceText(record, locale),
    date: longDay(record.periodEndsOn, settings),
    ...plan.values,
  };
  const content = renderMail({
    shop,
    subject: fillText(plan.subject, values),
    heading: fillText(text.mailHeading, { name: record.details.address.firstName }),
    paragraphs: plan.paragraphs.map((paragraph) => fillText(paragraph, values)),
    ...(order === undefined
      ? {}
      : {
          lines: orderLines(order.draft, locale),
          sums: orderSums(order.draft, locale),
        }),
    links: [
      { label: plan.link ?? text.mailManage, href: `${shop.origin}${subscriptionPath(record)}` },
      ...(order === undefined
        ? []
        : [
            {
              label: orderMailText(locale).seeOrder,
              href: `${shop.origin}/order-status/${order.accessToken}`,
            },
          ]),
    ],
    notes: [
      ...(subject.testMode ? [text.mailTest] : []),
      ...(shop.contactEmail === '' ? [] : [fillText(text.mailQuestions, { email: shop.contactEmail })]),
    ],
  });
  return { kind, ...content };
}
