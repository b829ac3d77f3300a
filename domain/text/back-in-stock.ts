import * as de from './de/back-in-stock.ts';
import * as en from './en/back-in-stock.ts';
import * as es from './es/back-in-stock.ts';
import * as fr from './fr/back-in-stock.ts';
import { localized } from './localized.ts';

/** Words of the mail that a product is back in stock, and of the page that ends such mails. */
export const backInStockText = localized({ en, de, fr, es });
