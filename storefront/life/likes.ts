import type { LikeAnswer } from '@vitrine/contracts/likes.ts';
import { likeLabel } from '@vitrine/domain/sharing/like-label.ts';
import { type ApiAnswer, callApi } from '../http/call-api.ts';

/** Where this browser keeps what it liked; the newest last. */
const KEY = 'vitrine-liked';
const MOST_KEPT = 500;

function liked(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function keep(itemId: string): void {
  try {
    const ids = liked().filter((id) => id !== itemId);
    localStorage.setItem(KEY, JSON.stringify([...ids, itemId].slice(-MOST_KEPT)));
  } catch {
    // Without storage the heart is empty again on the next page; the server still counts once.
  }
}

/** How many this tab was told there are; a page may be some seconds older than the answer to a press. */
function told(itemId: string): number {
  try {
    return Number(sessionStorage.getItem(`${KEY}:${itemId}`) ?? 0);
  } catch {
    return 0;
  }
}

function keepCount(itemId: string, count: number): void {
  try {
    sessionStorage.setItem(`${KEY}:${itemId}`, String(count));
  } catch {
    // Without storage the next page may show one less for some seconds.
  }
}

async function press(itemId: string): Promise<ApiAnswer<LikeAnswer>> {
  const answer = await callApi<LikeAnswer>('POST', '/api/likes', { body: { itemId } });
  if (answer.ok) {
    keep(itemId);
    keepCount(itemId, answer.value.likeCount);
  }
  return answer;
}

/** Fills the hearts of what this visitor liked, and counts a press without leaving the page. */
export function startLikes(page: Document): void {
  const known = new Set(liked());
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
    show(known.has(itemId), known.has(itemId) ? Math.max(count(), told(itemId)) : count());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (button.getAttribute('aria-pressed') === 'true') return;
      const before = count();
      show(true, before + 1);
      void press(itemId).then((answer) => {
        if (answer.ok) return show(true, answer.value.likeCount);
        show(false, before);
        const said = form.querySelector('output');
        if (said !== null) said.textContent = answer.message;
        return undefined;
      });
    });
  }
}
