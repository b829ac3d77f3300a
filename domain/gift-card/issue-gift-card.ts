import * as owners from '../text/en/issue-gift-card.ts';
import { giftCardsText } from '../text/gift-cards.ts';
import { isEmail } from '../order/email.ts';
import { fillText } from '../text/fill-text.ts';
import {
  type GiftCardDetails,
  type GiftCardErrors,
  giftCardErrors,
  giftCardLimits,
} from './gift-card-details.ts';

/** The highest amount of a card that an owner issues, minor units: 10,000.00 of a currency with two digits. */
export const MAX_ISSUED_MINOR = 1_000_000;

/** When the mail of a card that an owner issues is sent; 'none': they hand over the code themselves. */
export const cardDeliveries = ['now', 'day', 'none'] as const;
export type CardDelivery = (typeof cardDeliveries)[number];

/** Checks the normalized name and address of a card's recipient; whoever gets a mail needs an address. In English. */
export function recipientErrors(
  { recipientName, recipientEmail }: Pick<GiftCardDetails, 'recipientName' | 'recipientEmail'>,
  isMailed: boolean,
): Pick<GiftCardErrors, 'recipientName' | 'recipientEmail'> {
  const text = giftCardsText('en');
  const max = giftCardLimits.recipientName;
  const email =
    recipientEmail === ''
      ? isMailed
        ? text.recipientEmailMissing
        : null
      : isEmail(recipientEmail)
        ? null
        : text.recipientEmailInvalid;
  return {
    ...(recipientName.length > max ? { recipientName: fillText(text.tooLong, { max }) } : {}),
    ...(email === null ? {} : { recipientEmail: email }),
  };
}

/**
 * Checks the normalized details of a card that an owner issues, by the rules of a buyer's form; but the sender may be
 * left out, and whoever hands the code over needs neither a name nor an address. `today` is the day in the site's time
 * zone. In English.
 */
export function issueErrors(facts: GiftCardDetails, delivery: CardDelivery, today: string): GiftCardErrors {
  // Any sender does, so that only one that is too long is refused.
  const named = facts.senderName === '' ? { ...facts, senderName: '-' } : facts;
  const { sendOn, recipientName, recipientEmail, ...others } = giftCardErrors(named, today, 'en');
  const recipient =
    delivery === 'none'
      ? recipientErrors(facts, false)
      : {
          ...(recipientName === undefined
            ? {}
            : { recipientName: facts.recipientName === '' ? owners.recipientNameMissing : recipientName }),
          ...(recipientEmail === undefined ? {} : { recipientEmail }),
        };
  const day = facts.sendOn === '' ? owners.sendOnMissing : sendOn;
  return { ...others, ...recipient, ...(delivery !== 'day' || day === undefined ? {} : { sendOn: day }) };
}

/** Mails of one card that an owner sends again within `CARD_MAIL_SPAN` milliseconds. */
export const MAX_CARD_MAILS = 5;
export const CARD_MAIL_SPAN = 24 * 3_600_000;
/** Milliseconds between two mails of a card. */
export const CARD_MAIL_PAUSE = 60_000;

/**
 * Why a card's mail is not sent again now: 'pause' soon after the last one, 'limit' after too many; null when it is.
 * Times are milliseconds since the epoch; `resentOn` those at which an owner has sent it again.
 */
export function cardMailRefusal(
  mails: { readonly lastOn: number | null; readonly resentOn: readonly number[] },
  now: number,
): 'pause' | 'limit' | null {
  const recent = mails.resentOn.filter((time) => time > now - CARD_MAIL_SPAN);
  if (recent.length >= MAX_CARD_MAILS) return 'limit';
  return mails.lastOn !== null && now - mails.lastOn < CARD_MAIL_PAUSE ? 'pause' : null;
}

const rolesOfCodes: ReadonlySet<string> = new Set(['admin']);

/** Whether a role may read the code of a gift card, which is money. */
export const mayShowCardCode = (role: string): boolean => rolesOfCodes.has(role);
