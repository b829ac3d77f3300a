import type { CommerceSettings } from '@vitrine/domain/store/commerce-settings.ts';
import * as z from 'zod';
import type { Platform } from '../../platform/platform.ts';
import type { Captcha } from './port.ts';

/** reCAPTCHA Enterprise's API unless `Config.recaptchaApi` is set. */
const API = 'https://recaptchaenterprise.googleapis.com';
/** Timeout of a request, milliseconds. */
const TIMEOUT = 4_000;
/** From 0, a bot, to 1, a human. */
const MIN_SCORE = 0.5;

const assessment = z.object({
  tokenProperties: z.object({ valid: z.boolean(), action: z.string().default('') }),
  riskAnalysis: z.object({ score: z.number().default(0) }).default({ score: 0 }),
});

/** Google's reCAPTCHA Enterprise: the token is assessed over HTTP. The keys never leave the server. */
export function recaptchaCaptcha(
  platform: Pick<Platform, 'config' | 'log'>,
  settings: CommerceSettings['captcha'],
): Captcha {
  const base = platform.config.recaptchaApi ?? API;
  return {
    async verify({ token, action, address }) {
      const url = `${base}/v1/projects/${encodeURIComponent(settings.projectId)}/assessments?key=${encodeURIComponent(settings.apiKey)}`;
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            event: { token, siteKey: settings.siteKey, expectedAction: action, userIpAddress: address },
          }),
          signal: AbortSignal.timeout(TIMEOUT),
        });
        // 400 means an unreadable token; anything else is a failure of the API or of our keys.
        if (response.status === 400) return 'failed';
        if (!response.ok) throw new Error(`status ${response.status}`);
        const { tokenProperties, riskAnalysis } = assessment.parse(await response.json());
        const isOurs = tokenProperties.valid && tokenProperties.action === action;
        return isOurs && riskAnalysis.score >= MIN_SCORE ? 'passed' : 'failed';
      } catch (error) {
        platform.log.warn({ reason: String(error).replaceAll(url, '…') }, 'reCAPTCHA does not answer');
        return 'unavailable';
      }
    },
  };
}
