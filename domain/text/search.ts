import * as de from './de/search.ts';
import * as en from './en/search.ts';
import * as es from './es/search.ts';
import * as fr from './fr/search.ts';
import { localized } from './localized.ts';

/** Words of the search page. */
export const searchText = localized({ en, de, fr, es });
