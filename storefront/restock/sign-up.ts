import type { RestockSignUp } from '@vitrine/blocks/product/product-purchase.props.ts';
import { captchaToken } from '../captcha/captcha-token.ts';
import { callApi } from '../http/call-api.ts';

/** Asks to be told when a product is back. spec: storefront-commerce 3, 7 */
export async function signUpForRestock(
  signUp: RestockSignUp,
): Promise<
  { readonly ok: true; readonly message: string } | { readonly ok: false; readonly message: string }
> {
  // Without a token the server refuses; the form then says that it could not be submitted.
  const token = await captchaToken('PRODUCT_WAITLIST_SUBMISSION').catch((error: unknown) => {
    console.warn('The captcha gave no token.', error);
    return null;
  });
  if (token === null) return { ok: false, message: '' };
  const answer = await callApi('POST', '/api/site-users/account/notifications/restock', {
    body: { ...signUp, recaptchaEnterpriseV3Token: token },
  });
  return { ok: answer.ok, message: answer.ok ? '' : answer.message };
}
