import { defineModule } from '../../platform/module.ts';
import { sealPlainApiKey } from './captcha-keys.ts';
import { recaptchaSources } from './content-policy.ts';
import { captchaRoutes } from './routes.ts';

/** Distinguishes people from bots: a built-in proof of work, or reCAPTCHA. */
export const captchaModule = defineModule({
  name: 'captcha',
  routes: captchaRoutes,
  atStart: sealPlainApiKey,
  contentPolicy: recaptchaSources,
});
