import { expect, it } from 'vitest';
import { isAndroid } from './is-android.ts';

it('knows Android by what the browser says of its platform or of itself', () => {
  const pixel =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';
  const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36';
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
  expect([pixel, desktop, iPhone].map((userAgent) => isAndroid({ userAgent }))).toEqual([true, false, false]);
  // "Desktop site" hides it in the one, not in the other.
  expect(isAndroid({ userAgent: desktop, userAgentData: { platform: 'Android' } })).toBe(true);
  expect(isAndroid({ userAgent: desktop, userAgentData: { platform: 'Linux' } })).toBe(false);
});
