import * as de from './de/form-steps.ts';
import * as en from './en/form-steps.ts';
import * as es from './es/form-steps.ts';
import * as fr from './fr/form-steps.ts';
import { localized } from './localized.ts';

/** Words of forms that are filled in step by step. */
export const formStepsText = localized({ en, de, fr, es });
