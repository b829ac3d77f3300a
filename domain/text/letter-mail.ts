import * as de from './de/letter-mail.ts';
import * as en from './en/letter-mail.ts';
import * as es from './es/letter-mail.ts';
import * as fr from './fr/letter-mail.ts';
import { localized } from './localized.ts';

/** What letters say besides what their owner writes, and the pages on which they are read. */
export const letterMailText = localized({ en, de, fr, es });
