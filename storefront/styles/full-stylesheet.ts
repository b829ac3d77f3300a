import { whenIdle } from '../idle/when-idle.ts';

let loading: Promise<void> | null = null;

/**
 * Loads the whole stylesheet, of which the page came with the rules its own markup uses. Resolves once it applies, or
 * once it is certain that it will not: what is shown then is plain, but it is shown.
 */
export function loadFullStylesheet(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const style = document.querySelector<HTMLElement>('style[data-full-stylesheet]');
    if (style === null) {
      resolve();
      return;
    }
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = style.dataset['fullStylesheet'] ?? '';
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // Asked for again by what is shown next: a phone may be out of reach for a moment.
      link.remove();
      loading = null;
      resolve();
    });
    // After the same rules and before whatever the theme put behind them.
    style.after(link);
  });
  return loading;
}

/** Code that shows what was not in the page: there once its styles are there too. */
export async function withStyles<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, loadFullStylesheet()]);
  return loaded;
}

/** Loads the whole stylesheet when the page has all it needs itself. */
export function loadFullStylesheetLater(): void {
  if (document.readyState === 'complete') loadWhenIdle();
  else addEventListener('load', loadWhenIdle, { once: true });
}

function loadWhenIdle(): void {
  whenIdle(() => void loadFullStylesheet());
}
