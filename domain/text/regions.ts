import * as de from './de/regions.ts';
import * as en from './en/regions.ts';
import * as es from './es/regions.ts';
import * as fr from './fr/regions.ts';
import { localized } from './localized.ts';

/** Words of addresses, by country. */
export const regionsText = localized({ en, de, fr, es });
