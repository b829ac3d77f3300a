import * as de from './de/refunds.ts';
import * as en from './en/refunds.ts';
import * as es from './es/refunds.ts';
import * as fr from './fr/refunds.ts';
import { localized } from './localized.ts';

/** Reasons the product itself records for refunds. */
export const refundsText = localized({ en, de, fr, es });
