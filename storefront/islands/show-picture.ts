/** Dispatched on `document` when a variant with its own picture is selected; detail: `{ imageId }`. */
const VARIANT_PICTURE = 'vitrine:variant-picture';

/**
 * Announces which picture shows the selected variant, and scrolls to it in its gallery: the element whose
 * `data-picture-id` is the id, inside a scrolling `data-gallery`. Only the gallery scrolls, never the page.
 */
export function showPicture(imageId: string): void {
  document.dispatchEvent(new CustomEvent(VARIANT_PICTURE, { detail: { imageId } }));
  for (const picture of document.querySelectorAll<HTMLElement>('[data-gallery] [data-picture-id]')) {
    if (picture.dataset['pictureId'] !== imageId) continue;
    const gallery = picture.closest<HTMLElement>('[data-gallery]');
    if (gallery === null) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    gallery.scrollTo({
      left: gallery.scrollLeft + picture.getBoundingClientRect().left - gallery.getBoundingClientRect().left,
      behavior: calm ? 'auto' : 'smooth',
    });
    return;
  }
}
