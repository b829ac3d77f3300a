import * as de from './de/wait.ts';
import * as en from './en/wait.ts';
import * as es from './es/wait.ts';
import * as fr from './fr/wait.ts';
import { localized } from './localized.ts';

/** How long to wait, as used after "in". */
export const waitTexts = localized({ en, de, fr, es });
