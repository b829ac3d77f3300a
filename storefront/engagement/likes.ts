import { locale } from '../locale.ts';
import { likeLabel } from '@vitrine/domain/sharing/like-label.ts';
import { callApi } from '../http/call-api.ts';
import { removeLikeHere, storeLike, likedHere, reportedCount } from './liked-here.ts';

const send = (itemId: string) => callApi('POST', '/api/likes', { body: { itemId }, outlivesPage: true });

/** Fills the hearts of items this visitor liked, and sends a like without leaving the page. */
export function startLikes(page: Document): void {
  const known = new Set(likedHere());
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-like]')) {
    const { like: itemId = '' } = form.dataset;
    const button = form.querySelector('button');
    const counter = form.querySelector('[data-like-count]');
    if (button === null || counter === null) continue;
    const show = (isLiked: boolean, count: number): void => {
      button.setAttribute('aria-pressed', String(isLiked));
      button.setAttribute('aria-label', likeLabel(button.dataset['title'] ?? '', count, isLiked, locale));
      counter.textContent = String(count);
    };
    const count = (): number => Number(counter.textContent);
    show(known.has(itemId), known.has(itemId) ? Math.max(count(), reportedCount(itemId)) : count());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (button.getAttribute('aria-pressed') === 'true') return;
      const before = count();
      show(true, before + 1);
      // Stored before the response, which never arrives if the visitor navigates at once.
      storeLike(itemId, before + 1);
      void send(itemId).then((answer) => {
        if (answer.ok) {
          storeLike(itemId, answer.value.likeCount);
          return show(true, answer.value.likeCount);
        }
        removeLikeHere(itemId);
        show(false, before);
        const output = form.querySelector('output');
        if (output !== null) output.textContent = answer.message;
        return undefined;
      });
    });
  }
}
