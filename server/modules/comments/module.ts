import { defineModule } from '../../platform/module.ts';
import { commentFormRoutes } from './form-routes.tsx';
import { commentRoutes } from './routes.ts';

/** Comments of visitors below an item, and their moderation. */
export const commentsModule = defineModule({
  name: 'comments',
  routes(app, platform) {
    commentRoutes(app, platform);
    commentFormRoutes(app, platform);
  },
});
