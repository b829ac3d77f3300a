import { expect, it } from 'vitest';
import { scrollToSee } from './see-all.ts';

const free = { above: 60, below: 20 };

it('stays where all of it is seen, with its tools', () => {
  expect(scrollToSee({ top: 60, bottom: 400 }, 700, free)).toBe(0);
  expect(scrollToSee({ top: 340, bottom: 680 }, 700, free)).toBe(0);
});

it('scrolls as little as shows all of it, up or down', () => {
  expect(scrollToSee({ top: 500, bottom: 800 }, 700, free)).toBe(120);
  expect(scrollToSee({ top: 1500, bottom: 1800 }, 700, free)).toBe(1120);
  expect(scrollToSee({ top: -30, bottom: 200 }, 700, free)).toBe(-90);
});

it('shows the beginning of what is higher than the window', () => {
  expect(scrollToSee({ top: 100, bottom: 1400 }, 700, free)).toBe(40);
  expect(scrollToSee({ top: -300, bottom: 1400 }, 700, free)).toBe(-360);
});
