import * as de from './de/dates.ts';
import * as en from './en/dates.ts';
import * as es from './es/dates.ts';
import * as fr from './fr/dates.ts';
import { localized } from './localized.ts';

/** What Intl does not write of dates. */
export const datesText = localized({ en, de, fr, es });
