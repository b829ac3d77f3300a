import { callsText } from '@vitrine/domain/text/calls.ts';
import { locale } from '../locale.ts';
import { backInStockFormText } from '@vitrine/domain/text/back-in-stock-form.ts';
import type { BackInStockSignUp } from '@vitrine/blocks/views/product/product-purchase.props.ts';
import { captchaToken } from '../captcha/captcha-token.ts';
import { callApi } from '../http/call-api.ts';

/** Messages that come from the browser, not from the server. */
const notTheServers: ReadonlySet<string> = new Set([
  callsText(locale).callTexts.network,
  callsText(locale).callTexts.serverSilent,
]);

/**
 * Signs up for the back-in-stock mail of a product. Never throws. The message is the server's, or the specification's for every
 * other failure. spec: storefront-commerce 3, 5, 7
 */
export async function signUpForBackInStock(
  signUp: BackInStockSignUp,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly message: string }> {
  let recaptchaEnterpriseV3Token: string;
  try {
    recaptchaEnterpriseV3Token = await captchaToken('PRODUCT_WAITLIST_SUBMISSION');
  } catch (error) {
    console.warn('The captcha gave no token.', error);
    return { ok: false, message: backInStockFormText(locale).unableToSubmit };
  }
  const answer = await callApi('POST', '/api/site-users/account/notifications/restock', {
    body: { ...signUp, language: document.documentElement.lang, recaptchaEnterpriseV3Token },
  });
  if (answer.ok) return { ok: true };
  return {
    ok: false,
    message: notTheServers.has(answer.message) ? backInStockFormText(locale).unableToSubmit : answer.message,
  };
}
