import { longDay } from '@vitrine/domain/time/long-day.ts';
import { addressLine } from '@vitrine/domain/order/correct-contact.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import { subscriptionsText } from '@vitrine/domain/text/subscriptions.ts';
import type { SubscriptionRecord } from './repository.ts';
import {
  nextSentence,
  type SubscriptionMail,
  type SubscriptionMailSubject,
  writeSubscriptionMail,
} from './subscription-mails.ts';
import { priceText } from './subscription-words.ts';

type Texts = ReturnType<typeof subscriptionsText>;

const textsOf = ({ shop }: SubscriptionMailSubject): Texts => subscriptionsText(localeOf(shop.language));

/** When the next payment is; nothing while none is due on a billing date. */
const nextPayment = ({ shop, record }: SubscriptionMailSubject): readonly string[] =>
  record.status === 'active' ? [nextSentence(record, localeOf(shop.language))] : [];

/** Sent when the shop pauses it. */
export function pausedMail(subject: SubscriptionMailSubject): SubscriptionMail {
  const text = textsOf(subject);
  return writeSubscriptionMail(subject, 'subscription-changed', {
    subject: text.mailPausedSubject,
    paragraphs: [text.mailPaused],
  });
}

/** Sent when the shop resumes it. */
export function resumedMail(subject: SubscriptionMailSubject): SubscriptionMail {
  const text = textsOf(subject);
  return writeSubscriptionMail(subject, 'subscription-changed', {
    subject: text.mailResumedSubject,
    paragraphs: [text.mailResumed, ...nextPayment(subject)],
  });
}

/** Sent when the shop takes a planned cancellation back. */
export function keptMail(subject: SubscriptionMailSubject): SubscriptionMail {
  const text = textsOf(subject);
  return writeSubscriptionMail(subject, 'subscription-changed', {
    subject: text.mailResumedSubject,
    paragraphs: [text.mailKept, ...nextPayment(subject)],
  });
}

/** Sent when the shop skips the charge that was due on `before`. */
export function skippedMail(subject: SubscriptionMailSubject, before: Date): SubscriptionMail {
  const text = textsOf(subject);
  return writeSubscriptionMail(subject, 'subscription-changed', {
    subject: text.mailSkippedSubject,
    paragraphs: [text.mailSkipped, ...nextPayment(subject)],
    values: { before: longDay(before, subject.settings) },
  });
}

/** '2 × Clay Club (Large)' */
function contentsOf({ quantity, productName, attributes }: SubscriptionRecord): string {
  const options = Object.values(attributes).join(', ');
  return `${quantity} × ${productName}${options === '' ? '' : ` (${options})`}`;
}

/** Sent when the shop changes its quantity or variant; with both prices where they differ. */
export function contentsMail(subject: SubscriptionMailSubject, before: SubscriptionRecord): SubscriptionMail {
  const text = textsOf(subject);
  const locale = localeOf(subject.shop.language);
  const [priceBefore, price] = [priceText(before, locale), priceText(subject.record, locale)];
  return writeSubscriptionMail(subject, 'subscription-changed', {
    subject: text.mailContentsSubject,
    paragraphs: [
      text.mailContents,
      ...(priceBefore === price ? [] : [text.mailPriceChanged]),
      ...nextPayment(subject),
    ],
    values: { contents: contentsOf(subject.record), priceBefore },
  });
}

/** Sent when the shop changes where it goes. */
export function addressMail(subject: SubscriptionMailSubject): SubscriptionMail {
  const text = textsOf(subject);
  const { address } = subject.record.details;
  const name = `${address.firstName} ${address.lastName}`.trim();
  return writeSubscriptionMail(subject, 'subscription-changed', {
    subject: text.mailAddressSubject,
    paragraphs: [text.mailAddress],
    values: { address: [name, addressLine(address)].filter((part) => part !== '').join(', ') },
  });
}
