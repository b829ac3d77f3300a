import * as de from './de/legal.ts';
import * as en from './en/legal.ts';
import * as es from './es/legal.ts';
import * as fr from './fr/legal.ts';
import { localized } from './localized.ts';

/** What the drafts of legal pages are made of; an empty line separates paragraphs. */
export const legalText = localized({ en, de, fr, es });
