import * as de from './de/calls.ts';
import * as en from './en/calls.ts';
import * as es from './es/calls.ts';
import * as fr from './fr/calls.ts';
import { localized } from './localized.ts';

/** What a visitor reads when a call to the shop fails. spec: storefront-commerce 8 */
export const callsText = localized({ en, de, fr, es });
