import * as de from './de/donations.ts';
import * as en from './en/donations.ts';
import * as es from './es/donations.ts';
import * as fr from './fr/donations.ts';
import { localized } from './localized.ts';

/** Words of donations: the form, and what is wrong with what was typed. */
export const donationsText = localized({ en, de, fr, es });
