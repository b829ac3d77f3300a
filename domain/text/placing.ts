import * as de from './de/placing.ts';
import * as en from './en/placing.ts';
import * as es from './es/placing.ts';
import * as fr from './fr/placing.ts';
import { localized } from './localized.ts';

/**
 * Messages when "Pay" was clicked and the outcome is unknown. They are part of the page, since nothing can be loaded
 * then.
 */
export const placingText = localized({ en, de, fr, es });
