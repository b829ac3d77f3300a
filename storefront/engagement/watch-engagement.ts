/** Whether this page has hearts, share buttons or a form for comments. */
const anything = '[data-like], [data-share], [data-comment-form]';

/**
 * Lets likes, share buttons and comments answer without leaving the page. Their code is fetched only where there are
 * some; where it cannot load, forms and links work by themselves. A heart pressed before is pressed again then.
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
