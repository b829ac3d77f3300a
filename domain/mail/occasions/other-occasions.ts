import { backInStockText } from '../../text/back-in-stock.ts';
import { cartRemindersText } from '../../text/cart-reminders.ts';
import { downloadsText } from '../../text/downloads.ts';
import { giftCardsText } from '../../text/gift-cards.ts';
import { mailingListText } from '../../text/mailing-list.ts';
import { paymentLinksText } from '../../text/payment-links.ts';
import { reviewsText } from '../../text/reviews.ts';
import { occasion } from './define-occasion.ts';

const ofCard = ['amount', 'sender'] as const;

/** A card from somebody, or from the shop itself; `unnamed` to somebody whose name is not known. */
export const giftCardOccasions = {
  'from-sender': occasion([...ofCard, 'recipient'], (locale) => {
    const text = giftCardsText(locale);
    return { subject: text.mailSubject, heading: text.mailHeading, intro: text.mailIntro };
  }),
  'from-sender-unnamed': occasion(ofCard, (locale) => {
    const text = giftCardsText(locale);
    return { subject: text.mailSubject, heading: text.mailHeadingUnnamed, intro: text.mailIntro };
  }),
  'from-shop': occasion(['amount', 'recipient'], (locale) => {
    const text = giftCardsText(locale);
    return { subject: text.mailSubjectOfShop, heading: text.mailHeading, intro: text.mailIntroOfShop };
  }),
  'from-shop-unnamed': occasion(['amount'], (locale) => {
    const text = giftCardsText(locale);
    return { subject: text.mailSubjectOfShop, heading: text.mailHeadingUnnamed, intro: text.mailIntroOfShop };
  }),
};

const delivered = (form: 'one' | 'other') =>
  occasion(['name'], (locale) => {
    const text = downloadsText(locale);
    return { subject: text.mailSubject[form], heading: text.mailHeading, intro: text.mailIntro };
  });

export const deliveryOccasions = { one: delivered('one'), several: delivered('other') };

export const linkOccasions = {
  sent: occasion([], (locale) => {
    const text = paymentLinksText(locale);
    return { subject: text.mailSubject, heading: text.mailHeading, intro: text.mailIntro };
  }),
};

export const stockOccasions = {
  back: occasion(['product'], (locale) => {
    const text = backInStockText(locale);
    return { subject: text.mailSubject, heading: text.mailHeading, intro: text.mailIntro };
  }),
};

export const cartOccasions = {
  left: occasion([], (locale) => {
    const text = cartRemindersText(locale);
    return { subject: text.mailSubject, heading: text.mailHeading, intro: text.mailIntro };
  }),
};

export const reviewOccasions = {
  bought: occasion(['number'], (locale) => {
    const text = reviewsText(locale);
    return { subject: text.mailSubject, heading: text.mailHeading, intro: text.mailIntro };
  }),
};

export const newsletterOccasions = {
  asked: occasion([], (locale) => {
    const text = mailingListText(locale);
    return { subject: text.mailSubject, heading: text.mailHeading, intro: text.mailIntro };
  }),
};
