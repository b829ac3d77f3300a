import { emailMeant, useEmail } from '../text/en/email-hint.ts';
import { fillText } from '../text/fill-text.ts';
import type { CheckoutHint } from './region-hint.ts';
import { suggestEmail } from './suggest-email.ts';

/** What is asked about an e-mail address with a mistyped mail service; null when nothing is. */
export function emailHint(typed: string): CheckoutHint | null {
  const email = suggestEmail(typed);
  return email === null ? null : { sentence: fillText(emailMeant, { email }), value: email, label: useEmail };
}
