import * as de from './de/account-mail.ts';
import * as en from './en/account-mail.ts';
import * as es from './es/account-mail.ts';
import * as fr from './fr/account-mail.ts';
import { localized } from './localized.ts';

/** Mails to an owner about their account. */
export const accountMailText = localized({ en, de, fr, es });
