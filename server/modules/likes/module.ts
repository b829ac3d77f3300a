import { defineModule } from '../../platform/module.ts';
import { eraseLikes } from './erase-likes.ts';
import { likeRoutes } from './routes.ts';

/** Likes of items. */
export const likesModule = defineModule({
  name: 'likes',
  itemsErased: eraseLikes,
  routes: likeRoutes,
});
