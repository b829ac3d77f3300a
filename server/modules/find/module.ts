import { defineModule } from '../../platform/module.ts';
import { findRoutes } from './routes.ts';

/** The command palette's search over the records of all modules. */
export const findModule = defineModule({
  name: 'find',
  routes: findRoutes,
});
