import { startLikes } from './likes.ts';
import { withStyles } from '../styles/full-stylesheet.ts';
import { startShare } from './share.ts';

/** Starts likes and sharing at once; the code of comments is loaded when the form comes near. */
export function startEngagement(page: Document): void {
  startLikes(page);
  startShare(page);
  const comments = page.querySelector<HTMLElement>('[data-comments]');
  const form = comments?.querySelector<HTMLFormElement>('[data-comment-form]');
  if (comments === null || comments === undefined || form === null || form === undefined) return;
  const start = (): void => {
    withStyles(import('./comments.ts')).then(
      ({ startComments }) => startComments(comments, form),
      () => undefined,
    );
  };
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '400px' },
  ).observe(comments);
}
