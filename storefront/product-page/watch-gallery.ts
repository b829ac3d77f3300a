import { isModifiedClick } from '../gallery/modified-click.ts';
import { withStyles } from '../styles/full-stylesheet.ts';

/**
 * A gallery's thumbnails follow the visible picture and scroll to theirs without moving the page; a click on a
 * picture opens the lightbox, whose code is loaded then. Without this file thumbnails and pictures are plain links.
 */
export function watchGallery(gallery: HTMLElement): void {
  const row = gallery.querySelector<HTMLElement>('[data-gallery]');
  const pictures = [...gallery.querySelectorAll<HTMLElement>('[data-picture-id]')];
  const thumbs = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-thumb]')];
  if (row === null) return;
  followView(row, pictures, thumbs);
  gallery.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || isModifiedClick(event)) return;
    const thumb = event.target.closest<HTMLAnchorElement>('a[data-thumb]');
    if (thumb !== null) {
      event.preventDefault();
      const picture = pictures[thumbs.indexOf(thumb)];
      if (picture !== undefined) bringInto(row, picture);
      return;
    }
    const zoom = event.target.closest<HTMLAnchorElement>('a[data-zoom]');
    if (zoom === null) return;
    event.preventDefault();
    const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-zoom]')];
    withStyles(
      Promise.all([import('../lightbox/open-lightbox.ts'), import('../lightbox/linked-pictures.ts')]),
    ).then(
      ([{ openLightbox }, { linkedPictures }]) => openLightbox(linkedPictures(links), links.indexOf(zoom)),
      () => location.assign(zoom.href),
    );
  });
}

function bringInto(row: HTMLElement, picture: HTMLElement): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollTo({
    left: row.scrollLeft + picture.getBoundingClientRect().left - row.getBoundingClientRect().left,
    behavior: calm ? 'auto' : 'smooth',
  });
}

function followView(
  row: HTMLElement,
  pictures: readonly HTMLElement[],
  thumbs: readonly HTMLAnchorElement[],
): void {
  if (thumbs.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        const at = pictures.indexOf(entry.target as HTMLElement);
        for (const [index, thumb] of thumbs.entries()) {
          if (index === at) thumb.setAttribute('aria-current', 'true');
          else thumb.removeAttribute('aria-current');
        }
      }
    },
    { root: row, threshold: 0.6 },
  );
  for (const picture of pictures) observer.observe(picture);
}
