import * as de from './de/add-on.ts';
import * as en from './en/add-on.ts';
import * as es from './es/add-on.ts';
import * as fr from './fr/add-on.ts';
import { localized } from './localized.ts';

/** Words of an add-on product. */
export const addOnText = localized({ en, de, fr, es });
