import { defineModule } from '../../platform/module.ts';
import { eraseComments } from './erase-comments.ts';
import { commentList } from './comment-list.ts';
import { commentsBulk } from './comments-bulk.ts';
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
  lists: [commentList],
  bulk: [commentsBulk],
  waiting: [heldComments],
  personalData: commentPersonalData,
  ownerNotice: heldCommentNotice,
});
