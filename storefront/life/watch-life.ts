/** Whether this page has hearts, share buttons or a form for comments. */
const anything = '[data-like], [data-share], [data-comment-form]';

/**
 * Lets likes, share buttons and comments answer without leaving the page. Their code is fetched only where there are
 * some; until it is here, and where it cannot load, forms and links work by themselves.
 */
export function watchLife(page: Document): void {
  if (page.querySelector(anything) === null) return;
  import('./start-life.ts').then(
    ({ startLife }) => startLife(page),
    () => undefined,
  );
}
