import { defineModule } from '../../platform/module.ts';
import { installmentSources } from './content-policy.ts';
import { installmentRoutes } from './installment-routes.ts';
import { movePaymentLinks } from './move-links.ts';
import { providers } from './providers/index.ts';
import { testGatewayRoutes } from './providers/test-gateway/test-gateway-routes.ts';

/** Payment providers and the payments they took. */
export const paymentsModule = defineModule({
  name: 'payments',
  routes(app, platform) {
    for (const provider of providers) provider.routes?.(app, platform);
    testGatewayRoutes(app, platform);
    installmentRoutes(app, platform);
  },
  atStart: movePaymentLinks,
  contentPolicy: installmentSources,
  reservedPaths: { below: ['installments', 'test-gateway'] },
});
