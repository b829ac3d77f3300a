import { withStyles } from '../styles/full-stylesheet.ts';

/**
 * Videos and embedded players: one delegated listener for all. Until a play button is clicked nothing is
 * loaded, neither the code nor anything of another site; if the code cannot load, the link is followed.
 */
export function watchPlayers(root: Document): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || !('player' in link.dataset || 'film' in link.dataset)) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    withStyles(import('./start-player.ts')).then(
      ({ startPlayer }) => startPlayer(link),
      () => location.assign(link.href),
    );
  });
  if (root.querySelector('[data-ambient]') !== null) {
    void import('./play-ambient.ts').then(({ playAmbient }) => playAmbient(root));
  }
}
