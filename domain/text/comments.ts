import * as de from './de/comments.ts';
import * as en from './en/comments.ts';
import * as es from './es/comments.ts';
import * as fr from './fr/comments.ts';
import { localized } from './localized.ts';

/** Words of comments. The three counts and the limit are in quotes in the specification: spec: site-platform 5, 8. */
export const commentsText = localized({ en, de, fr, es });
