import * as de from './de/dialog.ts';
import * as en from './en/dialog.ts';
import * as es from './es/dialog.ts';
import * as fr from './fr/dialog.ts';
import { localized } from './localized.ts';

/** Words of dialogs beyond those of `commerce.ts`. */
export const dialogText = localized({ en, de, fr, es });
