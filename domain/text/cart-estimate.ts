import * as de from './de/cart-estimate.ts';
import * as en from './en/cart-estimate.ts';
import * as es from './es/cart-estimate.ts';
import * as fr from './fr/cart-estimate.ts';
import { localized } from './localized.ts';

/** Words of the form that asks where an estimate is for. */
export const cartEstimateText = localized({ en, de, fr, es });
