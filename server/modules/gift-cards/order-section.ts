import { giftCardsText } from '@vitrine/domain/text/gift-cards.ts';
import { longDay } from '@vitrine/domain/time/long-day.ts';
import { localeOf, plural } from '@vitrine/domain/text/locale.ts';
import type { OrderSectionView } from '@vitrine/contracts/checkout.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { Platform } from '../../platform/platform.ts';
import { issuedByOrder, type OrderOfCards } from './repository.ts';

/** The order page's section with the gift cards bought in an order, without their codes; null when there are none. */
export async function giftCardsSection(
  platform: Platform,
  order: OrderOfCards,
): Promise<OrderSectionView | null> {
  const cards = await issuedByOrder(platform.db, order);
  const [first] = cards;
  if (first === undefined) return null;
  const locale = localeOf(first.language);
  const text = giftCardsText(locale);
  return {
    heading: plural(locale, cards.length, text.partHeading),
    sentence: '',
    rows: cards.map((card) => {
      const sentence =
        card.status !== 'active' ? text.partVoid : card.sentOn === null ? text.partWaits : text.partSent;
      const amount = formatMoney({ minor: card.initialMinor, currency: card.currency }, locale, {
        trimZeroFraction: true,
      });
      return {
        label: fillText(text.partFor, { amount, recipient: card.recipientName }),
        text: fillText(sentence, {
          email: card.recipientEmail,
          date: longDay(card.sentOn ?? card.sendOn, card),
        }),
        link: null,
      };
    }),
  };
}
