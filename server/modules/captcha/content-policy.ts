import { commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import type { OutsideSources } from '../../platform/http/security-headers.ts';
import type { Site } from '../../platform/site.ts';

const RECAPTCHA = 'https://www.google.com/recaptcha/';

/** reCAPTCHA, where its site key is set. */
export function recaptchaSources({ settings }: Site): OutsideSources {
  if (commerceSettingsOf(settings).captcha.siteKey === '') return {};
  return {
    scripts: [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
    frames: [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'],
    connections: [RECAPTCHA],
  };
}
