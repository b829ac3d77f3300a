import * as de from './de/error-page.ts';
import * as en from './en/error-page.ts';
import * as es from './es/error-page.ts';
import * as fr from './fr/error-page.ts';
import { localized } from './localized.ts';

/** Texts of the error page for when no theme can be rendered. */
export const errorPageText = localized({ en, de, fr, es });
