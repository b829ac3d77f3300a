import * as de from './de/card-fields.ts';
import * as en from './en/card-fields.ts';
import * as es from './es/card-fields.ts';
import * as fr from './fr/card-fields.ts';
import { localized } from './localized.ts';

/** Words of the card fields that the payment provider's own script draws. */
export const cardFieldsText = localized({ en, de, fr, es });
