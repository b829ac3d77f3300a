import * as de from './de/sharing.ts';
import * as en from './en/sharing.ts';
import * as es from './es/sharing.ts';
import * as fr from './fr/sharing.ts';
import { localized } from './localized.ts';

/** Words of liking, sharing and following. */
export const sharingText = localized({ en, de, fr, es });
