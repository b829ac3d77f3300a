export { commentsHtml } from './comments-html.tsx';
export { postComment } from './post-comment.ts';
export {
  type ItemFacts,
  selectComment as findComment,
  selectItem as findCommentedItem,
} from './repository.ts';
export { commentLimit, commentRoutes, senderOf, unverifiedCommentLimit } from './routes.ts';
