import * as de from './de/product-page.ts';
import * as en from './en/product-page.ts';
import * as es from './es/product-page.ts';
import * as fr from './fr/product-page.ts';
import { localized } from './localized.ts';

/** Words of the product page beyond those of `commerce.ts`. */
export const productPageText = localized({ en, de, fr, es });
