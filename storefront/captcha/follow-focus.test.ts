import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followFocus } from './follow-focus.ts';

/** Whether the badge was shown, each time it was changed. */
const shown: boolean[] = [];
const badge = {
  dataset: {},
  classList: {
    toggle: (name: string, isOn: boolean) => {
      if (name === 'is-shown') shown.push(isOn);
    },
    contains: () => false,
  },
};

beforeEach(() => {
  shown.length = 0;
  vi.stubGlobal('document', { activeElement: null, querySelector: () => badge });
  // Any class: there is no dialog.
  vi.stubGlobal('HTMLDialogElement', Map);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows the badge as the owner has set it while a field has the focus', async () => {
  followFocus(true, { theme: 'dark', alignment: 'left' });
  await vi.waitFor(() => expect(shown).toEqual([true]));
  expect(badge.dataset).toEqual({ theme: 'dark', alignment: 'left' });
});

it('follows the last move of the focus alone, in whatever order the code of the badge arrives', async () => {
  followFocus(false);
  followFocus(true);
  await vi.waitFor(() => expect(shown).not.toEqual([]));
  expect(shown).toEqual([true]);
});
