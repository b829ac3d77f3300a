import { callsText } from '@vitrine/domain/text/calls.ts';
import { locale } from '../locale.ts';
import { showAlert } from '../dialog/show-alert.ts';
import { canReachShop } from '../http/can-reach-shop.ts';
import { whenIdle } from '../idle/when-idle.ts';
import { withStyles } from '../styles/full-stylesheet.ts';
import { holdPresses } from './held-press.ts';

/** Loads an island's code, hydrates it and resolves when it handles events. Rejects when its code cannot load. */
async function hydrate(element: HTMLElement): Promise<void> {
  const { hydrateIsland } = await withStyles(import('./hydrate-island.tsx'));
  await hydrateIsland(element);
}

const touches = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Hydrates every `<vitrine-island>` of the page when its `load` attribute says: on the first `touch`
 * (pointer over it, focus in it, a finger on it), when it is `visible`, or when the browser is `idle`. All
 * three hydrate on touch. A click or submit before hydration is held and replayed, and
 * none is lost because its button moves; `data-held` marks it as pending meanwhile.
 */
export function watchIslands(root: ParentNode): void {
  const islands = root.querySelectorAll<HTMLElement>('vitrine-island:not([data-state])');
  if (islands.length > 0) holdPresses();
  const seen = typeof IntersectionObserver === 'function' ? observeSeen() : null;
  for (const island of islands) {
    island.dataset['state'] = 'asleep';
    const wake = prepare(island);
    const load = island.getAttribute('load');
    if (load === 'visible' && seen !== null) seen.add(island, wake);
    else if (load === 'visible' || load === 'idle') whenIdle(wake);
  }
}

function prepare(island: HTMLElement): () => void {
  const missed: { press: HTMLElement | null } = { press: null };

  const keep = (event: Event): void => {
    const press = pressOf(event);
    if (press === null) return;
    event.preventDefault();
    event.stopPropagation();
    missed.press = press;
    island.dataset['held'] = '';
    wake();
  };

  const wake = (): void => {
    if (island.dataset['state'] !== 'asleep') return;
    island.dataset['state'] = 'waking';
    hydrate(island)
      .then(() => settle('awake'))
      // Without its code the island is still a working form: the click is replayed natively, where it has a native effect.
      .catch(async (error: unknown) => {
        console.warn('An island could not load; its forms still work.', error);
        if (missed.press !== null && (await canReachShop())) settle('asleep-for-good');
        else stayAsleep();
      });
  };

  /** The page stays as it is, with all input; the next click retries. */
  const stayAsleep = (): void => {
    const { press } = missed;
    missed.press = null;
    island.dataset['state'] = 'asleep';
    delete island.dataset['held'];
    for (const touch of touches) island.removeEventListener(touch, wake);
    if (press === null) return;
    const isAdd = press.closest('form')?.classList.contains('product-purchase') === true;
    showAlert(
      isAdd ? callsText(locale).unableToAdd : callsText(locale).noConnection,
      callsText(locale).callTexts.network,
    );
  };

  const settle = (state: string): void => {
    island.dataset['state'] = state;
    delete island.dataset['held'];
    for (const touch of touches) island.removeEventListener(touch, wake);
    island.removeEventListener('click', keep, true);
    island.removeEventListener('submit', keep, true);
    missed.press?.click();
  };

  for (const touch of touches) island.addEventListener(touch, wake, { passive: true });
  island.addEventListener('click', keep, true);
  island.addEventListener('submit', keep, true);
  return wake;
}

/** The button of a click or submit; null for anything the browser handles natively. */
function pressOf(event: Event): HTMLElement | null {
  if (event instanceof SubmitEvent) {
    const form = event.target;
    return event.submitter ?? (form instanceof HTMLFormElement ? form.querySelector('button') : null);
  }
  return event.target instanceof Element ? event.target.closest('button') : null;
}

function observeSeen(): { add(island: Element, wake: () => void): void } {
  const wakes = new WeakMap<Element, () => void>();
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      observer.unobserve(entry.target);
      wakes.get(entry.target)?.();
    }
  });
  return {
    add(island, wake) {
      wakes.set(island, wake);
      // The island element itself may have no box (display: contents); its rendered part has one.
      const target = island.lastElementChild ?? island;
      wakes.set(target, wake);
      observer.observe(target);
    },
  };
}
