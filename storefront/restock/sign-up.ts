import type { RestockSignUp } from '@vitrine/blocks/product/product-purchase.props.ts';
import { unableToSubmit } from '@vitrine/domain/text/en/restock-form.ts';
import { captchaToken } from '../captcha/captcha-token.ts';
import { callApi } from '../http/call-api.ts';

/** Asks to be told when a product is back. Never throws. spec: storefront-commerce 3, 5, 7 */
export async function signUpForRestock(
  signUp: RestockSignUp,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly message: string }> {
  let recaptchaEnterpriseV3Token: string;
  try {
    recaptchaEnterpriseV3Token = await captchaToken('PRODUCT_WAITLIST_SUBMISSION');
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : unableToSubmit };
  }
  const answer = await callApi('POST', '/api/site-users/account/notifications/restock', {
    body: { ...signUp, language: document.documentElement.lang, recaptchaEnterpriseV3Token },
  });
  return answer.ok ? { ok: true } : { ok: false, message: answer.message };
}
