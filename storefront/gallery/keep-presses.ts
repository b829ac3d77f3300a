import { isAnotherWay } from './another-way.ts';

/**
 * Keeps a press on a link that matches until `code` listens, and presses it once more then: before, it would have led
 * away from the page. Where the code cannot load, the link leads where it leads.
 */
export function keepPresses(selector: string, code: Promise<unknown>): void {
  let missed: HTMLElement | null = null;
  const keep = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (link === null || isAnotherWay(event)) return;
    event.preventDefault();
    missed = link;
  };
  document.addEventListener('click', keep);
  const press = (): void => {
    document.removeEventListener('click', keep);
    missed?.click();
  };
  code.then(press, press);
}
