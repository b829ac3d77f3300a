import * as de from './de/checkout-pages.ts';
import * as en from './en/checkout-pages.ts';
import * as es from './es/checkout-pages.ts';
import * as fr from './fr/checkout-pages.ts';
import { localized } from './localized.ts';

/** Titles of the checkout's and the order's pages, as a browser's tab shows them. */
export const checkoutPagesText = localized({ en, de, fr, es });
