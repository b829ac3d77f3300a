import type { Locale } from '@vitrine/domain/text/locale.ts';

/** Set by the build, which runs once per locale. */
declare const BUILD_LOCALE: Locale | undefined;

/** The locale of the page, which is the one its scripts were built for. */
export const locale: Locale = typeof BUILD_LOCALE === 'undefined' ? 'en' : BUILD_LOCALE;
