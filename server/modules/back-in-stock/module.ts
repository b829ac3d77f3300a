import { defineModule } from '../../platform/module.ts';
import { eraseSignUps } from './erase-sign-ups.ts';
import { backInStockMailSamples } from './mail-samples.ts';
import { ownerRoutes } from './owner-routes.ts';
import { signUpPersonalData } from './personal-data.ts';
import { backInStockRoutes } from './routes.ts';
import { backInStockPoller } from './sends.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';

/** Back-in-stock waiting lists of sold-out variants, and the mails to those on them. */
export const backInStockModule = defineModule({
  name: 'back-in-stock',
  itemsErased: eraseSignUps,
  routes: [...backInStockRoutes, ...ownerRoutes, ...unsubscribeRoutes],
  pollers: (platform) => [backInStockPoller(platform)],
  reservedPaths: { below: ['site-users'] },
  mailSamples: backInStockMailSamples,
  personalData: signUpPersonalData,
});
