import { isModifiedClick } from './modified-click.ts';

/**
 * Holds a click on a matching link or button until `code` is loaded, and then replays it: otherwise it would
 * navigate away or be lost. If the code cannot load, the link is followed.
 */
export function replayClicks(selector: string, code: Promise<unknown>): void {
  let missed: HTMLElement | null = null;
  const keep = (event: MouseEvent): void => {
    const press = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (press === null || isModifiedClick(event)) return;
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
