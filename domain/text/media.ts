import * as de from './de/media.ts';
import * as en from './en/media.ts';
import * as es from './es/media.ts';
import * as fr from './fr/media.ts';
import { localized } from './localized.ts';

/** Messages about uploaded files; failures of a whole upload are in the error catalogue. */
export const mediaText = localized({ en, de, fr, es });
