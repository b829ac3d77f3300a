import * as de from './de/delivery.ts';
import * as en from './en/delivery.ts';
import * as es from './es/delivery.ts';
import * as fr from './fr/delivery.ts';
import { localized } from './localized.ts';

/** Why an order is not delivered to a place. */
export const deliveryText = localized({ en, de, fr, es });
