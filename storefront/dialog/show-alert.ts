import { loadFullStylesheet } from '../styles/full-stylesheet.ts';
import { openAlert } from './alert-dialog.ts';

/**
 * Shows the centered alert dialog. Its code comes with every page, not when something went wrong: what most often goes
 * wrong is the network, and then nothing comes any more.
 */
export function showAlert(title: string, message: string): void {
  void loadFullStylesheet().then(() => openAlert(title, message));
}
