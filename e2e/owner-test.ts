import { expect, test as base } from '@playwright/test';
import { type FocusFall, settleFocus, watchFocus } from './watch-focus.ts';

export { expect };

/**
 * The `test` of the owner's journeys. A journey fails when the focus of a screen of the admin falls to the body, where
 * the next Tab would start at the top; the failure names each moment at which it did.
 */
export const test = base.extend<{ focusWatch: void }>({
  focusWatch: [
    async ({ context }, use) => {
      const falls: FocusFall[] = [];
      await watchFocus(context, (fall) => void falls.push(fall));
      await use();
      await Promise.all(context.pages().map(settleFocus));
      expect(
        falls.map(({ at, from, after }) => `at ${at} after ${after}, from ${from}`),
        'moments at which the focus fell to the body',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
