import { defineModule } from '../../platform/module.ts';
import { postsBulk } from './bulk/posts-bulk.ts';
import { findAuthors, findPosts } from './find-posts.ts';
import { labelRoutes } from './label-routes.ts';
import { podcastRoutes } from './podcast-routes.ts';
import { listsOfKinds, postList } from './post-list.ts';
import { postRoutes } from './routes.ts';
import { ticketExtras } from './ticket-extras.ts';

/**
 * Posts of blogs, events, projects and lessons: the owner's lists, what is set of each, their statuses, podcasts. Their
 * texts are drafts of the content module.
 */
export const postsModule = defineModule({
  name: 'posts',
  routes: [...postRoutes, ...labelRoutes, ...podcastRoutes],
  itemExtras: ticketExtras,
  lists: [postList, ...listsOfKinds],
  bulk: [postsBulk],
  find: [findPosts, findAuthors],
});
