import { captchaText } from '@vitrine/domain/text/captcha.ts';
import { locale } from '../locale.ts';
import type { CaptchaAction } from '@vitrine/contracts/captcha.ts';
import { fetchConfig } from '../http/bootstrap.ts';
import { callApi } from '../http/call-api.ts';
import { browserEnvironment, makeRecaptcha } from './recaptcha.ts';
import { solveInWorker } from './solve-in-worker.ts';

const recaptcha = makeRecaptcha(browserEnvironment);
let siteKey: Promise<string> | null = null;

/**
 * A captcha token for one action: from the site's reCAPTCHA where its key is set, otherwise calculated
 * here within moments. Call it when a form is sent, since a token is valid once. Rejects when there is
 * none. spec: storefront-commerce 3, 7
 */
export async function captchaToken(action: CaptchaAction): Promise<string> {
  siteKey ??= fetchConfig().then((config) => {
    // Retried next time, in case the shop was unreachable.
    if (config === null) siteKey = null;
    return config?.website.captchaSettings.siteKey ?? '';
  });
  const key = await siteKey;
  if (key !== '') {
    await recaptcha.setUp(key);
    return recaptcha.execute(action);
  }
  const answer = await callApi('GET', `/api/captcha/challenge?action=${action}`);
  if (!answer.ok) throw new Error(answer.message === '' ? captchaText(locale).notCompleted : answer.message);
  return solveInWorker(answer.value);
}
