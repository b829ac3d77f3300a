import type { CaptchaAction } from '@vitrine/contracts/captcha.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';
import { altchaCaptcha } from './altcha.ts';
import type { Captcha } from './port.ts';
import { recaptchaCaptcha } from './recaptcha.ts';

/** A website's captcha: reCAPTCHA Enterprise when its site key is set, otherwise the built-in one. */
function captchaOf(platform: Platform, site: Site): Captcha {
  const { captcha } = commerceSettingsOf(site.settings);
  return captcha.siteKey === ''
    ? altchaCaptcha(platform, site.websiteId)
    : recaptchaCaptcha(platform, captcha);
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
  const verdict = await captchaOf(platform, site).verify(input);
  return verdict === 'failed' ? fail('CAPTCHA_FAILED') : ok(true);
}
