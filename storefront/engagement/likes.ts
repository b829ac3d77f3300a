import type { LikeAnswer } from '@vitrine/contracts/likes.ts';
import { likeLabel } from '@vitrine/domain/sharing/like-label.ts';
import { callApi } from '../http/call-api.ts';
import { forgetLike, keepLike, likedHere, reportedCount } from './liked-here.ts';

const send = (itemId: string) =>
  callApi<LikeAnswer>('POST', '/api/likes', { body: { itemId }, outlivesPage: true });

/** Fills the hearts of what this visitor liked, and counts a press without leaving the page. */
export function startLikes(page: Document): void {
  const known = new Set(likedHere());
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-like]')) {
    const { like: itemId = '' } = form.dataset;
    const button = form.querySelector('button');
    const counter = form.querySelector('[data-like-count]');
    if (button === null || counter === null) continue;
    const show = (isLiked: boolean, count: number): void => {
      button.setAttribute('aria-pressed', String(isLiked));
      button.setAttribute('aria-label', likeLabel(button.dataset['title'] ?? '', count, isLiked));
      counter.textContent = String(count);
    };
    const count = (): number => Number(counter.textContent);
    show(known.has(itemId), known.has(itemId) ? Math.max(count(), reportedCount(itemId)) : count());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (button.getAttribute('aria-pressed') === 'true') return;
      const before = count();
      show(true, before + 1);
      // Kept before it is answered: whoever goes on at once never hears the answer.
      keepLike(itemId, before + 1);
      void send(itemId).then((answer) => {
        if (answer.ok) {
          keepLike(itemId, answer.value.likeCount);
          return show(true, answer.value.likeCount);
        }
        forgetLike(itemId);
        show(false, before);
        const said = form.querySelector('output');
        if (said !== null) said.textContent = answer.message;
        return undefined;
      });
    });
  }
}
