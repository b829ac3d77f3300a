import { defineModule } from '../../platform/module.ts';
import { downloadMailSamples } from './mail-samples.ts';
import { downloadsSection } from './order-section.ts';
import { downloadRoutes } from './routes.ts';
import { deliverDownloads } from './service.ts';

/** Delivery of digital products. */
export const downloadsModule = defineModule({
  name: 'downloads',
  routes: downloadRoutes,
  fulfilmentTasks: { downloads: deliverDownloads },
  orderSection: downloadsSection,
  mailSamples: downloadMailSamples,
  reservedPaths: { below: ['downloads'] },
});
