import { expect, it } from 'vitest';
import { sheetLevelAfter } from './sheet-level.ts';

it('goes up and down by a drag, two heights by a long one, and stays for a short one', () => {
  expect(sheetLevelAfter('name', -60)).toBe('half');
  expect(sheetLevelAfter('name', -400)).toBe('full');
  expect(sheetLevelAfter('half', -36)).toBe('full');
  expect(sheetLevelAfter('full', 50)).toBe('half');
  expect(sheetLevelAfter('full', 500)).toBe('name');
  expect(sheetLevelAfter('half', 35)).toBe('half');
});

it('ends at its least and its greatest height', () => {
  expect(sheetLevelAfter('name', 200)).toBe('name');
  expect(sheetLevelAfter('full', -200)).toBe('full');
});
