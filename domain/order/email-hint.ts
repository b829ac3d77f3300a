import { emailMeant, useEmail } from '../text/en/email-hint.ts';
import { fillText } from '../text/fill-text.ts';
import type { CheckoutHint } from './region-hint.ts';
import { suggestEmail } from './suggest-email.ts';

/** A question about an email address with a mistyped mail service; null for none. */
export function emailHint(typed: string): CheckoutHint | null {
  const email = suggestEmail(typed);
  return email === null ? null : { sentence: fillText(emailMeant, { email }), value: email, label: useEmail };
}
