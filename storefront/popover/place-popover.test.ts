import { expect, test } from 'vitest';
import { placePopover, type Box, type PopoverEnvironment } from './place-popover.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const around: PopoverEnvironment = {
  link: box(1120, 24, 90, 40),
  header: box(0, 0, 1280, 88),
  floating: null,
  window: { width: 1280, height: 800 },
  popover: { width: 340, height: 70 },
};

test('is placed 16 px below the header of the visible cart link', () => {
  expect(placePopover(around)).toEqual({ at: 'link', top: 104, bottom: null, right: 70 });
});

test('follows the header while it scrolls away', () => {
  const scrolled = { ...around, link: box(1120, -10, 90, 40), header: box(0, -34, 1280, 88) };
  expect(placePopover(scrolled)).toMatchObject({ at: 'link', top: 70 });
});

test('is placed 33 px above a floating cart at the bottom of the window once the link is not visible', () => {
  const gone = { ...around, link: box(1120, -200, 90, 40), floating: box(1140, 719, 88, 48) };
  expect(placePopover(gone)).toEqual({ at: 'floating', top: null, bottom: 114, right: 52 });
});

test('is placed 33 px below a floating cart at the top of the window', () => {
  const gone = { ...around, link: null, floating: box(1140, 20, 88, 48) };
  expect(placePopover(gone)).toEqual({ at: 'floating', top: 101, bottom: null, right: 52 });
});

test('is placed top right when no cart is visible; a link without a size does not count', () => {
  expect(placePopover({ ...around, link: box(0, 0, 0, 0) })).toEqual({
    at: 'corner',
    top: 16,
    bottom: null,
    right: 16,
  });
});

test('stays within a narrow window', () => {
  const phone = { ...around, window: { width: 390, height: 844 }, link: box(220, 14, 70, 44) };
  expect(placePopover({ ...phone, popover: { width: 350, height: 70 } }).right).toBe(24);
  expect(placePopover({ ...phone, popover: { width: 380, height: 70 } }).right).toBe(16);
});
