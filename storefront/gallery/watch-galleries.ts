import { withStyles } from '../styles/full-stylesheet.ts';
import { isModifiedClick } from './modified-click.ts';

const touches = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Enhances the page's galleries and pictures. Their code is loaded when one is touched, or visible with
 * autoplay; without it slides scroll, their links jump, and pictures open as plain links.
 */
export function watchGalleries(): void {
  for (const gallery of document.querySelectorAll<HTMLElement>('[data-slides]')) watchSlides(gallery);
  document.addEventListener('click', openLarge);
}

function watchSlides(gallery: HTMLElement): void {
  let missed: HTMLElement | null = null;
  const letGo = (): void => {
    gallery.removeEventListener('click', keep, true);
    missed?.click();
  };
  const load = async (): Promise<void> => {
    const { runGallery } = await withStyles(import('./run-gallery.ts'));
    runGallery(gallery);
  };
  const wake = (): void => {
    if (gallery.dataset['state'] !== undefined) return;
    gallery.dataset['state'] = 'waking';
    load().then(letGo, letGo);
  };
  /** Replays clicks that came before the code was loaded. */
  const keep = (event: MouseEvent): void => {
    const press =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button, a[data-to]') : null;
    if (press === null || isModifiedClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    missed = press;
    wake();
  };
  for (const touch of touches) gallery.addEventListener(touch, wake, { passive: true, once: true });
  gallery.addEventListener('click', keep, true);
  if (gallery.dataset['autoplay'] === undefined) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    if (typeof requestIdleCallback === 'function') requestIdleCallback(wake, { timeout: 2000 });
    else setTimeout(wake, 200);
  });
  observer.observe(gallery);
}

/** A click on a picture of a gallery or an image block with a lightbox. */
function openLarge(event: MouseEvent): void {
  const zoom =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-zoom]') : null;
  const group = zoom?.closest<HTMLElement>('[data-lightbox]') ?? null;
  if (zoom === null || group === null || event.defaultPrevented || isModifiedClick(event)) return;
  event.preventDefault();
  const links = [...group.querySelectorAll<HTMLAnchorElement>('a[data-zoom]')];
  withStyles(
    Promise.all([import('../lightbox/open-lightbox.ts'), import('../lightbox/linked-pictures.ts')]),
  ).then(
    ([{ openLightbox }, { linkedPictures }]) =>
      openLightbox(linkedPictures(links), links.indexOf(zoom), {
        theme: group.dataset['lightbox'] === 'light' ? 'light' : 'dark',
        fit: 'window',
      }),
    () => location.assign(zoom.href),
  );
}
