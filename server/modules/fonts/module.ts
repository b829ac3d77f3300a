import { defineModule } from '../../platform/module.ts';
import { fontRoutes } from './routes.ts';

/** Font files that owners upload. Those of the catalogue come with the product. */
export const fontsModule = defineModule({ name: 'fonts', routes: fontRoutes });
