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

/** When the next payment is; nothing while none is due on a billing date. */
const nextPayment = ({ shop, record }: SubscriptionMailSubject): readonly string[] =>
  record.status === 'active' ? [nextSentence(record, localeOf(shop.language))] : [];

/** Sent when the shop pauses it. */
export function pausedMail(subject: SubscriptionMailSubject): SubscriptionMail {
  return writeSubscriptionMail(subject, 'subscription-changed', 'paused', {});
}

/** Sent when the shop resumes it. */
export function resumedMail(subject: SubscriptionMailSubject): SubscriptionMail {
  return writeSubscriptionMail(subject, 'subscription-changed', 'resumed', { details: nextPayment(subject) });
}

/** Sent when the shop takes a planned cancellation back. */
export function keptMail(subject: SubscriptionMailSubject): SubscriptionMail {
  return writeSubscriptionMail(subject, 'subscription-changed', 'kept', { details: nextPayment(subject) });
}

/** Sent when the shop skips the charge that was due on `before`. */
export function skippedMail(subject: SubscriptionMailSubject, before: Date): SubscriptionMail {
  return writeSubscriptionMail(subject, 'subscription-changed', 'skipped', {
    details: nextPayment(subject),
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
  const locale = localeOf(subject.shop.language);
  const text = subscriptionsText(locale);
  const [priceBefore, price] = [priceText(before, locale), priceText(subject.record, locale)];
  return writeSubscriptionMail(subject, 'subscription-changed', 'contents', {
    details: [...(priceBefore === price ? [] : [text.mailPriceChanged]), ...nextPayment(subject)],
    values: { contents: contentsOf(subject.record), priceBefore },
  });
}

/** Sent when the shop changes where it goes. */
export function addressMail(subject: SubscriptionMailSubject): SubscriptionMail {
  const { address } = subject.record.details;
  const name = `${address.firstName} ${address.lastName}`.trim();
  return writeSubscriptionMail(subject, 'subscription-changed', 'address', {
    values: { address: [name, addressLine(address)].filter((part) => part !== '').join(', ') },
  });
}
