import * as de from './de/cart-changes.ts';
import * as en from './en/cart-changes.ts';
import * as es from './es/cart-changes.ts';
import * as fr from './fr/cart-changes.ts';
import { localized } from './localized.ts';

/** Notices about a cart that changed since the buyer last saw it. */
export const cartChangesText = localized({ en, de, fr, es });
