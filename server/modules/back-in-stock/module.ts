import { defineModule } from '../../platform/module.ts';
import { eraseSignUps } from './erase-sign-ups.ts';
import { backInStockRoutes } from './routes.ts';
import { signUpPersonalData } from './personal-data.ts';

/** Back-in-stock waiting lists of sold-out variants. */
export const backInStockModule = defineModule({
  name: 'back-in-stock',
  itemsErased: eraseSignUps,
  routes: backInStockRoutes,
  personalData: signUpPersonalData,
});
