/** Replaces the link with the player, or plays the video under it; the focus moves there. */
export function startPlayer(link: HTMLAnchorElement): void {
  const { player, title = '' } = link.dataset;
  if (player === undefined) {
    const film = link.parentElement?.querySelector('video');
    link.remove();
    if (film === null || film === undefined) return;
    film.controls = true;
    film.focus();
    film.play().catch(() => undefined);
    return;
  }
  const frame = document.createElement('iframe');
  const address = new URL(player);
  if (/youtube|vimeo|dailymotion/.test(address.hostname)) address.searchParams.set('autoplay', '1');
  frame.src = address.href;
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  link.replaceWith(frame);
  frame.focus();
}
