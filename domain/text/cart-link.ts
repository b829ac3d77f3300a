import * as de from './de/cart-link.ts';
import * as en from './en/cart-link.ts';
import * as es from './es/cart-link.ts';
import * as fr from './fr/cart-link.ts';
import { localized } from './localized.ts';

/** Words of the link to the cart, which every page shows. spec: storefront-commerce 4 */
export const cartLinkText = localized({ en, de, fr, es });
