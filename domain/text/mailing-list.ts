import * as de from './de/mailing-list.ts';
import * as en from './en/mailing-list.ts';
import * as es from './es/mailing-list.ts';
import * as fr from './fr/mailing-list.ts';
import { localized } from './localized.ts';

/** The mail that asks to confirm an address, and the pages that confirm and unsubscribe it. */
export const mailingListText = localized({ en, de, fr, es });
