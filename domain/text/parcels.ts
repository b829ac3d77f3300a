import * as de from './de/parcels.ts';
import * as en from './en/parcels.ts';
import * as es from './es/parcels.ts';
import * as fr from './fr/parcels.ts';
import { localized } from './localized.ts';

/** Words of parcels: in their mails, and beside an order. */
export const parcelsText = localized({ en, de, fr, es });
