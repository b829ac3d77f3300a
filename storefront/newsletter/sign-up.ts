import { newsletterAction } from '@vitrine/domain/audience/newsletter-action.ts';
import { newsletterFormText } from '@vitrine/domain/text/newsletter-form.ts';
import { recordEvent } from '../analytics/record-event.ts';
import { captchaToken } from '../captcha/captcha-token.ts';
import { callApi } from '../http/call-api.ts';
import { locale } from '../locale.ts';
import { newsletterError } from './newsletter-error.ts';
import { NEWSLETTER_JOINED } from './newsletter-joined.ts';

/** What the form shows when a call fails. */
type NewsletterAnswer =
  | { readonly ok: true; readonly confirm: boolean }
  | { readonly ok: false; readonly message: string };

/**
 * Signs up for a mailing list, and records the event of it. Never throws. spec: site-platform 4, 7, 8
 */
export async function signUpForNewsletter(typed: {
  readonly listId: string;
  readonly email: string;
  readonly words: string;
  readonly inPopup: boolean;
}): Promise<NewsletterAnswer> {
  let recaptchaEnterpriseV3Token: string;
  try {
    recaptchaEnterpriseV3Token = await captchaToken(newsletterAction(typed.inPopup));
  } catch (error) {
    console.warn('The captcha gave no token.', error);
    return { ok: false, message: newsletterFormText(locale).unableToSubmit };
  }
  const answer = await callApi('POST', '/api/site-users/account/newsletter', {
    body: { ...typed, page: location.pathname, recaptchaEnterpriseV3Token },
  });
  if (!answer.ok) return { ok: false, message: newsletterError(locale, answer.code, answer.message) };
  // Without the address: events say what happened, not to whom.
  recordEvent('newsletter_subscribe', { list_id: typed.listId });
  if (typed.inPopup) document.dispatchEvent(new Event(NEWSLETTER_JOINED));
  return { ok: true, confirm: answer.value.confirm };
}
