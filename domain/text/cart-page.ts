import * as de from './de/cart-page.ts';
import * as en from './en/cart-page.ts';
import * as es from './es/cart-page.ts';
import * as fr from './fr/cart-page.ts';
import { localized } from './localized.ts';

/** Words of the cart page beyond those of `commerce.ts`. */
export const cartPageText = localized({ en, de, fr, es });
