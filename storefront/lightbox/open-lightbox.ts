import { dialogText } from '@vitrine/domain/text/dialog.ts';
import { locale } from '../locale.ts';
import { galleryText } from '@vitrine/domain/text/gallery.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { openModal } from '../dialog/open-modal.ts';
import { watchSwipes } from './swipe.ts';
import { fitHeight, LIGHTBOX_RESIZE_DEBOUNCE, topMargin } from './top-margin.ts';

export interface LightboxPicture {
  readonly src: string;
  /** '' when there is only one width. */
  readonly srcset: string;
  readonly alt: string;
  /** Pixels of the original; 0 when unknown. */
  readonly width: number;
  readonly height: number;
  /** Lines under the picture. */
  readonly words: readonly string[];
}

export interface LightboxOptions {
  readonly theme?: 'dark' | 'light';
  /** `width` fits a picture to the width and scrolls; `window` shows it whole. */
  readonly fit?: 'width' | 'window';
}

/**
 * Shows pictures large on a dark or a light background, one at a time: arrow keys, buttons and swipes navigate, Escape and
 * a click beside the picture close it. The page behind does not scroll. Pinch zoom is left to the browser. Resolves once it
 * is closed. spec: storefront-commerce 4 "Modal lightbox", 9
 */
export async function openLightbox(
  pictures: readonly LightboxPicture[],
  first: number,
  { theme = 'dark', fit = 'width' }: LightboxOptions = {},
): Promise<void> {
  // Clicked twice before this code was loaded.
  if (document.querySelector('dialog.lightbox') !== null) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  dialog.dataset['theme'] = theme;
  dialog.dataset['fit'] = fit;
  let image = document.createElement('img');
  const words = document.createElement('div');
  words.className = 'lightbox__words';
  const count = document.createElement('p');
  count.className = 'lightbox__count';
  count.setAttribute('role', 'status');
  let at = Math.max(0, first);

  const place = (): void => {
    const picture = pictures[at];
    if (fit === 'window' && picture !== undefined) {
      const high = fitHeight(innerHeight, words.offsetHeight);
      const wide = Math.min(dialog.clientWidth, picture.width || dialog.clientWidth);
      const shape = picture.height > 0 ? picture.width / picture.height : 0;
      image.style.maxHeight = `${String(high)}px`;
      image.sizes = `${String(Math.round(shape > 0 ? Math.min(wide, high * shape) : wide))}px`;
    }
    image.style.marginTop = `${String(topMargin(image.offsetHeight + words.offsetHeight, innerHeight))}px`;
  };
  const show = (index: number): void => {
    at = (index + pictures.length) % pictures.length;
    const picture = pictures[at];
    if (picture === undefined) return;
    // A new element each time: the previous picture must not show with the next one's caption while that loads.
    const drawn = draw(picture, fit);
    drawn.addEventListener('load', place);
    image.replaceWith(drawn);
    image = drawn;
    words.replaceChildren(...picture.words.map(paragraph));
    words.hidden = picture.words.length === 0;
    const label = fillText(galleryText(locale).pictureOf, { n: at + 1, total: pictures.length });
    count.textContent = label;
    dialog.setAttribute('aria-label', label);
    dialog.scrollTo(0, 0);
    place();
  };

  const close = button(
    'lightbox__button lightbox__close',
    dialogText(locale).closeDialog,
    'm6 6 12 12M18 6 6 18',
  );
  close.addEventListener('click', () => dialog.close());
  dialog.append(close, image, words);
  if (pictures.length > 1) {
    const previous = button(
      'lightbox__button lightbox__previous',
      galleryText(locale).previousSlide,
      'm15 5-7 7 7 7',
    );
    const next = button('lightbox__button lightbox__next', galleryText(locale).nextSlide, 'm9 5 7 7-7 7');
    previous.addEventListener('click', () => show(at - 1));
    next.addEventListener('click', () => show(at + 1));
    dialog.append(previous, next, count);
    watchSwipes(dialog, (by) => show(at + by));
  }
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') show(at - 1);
    if (event.key === 'ArrowRight') show(at + 1);
    if (event.key === 'Home') show(0);
    if (event.key === 'End') show(pictures.length - 1);
  });

  let due: ReturnType<typeof setTimeout> | undefined;
  const resize = (): void => {
    clearTimeout(due);
    due = setTimeout(place, LIGHTBOX_RESIZE_DEBOUNCE);
  };
  addEventListener('resize', resize);
  const closed = openModal(dialog, { closesOutside: true });
  show(at);
  await closed;
  removeEventListener('resize', resize);
  clearTimeout(due);
}

function draw(picture: LightboxPicture, fit: 'width' | 'window'): HTMLImageElement {
  const image = document.createElement('img');
  image.className = 'lightbox__picture';
  image.alt = picture.alt;
  if (picture.width > 0 && picture.height > 0) {
    image.width = picture.width;
    image.height = picture.height;
  }
  if (picture.srcset !== '') {
    image.sizes = fit === 'width' ? 'min(100vw, 68rem)' : '100vw';
    image.srcset = picture.srcset;
  }
  image.src = picture.src;
  return image;
}

function paragraph(line: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.textContent = line;
  return element;
}

function button(className: string, label: string, path: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.setAttribute('aria-label', label);
  element.innerHTML =
    '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" ' +
    `stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
  return element;
}
