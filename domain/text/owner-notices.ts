import * as de from './de/owner-notices.ts';
import * as en from './en/owner-notices.ts';
import * as es from './es/owner-notices.ts';
import * as fr from './fr/owner-notices.ts';
import { localized } from './localized.ts';

/** Mails that notify owners of what happened in their shop. */
export const ownerNoticesText = localized({ en, de, fr, es });
