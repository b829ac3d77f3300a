import { MAX_PREVIEW_TWEAKS, previewTheme, type ThemeView } from '@vitrine/contracts/themes.ts';
import { expect, it } from 'vitest';
import { previewAddress } from './preview-address.ts';

const ink = {
  name: 'ink',
  type: 'color',
  title: 'Ink',
  category: '',
  group: '',
  hint: '',
  sets: null,
  default: '#000',
  value: '#111',
  min: null,
  max: null,
  step: null,
  options: [],
} as const;
const theme: ThemeView = {
  name: 'up.per',
  title: 'Upper',
  author: '',
  isCurrent: true,
  isOwn: true,
  upload: null,
  layouts: [],
  navigations: [],
  customTypes: [],
  tweaks: [ink],
  problems: [],
  outsideFiles: [],
};

it('has no changes where nothing was typed', () => {
  expect(previewAddress(theme, {}, 0)).toBe('/api/admin/themes/up.per/preview');
});

it('is new after each save', () => {
  expect(previewAddress(theme, {}, 2)).toBe('/api/admin/themes/up.per/preview?saves=2');
});

it('carries unsaved values in the server’s format', () => {
  const { searchParams } = new URL(
    previewAddress(theme, { ink: 'rgba(0, 0, 0, .5)' }, 0),
    'http://shop.example',
  );
  expect(previewTheme.query.parse(Object.fromEntries(searchParams))).toEqual({
    tweaks: { ink: 'rgba(0, 0, 0, .5)' },
  });
});

it('leaves out values that exceed the URL’s maximum length', () => {
  expect(previewAddress(theme, { ink: 'x'.repeat(MAX_PREVIEW_TWEAKS) }, 0)).toBe(
    '/api/admin/themes/up.per/preview',
  );
});
