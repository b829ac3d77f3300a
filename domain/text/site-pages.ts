import * as de from './de/site-pages.ts';
import * as en from './en/site-pages.ts';
import * as es from './es/site-pages.ts';
import * as fr from './fr/site-pages.ts';
import { localized } from './localized.ts';

/** Words of the announcement bar and of the page that an owner begins an error page with. */
export const sitePagesText = localized({ en, de, fr, es });
