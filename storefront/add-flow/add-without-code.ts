import { callTexts, unableToAdd } from '@vitrine/domain/text/en/calls.ts';
import { showAlert } from '../dialog/show-alert.ts';
import { canReachShop } from '../http/can-reach-shop.ts';

/**
 * A form that adds, whose code could not be loaded: it is posted the native way. Where the shop cannot be reached at
 * all that would end on the browser's own error page, so the dialog says it and the page stays. Resolves with whether
 * the page is being left.
 */
export async function addWithoutCode(form: HTMLFormElement): Promise<boolean> {
  const canReach = await canReachShop();
  // Not by a submit event: whoever listens for one has just failed.
  if (canReach) HTMLFormElement.prototype.submit.call(form);
  else showAlert(unableToAdd, callTexts.network);
  return canReach;
}
