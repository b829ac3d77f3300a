import * as de from './de/errors.ts';
import * as en from './en/errors.ts';
import * as es from './es/errors.ts';
import * as fr from './fr/errors.ts';
import { localized } from './localized.ts';

/**
 * Messages of expected failures, by code; their status and hint are in contracts/errors.ts. Those quoted in the
 * specification are verbatim.
 */
export const errorsText = localized({ en, de, fr, es });
