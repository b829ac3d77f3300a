import * as de from './de/newsletter-form.ts';
import * as en from './en/newsletter-form.ts';
import * as es from './es/newsletter-form.ts';
import * as fr from './fr/newsletter-form.ts';
import { localized } from './localized.ts';

/** Texts of the newsletter form. In quotes in the specification: spec: site-platform 4, 8. */
export const newsletterFormText = localized({ en, de, fr, es });
