import * as de from './de/checkout.ts';
import * as en from './en/checkout.ts';
import * as es from './es/checkout.ts';
import * as fr from './fr/checkout.ts';
import { localized } from './localized.ts';

/** Words of the checkout and of the order's own pages. */
export const checkoutText = localized({ en, de, fr, es });
