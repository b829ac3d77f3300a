import * as de from './de/region-hint.ts';
import * as en from './en/region-hint.ts';
import * as es from './es/region-hint.ts';
import * as fr from './fr/region-hint.ts';
import { localized } from './localized.ts';

/** A question beside the postal code. `label` is 'ZIP code' or 'postal code', `field` 'state' or 'province or territory'. */
export const regionHintText = localized({ en, de, fr, es });
