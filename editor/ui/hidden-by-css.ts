/** Whether the page shows something without the owner's own CSS, and nothing with it. */
export function isHiddenByOwnCss(page: Document): boolean {
  const own = page.querySelector<HTMLStyleElement>('style[data-own]');
  const sheet = own?.sheet ?? null;
  if (sheet === null || own?.textContent === '' || showsSomething(page)) return false;
  sheet.disabled = true;
  const showsOtherwise = showsSomething(page);
  sheet.disabled = false;
  return showsOtherwise;
}

/** Elements that are looked at: one that is seen is enough. */
const MAX_ELEMENTS = 400;

function showsSomething(page: Document): boolean {
  const elements = page.body.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, img, button, input, li');
  for (const element of [...elements].slice(0, MAX_ELEMENTS)) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width > 2 && height > 2) return true;
  }
  return false;
}
