import * as de from './de/content.ts';
import * as en from './en/content.ts';
import * as es from './es/content.ts';
import * as fr from './fr/content.ts';
import { localized } from './localized.ts';

/** Texts of content lists and pages. */
export const contentText = localized({ en, de, fr, es });
