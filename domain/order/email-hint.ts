import { emailHintText } from '../text/email-hint.ts';
import type { Locale } from '../text/locale.ts';
import { fillText } from '../text/fill-text.ts';
import type { CheckoutHint } from './region-hint.ts';
import { suggestEmail } from './suggest-email.ts';

/** A question about an email address with a mistyped mail service; null for none. */
export function emailHint(typed: string, locale: Locale): CheckoutHint | null {
  const email = suggestEmail(typed);
  return email === null
    ? null
    : {
        sentence: fillText(emailHintText(locale).emailMeant, { email }),
        value: email,
        label: emailHintText(locale).useEmail,
      };
}
