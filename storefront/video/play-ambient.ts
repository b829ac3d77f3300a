/**
 * Plays background videos while they are visible, unless the visitor prefers reduced motion.
 * Each has a button that stops it; with reduced motion it is a still picture.
 */
export function playAmbient(root: Document): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const film = target as HTMLVideoElement;
      if (isIntersecting && !still.matches && film.dataset['ambient'] !== 'stopped') start(film);
      else film.pause();
    }
  });
  for (const film of root.querySelectorAll<HTMLVideoElement>('video[data-ambient]')) {
    const button = film.parentElement?.querySelector<HTMLButtonElement>('.player__pause');
    button?.addEventListener('click', () => {
      const isStopped = film.dataset['ambient'] !== 'stopped' && !film.paused;
      film.dataset['ambient'] = isStopped ? 'stopped' : '';
      if (isStopped) film.pause();
      else start(film);
      button.setAttribute('aria-pressed', String(isStopped));
    });
    if (button !== null && button !== undefined) {
      button.hidden = false;
      // A paused video shows a play button.
      if (still.matches) button.setAttribute('aria-pressed', 'true');
    }
    seen.observe(film);
  }
}

function start(film: HTMLVideoElement): void {
  film.muted = true;
  film.play().catch(() => undefined);
}
