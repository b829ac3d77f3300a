import { callsText } from '@vitrine/domain/text/calls.ts';
import { locale } from '../locale.ts';
import { showAlert } from '../dialog/show-alert.ts';
import { canReachShop } from '../http/can-reach-shop.ts';

/**
 * Fallback for an add form whose code could not be loaded: posts it natively. Where the shop cannot be reached
 * that would end on the browser's error page, so a dialog is shown instead. Resolves with whether
 * the page is being left.
 */
export async function addWithoutCode(form: HTMLFormElement): Promise<boolean> {
  const canReach = await canReachShop();
  // Bypasses submit events: their handler has just failed to load.
  if (canReach) HTMLFormElement.prototype.submit.call(form);
  else showAlert(callsText(locale).unableToAdd, callsText(locale).callTexts.network);
  return canReach;
}
