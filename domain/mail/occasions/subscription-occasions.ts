import { subscriptionsText } from '../../text/subscriptions.ts';
import type { MailPlaceholder } from '../mail-placeholders.ts';
import { occasion } from './define-occasion.ts';

type Texts = ReturnType<typeof subscriptionsText>;

const subscribed = (
  words: (text: Texts) => readonly [subject: string, intro: string],
  more: readonly MailPlaceholder[] = [],
) =>
  occasion(['name', 'productName', 'price', 'date', ...more], (locale) => {
    const text = subscriptionsText(locale);
    const [subject, intro] = words(text);
    return { subject, heading: text.mailHeading, intro, closing: text.mailQuestions };
  });

export const startedOccasions = {
  started: subscribed((text) => [text.mailStartedSubject, text.mailStarted]),
};

export const renewedOccasions = {
  renewed: subscribed((text) => [text.mailRenewedSubject, text.mailRenewed], ['number', 'amount']),
};

export const changedOccasions = {
  paused: subscribed((text) => [text.mailPausedSubject, text.mailPaused]),
  resumed: subscribed((text) => [text.mailResumedSubject, text.mailResumed]),
  kept: subscribed((text) => [text.mailResumedSubject, text.mailKept]),
  skipped: subscribed((text) => [text.mailSkippedSubject, text.mailSkipped], ['before']),
  contents: subscribed((text) => [text.mailContentsSubject, text.mailContents], ['contents', 'priceBefore']),
  address: subscribed((text) => [text.mailAddressSubject, text.mailAddress], ['address']),
};

/** `ending` runs until the end of what is paid; the others have ended. `number`: the order that was given back. */
export const canceledOccasions = {
  ending: subscribed((text) => [text.mailEndingSubject, text.mailEnding]),
  'ending-by-shop': subscribed((text) => [text.mailEndingSubject, text.mailEndingByShop]),
  asked: subscribed((text) => [text.mailCanceledSubject, text.mailCanceled]),
  'by-shop': subscribed((text) => [text.mailCanceledSubject, text.mailCanceledByShop]),
  unpaid: subscribed((text) => [text.mailCanceledSubject, text.mailCanceledUnpaid]),
  refunded: subscribed((text) => [text.mailCanceledSubject, text.mailCanceledRefunded], ['number']),
  canceled: subscribed((text) => [text.mailCanceledSubject, text.mailCanceledWithOrder], ['number']),
};

export const completedOccasions = {
  completed: subscribed((text) => [text.mailCompletedSubject, text.mailCompleted]),
};

export const failedPaymentOccasions = {
  card: subscribed((text) => [text.mailFailedSubject, text.mailFailedOfCard], ['amount', 'last4']),
  'unknown-card': subscribed((text) => [text.mailFailedSubject, text.mailFailed], ['amount']),
};
