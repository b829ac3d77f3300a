import { defineModule } from '../../platform/module.ts';
import { storeSettingsRoutes } from './routes.ts';

/** The settings an owner needs to sell: delivery, taxes, checkout, the store itself. */
export const storeSettingsModule = defineModule({ name: 'store-settings', routes: storeSettingsRoutes });
