import { defineModule } from '../../platform/module.ts';
import { abandonedCartsJob } from './abandoned-carts.ts';
import { sampleCartPage } from './cart-page.ts';
import { cartRoutes } from './routes.ts';
import { cartPersonalData } from './personal-data.ts';
import { cartAmounts } from './stored-amounts.ts';

/** Carts: their lines, codes, delivery estimate and page. */
export const cartModule = defineModule({
  name: 'cart',
  routes: cartRoutes,
  jobs: [abandonedCartsJob],
  reservedPaths: { whole: ['cart'] },
  samplePages: { '/cart': sampleCartPage },
  personalData: cartPersonalData,
  storedAmounts: cartAmounts,
});
