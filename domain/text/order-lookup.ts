import * as de from './de/order-lookup.ts';
import * as en from './en/order-lookup.ts';
import * as es from './es/order-lookup.ts';
import * as fr from './fr/order-lookup.ts';
import { localized } from './localized.ts';

/** Texts of the pages that open an order: the look-up, and the access question in a browser that did not buy. */
export const orderLookupText = localized({ en, de, fr, es });
