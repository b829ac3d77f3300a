import * as de from './de/invoice.ts';
import * as en from './en/invoice.ts';
import * as es from './es/invoice.ts';
import * as fr from './fr/invoice.ts';
import { localized } from './localized.ts';

/** Words of invoices, credit notes and packing slips. */
export const invoiceText = localized({ en, de, fr, es });
