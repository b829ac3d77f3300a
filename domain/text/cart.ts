import * as de from './de/cart.ts';
import * as en from './en/cart.ts';
import * as es from './es/cart.ts';
import * as fr from './fr/cart.ts';
import { localized } from './localized.ts';

/** Words of the cart and of its totals, which the checkout shows too. spec: storefront-commerce 4, 5 */
export const cartText = localized({ en, de, fr, es });
