import { loadFullStylesheet } from '../styles/full-stylesheet.ts';
import { openAlert } from './alert-dialog.ts';

/**
 * Shows the centered alert dialog. Its code is part of every page rather than loaded on demand: what most often
 * fails is the network, and then nothing can be loaded.
 */
export function showAlert(title: string, message: string): void {
  void loadFullStylesheet().then(() => openAlert(title, message));
}
