import * as de from './de/cart-reminders.ts';
import * as en from './en/cart-reminders.ts';
import * as es from './es/cart-reminders.ts';
import * as fr from './fr/cart-reminders.ts';
import { localized } from './localized.ts';

/** The mail about a cart that was left, and its pages. */
export const cartRemindersText = localized({ en, de, fr, es });
