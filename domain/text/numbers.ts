import * as de from './de/numbers.ts';
import * as en from './en/numbers.ts';
import * as es from './es/numbers.ts';
import * as fr from './fr/numbers.ts';
import { localized } from './localized.ts';

/** How numbers are written. */
export const numbersText = localized({ en, de, fr, es });
