import { whenIdle } from '../idle/when-idle.ts';

let loading: Promise<void> | null = null;

/**
 * Loads the full stylesheet; the page itself has only the rules its markup uses. Resolves once it applies or
 * has failed: content is then shown unstyled.
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
      // Removed so that the next call retries: a phone may be offline for a moment.
      link.remove();
      loading = null;
      resolve();
    });
    // After the inlined rules and before the theme's own.
    style.after(link);
  });
  return loading;
}

/** Resolves with code for content that was not in the page once its styles are loaded too. */
export async function withStyles<Code>(code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, loadFullStylesheet()]);
  return loaded;
}

/** Loads the full stylesheet once the page itself is loaded. */
export function loadFullStylesheetLater(): void {
  if (document.readyState === 'complete') loadWhenIdle();
  else addEventListener('load', loadWhenIdle, { once: true });
}

function loadWhenIdle(): void {
  whenIdle(() => void loadFullStylesheet());
}
