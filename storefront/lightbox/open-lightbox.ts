import { closeDialog } from '@vitrine/domain/text/en/dialog.ts';
import { nextPicture, pictureOf, previousPicture } from '@vitrine/domain/text/en/product-page.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { openModal } from '../dialog/open-modal.ts';
import { LIGHTBOX_RESIZE_DEBOUNCE, topMargin } from './top-margin.ts';

export interface LightboxPicture {
  readonly src: string;
  readonly alt: string;
}

/**
 * Shows pictures large on a dark ground, one at a time: arrow keys and buttons lead on, Escape and a press beside the
 * picture close. The page behind does not scroll. On a phone pinching and scrolling are the browser's own. Resolves
 * once it is closed. spec: storefront-commerce 4 "Modal lightbox", 9
 */
export async function openLightbox(pictures: readonly LightboxPicture[], first: number): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  dialog.dataset['theme'] = 'dark';
  const image = document.createElement('img');
  image.className = 'lightbox__picture';
  const count = document.createElement('p');
  count.className = 'lightbox__count';
  count.setAttribute('role', 'status');
  let at = Math.max(0, first);

  const place = (): void => {
    image.style.marginTop = `${String(topMargin(image.offsetHeight, innerHeight))}px`;
  };
  const show = (index: number): void => {
    at = (index + pictures.length) % pictures.length;
    const picture = pictures[at];
    if (picture === undefined) return;
    image.src = picture.src;
    image.alt = picture.alt;
    const words = fillText(pictureOf, { n: at + 1, total: pictures.length });
    count.textContent = words;
    dialog.setAttribute('aria-label', words);
    dialog.scrollTo(0, 0);
  };
  image.addEventListener('load', place);

  const close = button('lightbox__button lightbox__close', closeDialog, 'm6 6 12 12M18 6 6 18');
  close.addEventListener('click', () => dialog.close());
  dialog.append(close, image);
  if (pictures.length > 1) {
    const previous = button('lightbox__button lightbox__previous', previousPicture, 'm15 5-7 7 7 7');
    const next = button('lightbox__button lightbox__next', nextPicture, 'm9 5 7 7-7 7');
    previous.addEventListener('click', () => show(at - 1));
    next.addEventListener('click', () => show(at + 1));
    dialog.append(previous, next, count);
  }
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') show(at - 1);
    if (event.key === 'ArrowRight') show(at + 1);
  });

  let due: ReturnType<typeof setTimeout> | undefined;
  const resize = (): void => {
    clearTimeout(due);
    due = setTimeout(place, LIGHTBOX_RESIZE_DEBOUNCE);
  };
  addEventListener('resize', resize);
  show(at);
  await openModal(dialog, { closesOutside: true });
  removeEventListener('resize', resize);
  clearTimeout(due);
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
