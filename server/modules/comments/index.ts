export { postComment } from './post-comment.ts';
