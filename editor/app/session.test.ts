import { expect, it } from 'vitest';
import { safeReturnPath } from './session.ts';

it('after signing in, only paths of the editor are followed', () => {
  expect(safeReturnPath('/products/1?search=mug')).toBe('/products/1?search=mug');
  for (const foreign of [
    null,
    '',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:x',
  ]) {
    expect(safeReturnPath(foreign)).toBe('/');
  }
});
