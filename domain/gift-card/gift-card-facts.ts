import { isEmail } from '../order/email.ts';
import * as text from '../text/en/gift-cards.ts';
import { fillText } from '../text/fill-text.ts';
import { sendDayProblem } from './send-day.ts';

/** Whom a gift card is for and how it gets there; travels as the `additionalFields` of its line. */
export interface GiftCardFacts {
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  /** Plain text with line ends; '' for none. */
  readonly message: string;
  /** `2026-03-02`, in the site's time zone. */
  readonly sendOn: string;
}

/** Most characters of what is typed. */
export const giftCardLimits = {
  recipientName: 80,
  recipientEmail: 256,
  senderName: 80,
  message: 500,
} as const;

/** Sentences by field; empty when all is well. */
export type GiftCardErrors = Readonly<Partial<Record<keyof GiftCardFacts, string>>>;

const inOneLine = (typed: string): string => typed.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** A message as it is counted and kept: line ends as one sign, no other control signs, nothing empty around it. */
export function tidyMessage(typed: string): string {
  return typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Makes one form of what was typed: names in one line, no spaces around. A blank day is today. */
export function tidyGiftCard(typed: GiftCardFacts, today: string): GiftCardFacts {
  return {
    recipientName: inOneLine(typed.recipientName),
    recipientEmail: typed.recipientEmail.trim(),
    senderName: inOneLine(typed.senderName),
    message: tidyMessage(typed.message),
    sendOn: typed.sendOn.trim() === '' ? today : typed.sendOn.trim(),
  };
}

/** Checks tidy facts. `today` is the day in the site's time zone. */
export function giftCardErrors(facts: GiftCardFacts, today: string): GiftCardErrors {
  const errors: Partial<Record<keyof GiftCardFacts, string>> = {};
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

/** The facts as a line carries them: JSON text. */
export function writeGiftCardFacts(facts: GiftCardFacts): string {
  const { recipientName, recipientEmail, senderName, message, sendOn } = facts;
  return JSON.stringify({ recipientName, recipientEmail, senderName, message, sendOn });
}

/** The facts a line carries; null when it carries none. */
export function readGiftCardFacts(additionalFields: string): GiftCardFacts | null {
  let value: unknown;
  try {
    value = JSON.parse(additionalFields);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Readonly<Record<string, unknown>>;
  const read = (name: keyof GiftCardFacts): string => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
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

/** A gift card's line in words, for cart, order and mail; empty for a line that carries no such facts. */
export function describeGiftCard(
  additionalFields: string,
): readonly { readonly label: string; readonly text: string }[] {
  const facts = readGiftCardFacts(additionalFields);
  if (facts === null) return [];
  return [
    { label: text.lineRecipient, text: facts.recipientName },
    { label: text.lineRecipientEmail, text: facts.recipientEmail },
    { label: text.lineSender, text: facts.senderName },
    { label: text.lineMessage, text: facts.message },
    { label: text.lineSendOn, text: facts.sendOn },
  ].filter((entry) => entry.text !== '');
}
