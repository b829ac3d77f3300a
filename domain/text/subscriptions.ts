import * as de from './de/subscriptions.ts';
import * as en from './en/subscriptions.ts';
import * as es from './es/subscriptions.ts';
import * as fr from './fr/subscriptions.ts';
import { localized } from './localized.ts';

/** Words of subscriptions: the customer's page, the confirmation and the mails. */
export const subscriptionsText = localized({ en, de, fr, es });
