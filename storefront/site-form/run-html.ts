/**
 * Adds HTML to an element and runs its scripts one after another, as a page that is loaded does: the browser runs none
 * that are added as text. spec: site-platform 4
 */
export function runHtml(element: HTMLElement, html: string): void {
  const made = document.createElement('template');
  made.innerHTML = html;
  for (const script of made.content.querySelectorAll('script')) {
    const running = document.createElement('script');
    for (const { name, value } of script.attributes) running.setAttribute(name, value);
    running.textContent = script.textContent;
    // Scripts that are added are loaded at once and in any order, unless they say otherwise.
    if (!script.hasAttribute('async')) running.async = false;
    script.replaceWith(running);
  }
  element.replaceChildren(made.content);
}
