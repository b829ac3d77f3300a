import { callTexts, noConnection } from '@vitrine/domain/text/en/calls.ts';
import { showAlert } from '../dialog/show-alert.ts';
import { canReachShop } from './can-reach-shop.ts';

/** Follows a link that a popup should have answered; where the shop cannot be reached, says so and stays. */
export async function followLink(link: HTMLAnchorElement): Promise<void> {
  if (await canReachShop()) location.assign(link.href);
  else showAlert(noConnection, callTexts.network);
}
