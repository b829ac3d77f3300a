export { commentsHtml } from './comments-html.tsx';
export { postComment } from './post-comment.ts';
