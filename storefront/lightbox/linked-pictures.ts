import type { LightboxPicture } from './open-lightbox.ts';

/** The lightbox pictures of links: the linked picture, with the widths of its thumbnail, and its caption. */
export function linkedPictures(links: readonly HTMLAnchorElement[]): LightboxPicture[] {
  return links.map((link) => {
    const small = link.querySelector('img');
    const words = link.closest('figure')?.querySelector('figcaption');
    return {
      src: link.href,
      srcset: small === null || small.srcset === '' ? '' : `${small.srcset}, ${link.href} 2500w`,
      alt: small?.alt ?? '',
      width: Number(small?.getAttribute('width') ?? 0),
      height: Number(small?.getAttribute('height') ?? 0),
      words: linesOf(words ?? null),
    };
  });
}

/** A caption's lines: its paragraphs, or all of it where it has none. */
function linesOf(caption: HTMLElement | null): string[] {
  if (caption === null) return [];
  const paragraphs = [...caption.querySelectorAll('p')];
  const parts: readonly HTMLElement[] = paragraphs.length > 0 ? paragraphs : [caption];
  return parts.map((part) => (part.textContent ?? '').trim()).filter((line) => line !== '');
}
