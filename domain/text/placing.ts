import * as de from './de/placing.ts';
import * as en from './en/placing.ts';
import * as es from './es/placing.ts';
import * as fr from './fr/placing.ts';
import { localized } from './localized.ts';

/** What a buyer reads when "Pay" was pressed and no clear answer came. It comes with the page: then no call can. */
export const placingText = localized({ en, de, fr, es });
