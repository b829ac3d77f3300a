import type { Locale } from '../text/locale.ts';
import type { MailPlaceholder } from './mail-placeholders.ts';
import type { MailWords } from './mail-words.ts';
import {
  cartOccasions,
  giftCardOccasions,
  deliveryOccasions,
  linkOccasions,
  newsletterOccasions,
  reviewOccasions,
  stockOccasions,
} from './occasions/other-occasions.ts';
import {
  confirmationOccasions,
  fulfilledOccasions,
  paidOccasions,
  refundedOccasions,
  trackingOccasions,
  unpaidOccasions,
} from './occasions/order-occasions.ts';
import {
  canceledOccasions,
  changedOccasions,
  completedOccasions,
  failedPaymentOccasions,
  renewedOccasions,
  startedOccasions,
} from './occasions/subscription-occasions.ts';

/** Every kind of mail that goes to visitors, with the occasions that its words differ for. */
export const mailOccasions = {
  'order-confirmation': confirmationOccasions,
  'order-paid': paidOccasions,
  'order-unpaid': unpaidOccasions,
  'order-fulfilled': fulfilledOccasions,
  'order-tracking': trackingOccasions,
  'order-refunded': refundedOccasions,
  'gift-card': giftCardOccasions,
  'digital-delivery': deliveryOccasions,
  'subscription-started': startedOccasions,
  'subscription-renewed': renewedOccasions,
  'subscription-changed': changedOccasions,
  'subscription-canceled': canceledOccasions,
  'subscription-ended': completedOccasions,
  'payment-failed': failedPaymentOccasions,
  'payment-link': linkOccasions,
  restock: stockOccasions,
  'cart-reminder': cartOccasions,
  'review-request': reviewOccasions,
  'newsletter-confirmation': newsletterOccasions,
} as const;

export type WrittenMailKind = keyof typeof mailOccasions;
export type MailOccasion<Kind extends WrittenMailKind = WrittenMailKind> = Kind extends WrittenMailKind
  ? keyof (typeof mailOccasions)[Kind] & string
  : never;

/** The kinds of mails whose words a shop can write itself. */
export const writtenMailKinds = Object.keys(mailOccasions) as readonly WrittenMailKind[];

/** What the words of a mail are on an occasion, unless the shop wrote others. */
export interface OccasionDefinition {
  /** What its words have values for. */
  readonly placeholders: readonly MailPlaceholder[];
  readonly words: (locale: Locale) => MailWords;
}

/** Whether a kind of mail has words that a shop can write. */
export const isWrittenKind = (kind: string): kind is WrittenMailKind =>
  writtenMailKinds.some((written) => written === kind);

/** The occasions of a kind of mail, the usual one first. */
export const occasionsOf = (kind: WrittenMailKind): readonly string[] => Object.keys(mailOccasions[kind]);

/** An occasion of a kind of mail; null where there is none of that name. */
export function findOccasion(kind: WrittenMailKind, occasion: string): OccasionDefinition | null {
  const all: Readonly<Record<string, OccasionDefinition>> = mailOccasions[kind];
  return Object.hasOwn(all, occasion) ? (all[occasion] ?? null) : null;
}
