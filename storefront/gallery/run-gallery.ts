import { galleryText } from '@vitrine/domain/text/gallery.ts';
import { locale } from '../locale.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { makeAutoplay, type Autoplay } from './autoplay.ts';
import { nearestSlide, scrollFor, slideOfKey, stepFrom, type Side, type SlideBox } from './slide-places.ts';

/** Milliseconds without scrolling after which the strip counts as settled. */
const SETTLED_AFTER = 150;

/**
 * Runs a slideshow or a carousel: buttons, dots, thumbnails and keys move to slides, and all of them follow
 * the strip's scroll position. With `data-autoplay` it advances by itself, except with
 * prefers-reduced-motion; it pauses while hovered, focused, out of view or in a hidden tab.
 */
export function runGallery(gallery: HTMLElement): void {
  const strip = gallery.querySelector<HTMLElement>('.gallery__slides');
  if (strip === null) return;
  const slides = [...strip.querySelectorAll<HTMLElement>('.gallery__slide')];
  const marks = [...gallery.querySelectorAll<HTMLElement>('[data-to]')];
  const side = (gallery.dataset['side'] ?? 'center') as Side;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  gallery.append(status);
  let at = 0;
  /** The slide being scrolled to, until the strip has settled there. */
  let goal: number | null = null;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let autoplay: Autoplay | null = null;

  const boxes = (): SlideBox[] => {
    const from = strip.getBoundingClientRect().left - strip.scrollLeft;
    return slides.map((slide) => {
      const { left, width } = slide.getBoundingClientRect();
      return { left: left - from, width };
    });
  };
  const mark = (index: number): void => {
    if (index === at) return;
    at = index;
    for (const link of marks) {
      const isAt = Number(link.dataset['to']) === at;
      if (isAt) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
      if (isAt) showWithin(link, side, calm.matches);
    }
    // Announcing every automatic slide would interrupt screen readers.
    if (!(autoplay?.isPlaying() ?? false))
      status.textContent = fillText(galleryText(locale).pictureOf, { n: at + 1, total: slides.length });
    autoplay?.beginAgain();
  };
  const goTo = (index: number): void => {
    const slide = boxes()[index];
    if (slide === undefined) return;
    goal = index;
    mark(index);
    strip.scrollTo({
      left: scrollFor(slide, strip.clientWidth, side),
      behavior: calm.matches ? 'instant' : 'smooth',
    });
  };
  const follow = (): void => mark(nearestSlide(boxes(), strip.scrollLeft, strip.clientWidth, side));

  strip.addEventListener(
    'scroll',
    () => {
      if (goal === null) follow();
      clearTimeout(settling);
      settling = setTimeout(() => {
        goal = null;
        follow();
      }, SETTLED_AFTER);
    },
    { passive: true },
  );
  for (const touch of ['pointerdown', 'wheel', 'touchstart'])
    strip.addEventListener(touch, () => (goal = null), { passive: true });
  gallery.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a') : null;
    if (pressed?.dataset['step'] !== undefined)
      goTo(stepFrom(at, pressed.dataset['step'] === 'next' ? 1 : -1, slides.length));
    if (pressed?.dataset['to'] !== undefined) {
      event.preventDefault();
      goTo(Number(pressed.dataset['to']));
    }
    if (pressed?.dataset['play'] !== undefined) autoplay?.toggle();
  });
  gallery.addEventListener('keydown', (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const index = slideOfKey(event.key, at, slides.length);
    if (index === null) return;
    event.preventDefault();
    goTo(index);
  });
  follow();
  autoplay = playByItself(gallery, calm, () => goTo(stepFrom(at, 1, slides.length)));
  gallery.dataset['state'] = 'awake';
}

/** null where the gallery has no autoplay. */
function playByItself(gallery: HTMLElement, calm: MediaQueryList, next: () => void): Autoplay | null {
  const seconds = Number(gallery.dataset['autoplay']);
  const button = gallery.querySelector<HTMLElement>('[data-play]');
  if (!(seconds > 0) || button === null) return null;
  const showState = (): void => {
    gallery.toggleAttribute('data-playing', autoplay.isPlaying());
    // The button shows what a click does, whatever holds the slides: pointing at it holds them already.
    gallery.toggleAttribute('data-plays', autoplay.isWanted());
    button.setAttribute(
      'aria-label',
      autoplay.isWanted() ? galleryText(locale).pauseSlides : galleryText(locale).playSlides,
    );
  };
  const autoplay = makeAutoplay({ seconds, isWanted: !calm.matches, next, onChange: showState });
  showState();
  calm.addEventListener('change', () => {
    if (calm.matches) autoplay.stop();
  });
  const isButton = (event: Event): boolean => event.target instanceof Node && button.contains(event.target);
  gallery.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse') autoplay.hold('pointer', true);
  });
  gallery.addEventListener('pointerleave', () => autoplay.hold('pointer', false));
  gallery.addEventListener('focusin', (event) => autoplay.hold('focus', !isButton(event)));
  gallery.addEventListener('focusout', () => autoplay.hold('focus', false));
  document.addEventListener('visibilitychange', () => autoplay.hold('hidden', document.hidden));
  new IntersectionObserver((entries) => autoplay.hold('away', !(entries.at(-1)?.isIntersecting ?? false)), {
    threshold: 0.3,
  }).observe(gallery);
  autoplay.hold('pointer', matchMedia('(hover: hover)').matches && gallery.matches(':hover'));
  const focused = document.activeElement;
  autoplay.hold('focus', focused !== button && focused !== null && gallery.contains(focused));
  autoplay.hold('hidden', document.hidden);
  return autoplay;
}

/** Scrolls a strip of thumbnails, never the page, so that this one is aligned to its side. */
function showWithin(link: HTMLElement, side: Side, calm: boolean): void {
  const row = link.parentElement;
  if (row === null || row.scrollWidth <= row.clientWidth) return;
  const { left, width } = link.getBoundingClientRect();
  const box = { left: left - row.getBoundingClientRect().left + row.scrollLeft, width };
  row.scrollTo({ left: scrollFor(box, row.clientWidth, side), behavior: calm ? 'instant' : 'smooth' });
}
