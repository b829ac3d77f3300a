import { giftCardsText } from '@vitrine/domain/text/gift-cards.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import { formatGiftCardCode } from '@vitrine/domain/gift-card/gift-card-code.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { type MailPlan, occasionWords } from '../mail/index.ts';
import type { DueCard } from './repository.ts';

/** The mail that delivers a gift card. Typed values appear in it as plain text. */
export function giftCardMail(card: DueCard): MailPlan {
  const locale = localeOf(card.language);
  const text = giftCardsText(locale);
  const shop = {
    title: card.shopTitle,
    origin: card.origin,
    address: card.shopAddress,
    contactEmail: card.contactEmail,
    language: card.language,
  };
  const amount = formatMoney({ minor: card.initialMinor, currency: card.currency }, locale, {
    trimZeroFraction: true,
  });
  const isOfShop = card.senderName === '';
  const words = {
    sender: isOfShop ? shop.title : card.senderName,
    recipient: card.recipientName,
    shop: shop.title,
    amount,
  };
  const message = card.message.split('\n').filter((line) => line.trim() !== '');
  const from = isOfShop ? 'from-shop' : 'from-sender';
  const occasion = card.recipientName === '' ? (`${from}-unnamed` as const) : from;
  const { sender, recipient } = words;
  return {
    shop,
    words: occasionWords('gift-card', occasion, { amount, sender, recipient }),
    details: [
      ...(message.length === 0 ? [] : [fillText(text.mailMessageIs, words), ...message]),
      text.mailCodeIs,
    ],
    highlight: formatGiftCardCode(card.code),
    links: shop.origin === '' ? [] : [{ label: fillText(text.mailLink, words), href: `${shop.origin}/` }],
    notes: [text.mailHowToSpend, text.mailBalanceStays, text.mailKeepSafe],
  };
}
