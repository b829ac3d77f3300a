import * as de from './de/installment-page.ts';
import * as en from './en/installment-page.ts';
import * as es from './es/installment-page.ts';
import * as fr from './fr/installment-page.ts';
import { localized } from './localized.ts';

/** The page that explains how paying in installments works. */
export const installmentPageText = localized({ en, de, fr, es });
