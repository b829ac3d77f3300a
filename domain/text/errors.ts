import * as de from './de/errors.ts';
import * as en from './en/errors.ts';
import * as es from './es/errors.ts';
import * as fr from './fr/errors.ts';
import { localized } from './localized.ts';

/**
 * What a visitor reads when something expected fails, by code; status and hint of each are in contracts/errors.ts. Those
 * quoted in the specification are used word for word.
 */
export const errorsText = localized({ en, de, fr, es });
