import * as de from './de/installments.ts';
import * as en from './en/installments.ts';
import * as es from './es/installments.ts';
import * as fr from './fr/installments.ts';
import { localized } from './localized.ts';

/** Texts of the installment message. Quoted in the specification: spec: storefront-commerce 9. */
export const installmentsText = localized({ en, de, fr, es });
