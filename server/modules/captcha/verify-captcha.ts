import type { CaptchaAction } from '@vitrine/contracts/captcha.ts';
import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';
import { altchaCaptcha } from './altcha.ts';
import type { Captcha } from './port.ts';
import { recaptchaCaptcha } from './recaptcha.ts';

/** The captcha of a website: reCAPTCHA Enterprise where its site key is set, otherwise the built-in one. */
function captchaOf(platform: Platform, site: Site): Captcha {
  const { captcha } = commerceSettingsOf(site.settings);
  return captcha.siteKey === ''
    ? altchaCaptcha(platform, site.websiteId)
    : recaptchaCaptcha(platform, captcha);
}

/**
 * Whether a token may pass. One that its maker cannot be asked about passes: a shop does not lose people because a
 * third party is away; the call's rate limit still holds. spec: storefront-commerce 3, 7
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
