import { expect, test } from 'vitest';
import { isAltMissing } from './alt-missing.ts';

test('a picture lacks words unless it has some here or of its own, or only decorates', () => {
  expect(isAltMissing(null, '')).toBe(true);
  expect(isAltMissing(undefined, '  ')).toBe(true);
  expect(isAltMissing(null, 'A pot')).toBe(false);
  expect(isAltMissing('A pot here', '')).toBe(false);
  expect(isAltMissing('', '')).toBe(false);
  expect(isAltMissing('   ', 'A pot')).toBe(true);
});
