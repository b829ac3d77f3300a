import * as de from './de/themes.ts';
import * as en from './en/themes.ts';
import * as es from './es/themes.ts';
import * as fr from './fr/themes.ts';
import { localized } from './localized.ts';

/** Words of the product's own themes; templates read them as `localizedStrings`. */
export const themesText = localized({ en, de, fr, es });
