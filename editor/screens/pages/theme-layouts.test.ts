import { expect, it } from 'vitest';
import { hasLayout, layoutChoices } from './theme-layouts.ts';

const theme = {
  layouts: [
    { name: 'wide', title: 'Full width' },
    { name: 'default', title: 'With a margin' },
    { name: 'checkout', title: 'Checkout' },
    { name: 'bare', title: '' },
  ],
};

it('a page can have each layout of the theme but that of the checkout, the default one first', () => {
  expect(layoutChoices(theme)).toEqual([
    { value: '', label: 'With a margin' },
    { value: 'wide', label: 'Full width' },
    { value: 'bare', label: 'bare' },
  ]);
  expect(layoutChoices({ layouts: [] })).toEqual([{ value: '', label: 'Default' }]);
});

it('a layout that the theme does not have is recognised', () => {
  expect(['', 'default', 'wide', 'gone'].map((name) => hasLayout(theme, name))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
