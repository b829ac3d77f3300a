import { defineModule } from '../../platform/module.ts';
import { eraseComments } from './erase-comments.ts';
import { commentExtras } from './comments-html.tsx';
import { commentFormRoutes } from './form-routes.tsx';
import { commentRoutes } from './routes.ts';
import { heldComments } from './held-comments.ts';
import { commentPersonalData } from './personal-data.ts';
import { heldCommentNotice } from './held-comment-notice.ts';

/** Comments of visitors below an item, and their moderation. */
export const commentsModule = defineModule({
  name: 'comments',
  itemsErased: eraseComments,
  itemExtras: commentExtras,
  reservedPaths: { whole: ['comments'] },
  routes: [...commentRoutes, ...commentFormRoutes],
  waiting: [heldComments],
  personalData: commentPersonalData,
  ownerNotice: heldCommentNotice,
});
