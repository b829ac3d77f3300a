import type { CaptchaKeyProblems, CaptchaKeys } from '@vitrine/domain/captcha/captcha-keys.ts';
import { captchaKeyTexts as text } from '@vitrine/domain/text/en/spam-protection.ts';
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

/** What Google's APIs answer instead, with the reason in one of the details. */
const refusal = z.object({
  error: z.object({ details: z.array(z.object({ reason: z.string().default('') })).default([]) }),
});

type Assessed =
  | { readonly status: 200; readonly assessment: z.output<typeof assessment> }
  | { readonly status: number; readonly assessment: null; readonly reasons: readonly string[] };

type Asker = Pick<Platform, 'config' | 'log'>;

/** Lets Google assess a token. Null when it does not answer, which is logged without the key. */
async function assess(
  platform: Asker,
  { siteKey, projectId, apiKey }: CaptchaKeys,
  event: { readonly token: string; readonly expectedAction: string; readonly userIpAddress?: string },
): Promise<Assessed | null> {
  const base = platform.config.recaptchaApi ?? API;
  const url = `${base}/v1/projects/${encodeURIComponent(projectId)}/assessments?key=${encodeURIComponent(apiKey)}`;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event: { ...event, siteKey } }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    const body: unknown = await response.json();
    if (response.ok) return { status: 200, assessment: assessment.parse(body) };
    const { details } = refusal.parse(body).error;
    return { status: response.status, assessment: null, reasons: details.map(({ reason }) => reason) };
  } catch (error) {
    platform.log.warn({ reason: String(error).replaceAll(url, '…') }, 'reCAPTCHA does not answer');
    return null;
  }
}

const hasWrongKey = ({ reasons }: { readonly reasons: readonly string[] }): boolean =>
  reasons.includes('API_KEY_INVALID');

/** Google's reCAPTCHA Enterprise: the token is assessed over HTTP. The secret key never leaves the server. */
export function recaptchaCaptcha(platform: Asker, keys: CaptchaKeys): Captcha {
  return {
    async verify({ token, action, address }) {
      const answer = await assess(platform, keys, { token, expectedAction: action, userIpAddress: address });
      if (answer === null) return 'unavailable';
      if (answer.assessment === null) {
        // 400 means an unreadable token, unless it is about our key. Then, as with any other refusal, no visitor can
        // do anything about it.
        if (answer.status === 400 && !hasWrongKey(answer)) return 'failed';
        platform.log.warn({ status: answer.status, reasons: answer.reasons }, 'reCAPTCHA refuses our keys');
        return 'unavailable';
      }
      const { tokenProperties, riskAnalysis } = answer.assessment;
      const isOurs = tokenProperties.valid && tokenProperties.action === action;
      return isOurs && riskAnalysis.score >= MIN_SCORE ? 'passed' : 'failed';
    },
  };
}

/**
 * What Google has against keys, a sentence per field; none where it takes them, null when it does not answer. It is
 * asked to assess a token that nobody has: with working keys it answers that this is none.
 */
export async function askGoogle(platform: Asker, keys: CaptchaKeys): Promise<CaptchaKeyProblems | null> {
  const answer = await assess(platform, keys, { token: 'vitrine-checks-keys', expectedAction: 'CHECK' });
  // Quota: the keys were taken.
  if (answer === null || answer.status === 429) return answer === null ? null : {};
  if (answer.assessment !== null) return {};
  if (hasWrongKey(answer)) return { apiKey: text.apiKeyRefused };
  if (answer.reasons.some((reason) => /^API_KEY_.*BLOCKED$/.test(reason))) {
    return { apiKey: text.apiKeyRestricted };
  }
  if (answer.status === 400) return { siteKey: text.siteKeyRefused };
  return { projectId: answer.status === 404 ? text.projectNotFound : text.projectRefused };
}
