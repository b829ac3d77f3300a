import * as de from './de/commerce.ts';
import * as en from './en/commerce.ts';
import * as es from './es/commerce.ts';
import * as fr from './fr/commerce.ts';
import { localized } from './localized.ts';

/**
 * Words of the shop that a visitor sees, English. Texts quoted in the specification are verbatim;
 * failures of calls are in the error catalogue. spec: storefront-commerce 4, 5, 8, 9.
 */
export const commerceText = localized({ en, de, fr, es });
