import { defineModule } from '../../platform/module.ts';
import { paymentAccountRoutes } from './account-routes.ts';
import { installmentSources } from './content-policy.ts';
import { installmentRoute } from './installment-routes.ts';
import { movePaymentLinks } from './move-links.ts';
import { providers } from './providers/index.ts';
import { testGatewayRoutes } from './providers/test-gateway/test-gateway-routes.ts';
import { paymentPersonalData } from './personal-data.ts';

/** Payment providers and the payments they took. */
export const paymentsModule = defineModule({
  name: 'payments',
  routes: [
    ...providers.flatMap((provider) => provider.routes),
    ...testGatewayRoutes,
    ...paymentAccountRoutes,
    installmentRoute,
  ],
  atStart: movePaymentLinks,
  contentPolicy: installmentSources,
  reservedPaths: { below: ['installments', 'test-gateway'] },
  personalData: paymentPersonalData,
});
