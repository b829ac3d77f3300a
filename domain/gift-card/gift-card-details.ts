import { giftCardsText } from '../text/gift-cards.ts';
import type { Locale } from '../text/locale.ts';
import { isEmail } from '../order/email.ts';
import { fillText } from '../text/fill-text.ts';
import { sendDayProblem } from './send-day.ts';

/** Recipient and delivery of a gift card; stored in the `additionalFields` of its line. */
export interface GiftCardDetails {
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  /** Plain text with line breaks; '' for none. */
  readonly message: string;
  /** `2026-03-02`, in the site's time zone. */
  readonly sendOn: string;
}

/** Maximum length of each field, characters. */
export const giftCardLimits = {
  recipientName: 80,
  recipientEmail: 256,
  senderName: 80,
  message: 500,
} as const;

/** Errors by field; empty when valid. */
export type GiftCardErrors = Readonly<Partial<Record<keyof GiftCardDetails, string>>>;

const inOneLine = (typed: string): string => typed.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** Normalizes a message: uniform line breaks, no other control characters, trimmed. */
function normalizeMessage(typed: string): string {
  return typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Normalizes typed details: names in one line, trimmed; a blank day is today. */
export function normalizeGiftCard(typed: GiftCardDetails, today: string): GiftCardDetails {
  return {
    recipientName: inOneLine(typed.recipientName),
    recipientEmail: typed.recipientEmail.trim(),
    senderName: inOneLine(typed.senderName),
    message: normalizeMessage(typed.message),
    sendOn: typed.sendOn.trim() === '' ? today : typed.sendOn.trim(),
  };
}

/** Checks normalized details. `today` is the day in the site's time zone. */
export function giftCardErrors(facts: GiftCardDetails, today: string, locale: Locale): GiftCardErrors {
  const text = giftCardsText(locale);
  const errors: Partial<Record<keyof GiftCardDetails, string>> = {};
  if (facts.recipientName === '') errors.recipientName = text.recipientNameMissing;
  if (facts.senderName === '') errors.senderName = text.senderNameMissing;
  if (facts.recipientEmail === '') errors.recipientEmail = text.recipientEmailMissing;
  else if (!isEmail(facts.recipientEmail)) errors.recipientEmail = text.recipientEmailInvalid;
  for (const name of ['recipientName', 'senderName', 'message'] as const) {
    const max = giftCardLimits[name];
    if (facts[name].length > max) errors[name] = fillText(text.tooLong, { max });
  }
  const problem = sendDayProblem(facts.sendOn, today);
  if (problem !== null) {
    errors.sendOn = {
      invalid: text.sendOnInvalid,
      past: text.sendOnPast,
      'too-far': text.sendOnTooFar,
    }[problem];
  }
  return errors;
}

/**
 * The names of the details in a line's `additionalFields`. They are stored, so they never change.
 */
const storedNames = {
  recipientName: 'For',
  recipientEmail: 'E-mail',
  senderName: 'From',
  message: 'Message',
  sendOn: 'Sent on',
} as const satisfies Record<keyof GiftCardDetails, string>;
const storedOrder = ['recipientName', 'recipientEmail', 'senderName', 'message', 'sendOn'] as const;

/** The label of a stored name in cart, order and mail; other names as they are. A donation's are among them. */
export function storedNameLabel(stored: string, locale: Locale): string {
  const text = giftCardsText(locale);
  const name = storedOrder.find((one) => storedNames[one] === stored);
  return name === undefined ? stored : text.factNames[name];
}

/** The details as stored in a line: JSON text, without empty fields. */
export function writeGiftCardDetails(facts: GiftCardDetails): string {
  return JSON.stringify(
    Object.fromEntries(
      storedOrder.filter((name) => facts[name] !== '').map((name) => [storedNames[name], facts[name]]),
    ),
  );
}

/** The details stored in a line; null when it has none. */
export function readGiftCardDetails(additionalFields: string): GiftCardDetails | null {
  let value: unknown;
  try {
    value = JSON.parse(additionalFields);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Readonly<Record<string, unknown>>;
  const read = (name: keyof GiftCardDetails): string => {
    const field = Object.hasOwn(fields, storedNames[name]) ? fields[storedNames[name]] : undefined;
    return typeof field === 'string' ? field : '';
  };
  const recipientEmail = read('recipientEmail');
  if (!isEmail(recipientEmail)) return null;
  return {
    recipientName: read('recipientName'),
    recipientEmail,
    senderName: read('senderName'),
    message: read('message'),
    sendOn: read('sendOn'),
  };
}
