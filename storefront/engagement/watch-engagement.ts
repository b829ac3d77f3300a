/** Matches like buttons, share buttons and comment forms. */
const anything = '[data-like], [data-share], [data-comment-form]';

/**
 * Makes likes, share buttons and comments work without leaving the page. Their code is loaded only where there are
 * some; if it cannot load, forms and links work natively. A like clicked before that is replayed.
 */
export function watchEngagement(page: Document): void {
  if (page.querySelector(anything) === null) return;
  const missed = new Set<HTMLFormElement>();
  const keep = (event: SubmitEvent): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-like]')) return;
    event.preventDefault();
    missed.add(form);
  };
  page.addEventListener('submit', keep);
  import('./start-engagement.ts')
    .then(
      ({ startEngagement }) => startEngagement(page),
      () => undefined,
    )
    .finally(() => {
      page.removeEventListener('submit', keep);
      for (const form of missed) form.requestSubmit();
    });
}
