import { isAnotherWay } from './another-way.ts';

/**
 * Keeps a press on a link or a button that matches until `code` listens, and presses it once more then: before, it would
 * have led away from the page or been lost. Where the code cannot load, a link leads where it leads.
 */
export function keepPresses(selector: string, code: Promise<unknown>): void {
  let missed: HTMLElement | null = null;
  const keep = (event: MouseEvent): void => {
    const press = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (press === null || isAnotherWay(event)) return;
    event.preventDefault();
    missed = press;
  };
  document.addEventListener('click', keep);
  const letGo = (): void => {
    document.removeEventListener('click', keep);
    missed?.click();
  };
  code.then(letGo, letGo);
}
