import * as de from './de/downloads.ts';
import * as en from './en/downloads.ts';
import * as es from './es/downloads.ts';
import * as fr from './fr/downloads.ts';
import { localized } from './localized.ts';

/** Words of what is delivered as a file: its mail, its page, the links beside an order. */
export const downloadsText = localized({ en, de, fr, es });
