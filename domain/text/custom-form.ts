import * as de from './de/custom-form.ts';
import * as en from './en/custom-form.ts';
import * as es from './es/custom-form.ts';
import * as fr from './fr/custom-form.ts';
import { localized } from './localized.ts';

/** Words of a product's custom form. Quoted ones: spec: site-platform 5, 8. */
export const customFormText = localized({ en, de, fr, es });
