import { callsText } from '@vitrine/domain/text/calls.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { newsletterFormText } from '@vitrine/domain/text/newsletter-form.ts';

/**
 * The single error of the newsletter form, by the failure's code: the specification's words for these, and the server's
 * for every other. spec: site-platform 8 "Form submission"
 */
export function newsletterError(locale: Locale, code: string, message: string): string {
  const text = newsletterFormText(locale);
  switch (code) {
    case 'RATE_LIMITED':
      return text.tooMany;
    case 'SERVER_ERROR':
      return text.unableToSend;
    case 'CRUMB_MISMATCH':
      return text.unableToSubmit;
    default:
      return message === '' || message === callsText(locale).callTexts.serverSilent
        ? text.unknownError
        : message;
  }
}
