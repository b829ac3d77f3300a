import * as de from './de/email-hint.ts';
import * as en from './en/email-hint.ts';
import * as es from './es/email-hint.ts';
import * as fr from './fr/email-hint.ts';
import { localized } from './localized.ts';

/** A question beside an email address. */
export const emailHintText = localized({ en, de, fr, es });
