import type { BadgeLook } from './captcha-badge.ts';

let calls = 0;

/**
 * Shows the captcha's badge while a field of a guarded form has the focus, once its code is there. The badge is
 * decorative: forms work without its code.
 */
export function followFocus(hasFocus: boolean, look: BadgeLook | null = null): void {
  // Read now: by the time the code is loaded the focus may have moved.
  const focused = document.activeElement;
  calls += 1;
  const call = calls;
  import('./captcha-badge.ts').then(
    // A browser may load the code for a later call first.
    ({ followCaptcha }) => (call === calls ? followCaptcha(hasFocus, focused, look) : undefined),
    () => undefined,
  );
}
