import * as de from './de/discounts.ts';
import * as en from './en/discounts.ts';
import * as es from './es/discounts.ts';
import * as fr from './fr/discounts.ts';
import { localized } from './localized.ts';

/** Messages about discount codes and gift cards on a cart. */
export const discountsText = localized({ en, de, fr, es });
