import * as de from './de/form-files.ts';
import * as en from './en/form-files.ts';
import * as es from './es/form-files.ts';
import * as fr from './fr/form-files.ts';
import { localized } from './localized.ts';

/** Words of questions for files. */
export const formFilesText = localized({ en, de, fr, es });
