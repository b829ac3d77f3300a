import * as de from './de/product-list.ts';
import * as en from './en/product-list.ts';
import * as es from './es/product-list.ts';
import * as fr from './fr/product-list.ts';
import { localized } from './localized.ts';

/** Words of a list of products beyond those of `commerce.ts`. */
export const productListText = localized({ en, de, fr, es });
