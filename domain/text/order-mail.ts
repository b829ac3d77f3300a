import * as de from './de/order-mail.ts';
import * as en from './en/order-mail.ts';
import * as es from './es/order-mail.ts';
import * as fr from './fr/order-mail.ts';
import { localized } from './localized.ts';

/** What mails about an order say. */
export const orderMailText = localized({ en, de, fr, es });
