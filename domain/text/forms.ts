import * as de from './de/forms.ts';
import * as en from './en/forms.ts';
import * as es from './es/forms.ts';
import * as fr from './fr/forms.ts';
import { localized } from './localized.ts';

/** Words of forms on pages. Quoted ones: spec: site-platform 4, 8. */
export const formsText = localized({ en, de, fr, es });
