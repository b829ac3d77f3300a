import * as de from './de/checkout-errors.ts';
import * as en from './en/checkout-errors.ts';
import * as es from './es/checkout-errors.ts';
import * as fr from './fr/checkout-errors.ts';
import { localized } from './localized.ts';

/** What the checkout form says beside a field. */
export const checkoutErrorsText = localized({ en, de, fr, es });
