import * as de from './de/gift-cards.ts';
import * as en from './en/gift-cards.ts';
import * as es from './es/gift-cards.ts';
import * as fr from './fr/gift-cards.ts';
import { localized } from './localized.ts';

/** Texts of gift cards: their page, their mail, their errors. `commerce.ts` has the specification's. */
export const giftCardsText = localized({ en, de, fr, es });
