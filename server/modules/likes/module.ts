import { defineModule } from '../../platform/module.ts';
import { likeRoutes } from './routes.ts';

/** Likes of items. */
export const likesModule = defineModule({
  name: 'likes',
  routes: likeRoutes,
});
