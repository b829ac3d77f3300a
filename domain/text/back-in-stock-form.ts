import * as de from './de/back-in-stock-form.ts';
import * as en from './en/back-in-stock-form.ts';
import * as es from './es/back-in-stock-form.ts';
import * as fr from './fr/back-in-stock-form.ts';
import { localized } from './localized.ts';

/** Texts of the back-in-stock form. In quotes in the specification: spec: storefront-commerce 5. */
export const backInStockFormText = localized({ en, de, fr, es });
