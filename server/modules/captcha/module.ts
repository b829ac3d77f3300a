import { defineModule } from '../../platform/module.ts';
import { recaptchaSources } from './content-policy.ts';
import { captchaRoutes } from './routes.ts';

/** Distinguishes people from programs: our own puzzle, or reCAPTCHA. */
export const captchaModule = defineModule({
  name: 'captcha',
  routes: captchaRoutes,
  contentPolicy: recaptchaSources,
});
