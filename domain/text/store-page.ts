import * as de from './de/store-page.ts';
import * as en from './en/store-page.ts';
import * as es from './es/store-page.ts';
import * as fr from './fr/store-page.ts';
import { localized } from './localized.ts';

/** The first store page of a website, as it is called until its owner calls it otherwise. */
export const storePageText = localized({ en, de, fr, es });
