import { defineModule } from '../../platform/module.ts';
import { homeRoutes } from './routes.ts';

/** The owner's Home: today's orders, what waits, and the first steps of a new shop. */
export const homeModule = defineModule({
  name: 'home',
  routes: homeRoutes,
});
