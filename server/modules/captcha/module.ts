import { defineModule } from '../../platform/module.ts';
import { captchaRoutes } from './routes.ts';

/** Distinguishes people from programs: our own puzzle, or reCAPTCHA. */
export const captchaModule = defineModule({
  name: 'captcha',
  routes: captchaRoutes,
});
