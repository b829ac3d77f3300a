import * as de from './de/custom-form-dialog.ts';
import * as en from './en/custom-form-dialog.ts';
import * as es from './es/custom-form-dialog.ts';
import * as fr from './fr/custom-form-dialog.ts';
import { localized } from './localized.ts';

/** Words of the dialog that asks a product's questions. */
export const customFormDialogText = localized({ en, de, fr, es });
