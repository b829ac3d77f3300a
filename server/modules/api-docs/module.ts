import { defineModule } from '../../platform/module.ts';
import { apiDocsRoutes } from './routes.ts';

/** The description of the API, for programs and for people. */
export const apiDocsModule = defineModule({
  name: 'api-docs',
  routes: apiDocsRoutes,
});
