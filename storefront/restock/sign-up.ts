import type { RestockSignUp } from '@vitrine/blocks/product/product-purchase.props.ts';
import { callApi } from '../http/call-api.ts';

/** Asks to be told when a product is back. spec: storefront-commerce 3, 7 */
export async function signUpForRestock(
  signUp: RestockSignUp,
): Promise<
  { readonly ok: true; readonly message: string } | { readonly ok: false; readonly message: string }
> {
  const answer = await callApi('POST', '/api/site-users/account/notifications/restock', {
    body: { ...signUp, recaptchaEnterpriseV3Token: '' },
  });
  return { ok: answer.ok, message: answer.ok ? '' : answer.message };
}
