import { expect, test as base } from '@playwright/test';
import { expectUsableOpened, type OpenedState, watchOpened } from './opened-states.ts';
import { type FocusFall, settleFocus, watchFocus } from './watch-focus.ts';

export { expect };

/** Keys of states that journeys of this process have measured: a process ends with the first journey that fails. */
const measured = new Set<string>();

/**
 * The `test` of the owner's journeys. Whatever dialog, menu or list of a field a journey opens is measured for fingers on a
 * phone when it has ended, and axe runs with the lists. A journey also fails when the focus of a screen of the admin falls to the body, where
 * the next Tab would start at the top; the failure names each moment at which it did.
 */
export const test = base.extend<{ focusWatch: void; openedWatch: void }>({
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
  openedWatch: [
    async ({ context }, use, info) => {
      const opened = new Map<string, OpenedState>();
      await watchOpened(context, (state) => {
        if (!measured.has(state.key)) opened.set(state.key, state);
      });
      await use();
      // What a journey did not reach would hide why it failed.
      if (opened.size === 0 || info.status !== info.expectedStatus) return;
      const copies = await context.newPage();
      await expectUsableOpened(copies, [...opened.values()]);
      for (const key of opened.keys()) measured.add(key);
      await copies.close();
    },
    { auto: true },
  ],
});
