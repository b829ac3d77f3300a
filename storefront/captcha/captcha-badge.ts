import { captchaText } from '@vitrine/domain/text/captcha.ts';
import { locale } from '../locale.ts';

/** Overlays; the badge must be shown above them. */
const LIGHTBOX = 'dialog, [role="dialog"], .lightbox';

/** How the badge of a form looks, and on which side it stands, where the owner has set it. */
export interface BadgeLook {
  readonly theme: string;
  readonly alignment: string;
}

/**
 * Shows the captcha's badge while a field of a guarded form has the focus, and hides it afterwards; inside a lightbox
 * it lies above it. The badge is Google's where that is in the page, otherwise our own. spec: storefront-commerce 4
 */
export function followCaptcha(
  hasFocus: boolean,
  form: Element | null = document.activeElement,
  look: BadgeLook | null = null,
): void {
  const badge = document.querySelector<HTMLElement>('.grecaptcha-badge, .captcha-badge') ?? drawBadge();
  const lightbox = hasFocus ? (form?.closest(LIGHTBOX) ?? null) : null;
  badge.classList.toggle('is-shown', hasFocus);
  if (hasFocus) {
    badge.dataset['theme'] = look?.theme ?? '';
    badge.dataset['alignment'] = look?.alignment ?? '';
  }
  badge.classList.toggle('is-over-lightbox', lightbox !== null);
  // An open modal dialog is in the browser's top layer, above every z-index: the badge is moved into it.
  const place = lightbox instanceof HTMLDialogElement ? lightbox : document.body;
  if (badge.classList.contains('captcha-badge') && badge.parentElement !== place) place.append(badge);
}

function drawBadge(): HTMLElement {
  const badge = document.createElement('p');
  badge.className = 'captcha-badge';
  badge.setAttribute('aria-hidden', 'true');
  badge.textContent = captchaText(locale).badge;
  document.body.append(badge);
  return badge;
}
