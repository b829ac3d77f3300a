import type { CaptchaAction } from '@vitrine/contracts/captcha.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';
import { altchaCaptcha } from './altcha.ts';
import { openApiKey, sealPlainApiKey } from './captcha-keys.ts';
import type { Captcha } from './port.ts';
import { recaptchaCaptcha } from './recaptcha.ts';

/** A website's captcha: reCAPTCHA Enterprise when its site key is set, otherwise the built-in one. */
async function captchaOf(platform: Platform, { websiteId, settings }: Site): Promise<Captcha> {
  const { captcha } = commerceSettingsOf(settings);
  const { siteKey, projectId } = captcha;
  if (siteKey === '') return altchaCaptcha(platform, websiteId);
  if (captcha.apiKey !== undefined) await sealPlainApiKey(platform, websiteId);
  const apiKey = openApiKey(platform, websiteId, captcha);
  if (apiKey !== null) return recaptchaCaptcha(platform, { siteKey, projectId, apiKey });
  platform.log.error({ websiteId }, 'the API key of reCAPTCHA was encrypted with another key');
  return { verify: async () => 'unavailable' };
}

/**
 * Whether a token passes. It also passes when the captcha service is unavailable: a shop must not lose customers
 * because of a third party; the call's rate limit still applies. spec: storefront-commerce 3, 7
 */
export async function checkCaptcha(
  platform: Platform,
  site: Site,
  input: { readonly token: string; readonly action: CaptchaAction; readonly address: string },
): Promise<Result<true, 'CAPTCHA_FAILED'>> {
  if (input.token === '') return fail('CAPTCHA_FAILED');
  const captcha = await captchaOf(platform, site);
  const verdict = await captcha.verify(input);
  return verdict === 'failed' ? fail('CAPTCHA_FAILED') : ok(true);
}
