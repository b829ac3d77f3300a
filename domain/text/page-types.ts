import * as de from './de/page-types.ts';
import * as en from './en/page-types.ts';
import * as es from './es/page-types.ts';
import * as fr from './fr/page-types.ts';
import { localized } from './localized.ts';

/** Texts of special pages, e.g. not found, locked or an error. */
export const pageTypesText = localized({ en, de, fr, es });
