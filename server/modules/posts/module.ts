import { defineModule } from '../../platform/module.ts';
import { postsBulk } from './bulk/posts-bulk.ts';
import { findAuthors, findPosts } from './find-posts.ts';
import { labelRoutes } from './label-routes.ts';
import { postList } from './post-list.ts';
import { podcastRoutes } from './podcast-routes.ts';
import { postRoutes } from './routes.ts';

/**
 * Posts of blogs: the owner's list, what is set of each, their statuses, podcasts. Their texts are drafts of the content
 * module.
 */
export const postsModule = defineModule({
  name: 'posts',
  routes: [...postRoutes, ...labelRoutes, ...podcastRoutes],
  lists: [postList],
  bulk: [postsBulk],
  find: [findPosts, findAuthors],
});
