import * as de from './de/payment-links.ts';
import * as en from './en/payment-links.ts';
import * as es from './es/payment-links.ts';
import * as fr from './fr/payment-links.ts';
import { localized } from './localized.ts';

/** Words of payment links: their pages, what the shop writes above the checkout, and the mail with the link. */
export const paymentLinksText = localized({ en, de, fr, es });
