import { expect, it } from 'vitest';
import { droppedParts } from './dropped-parts.ts';

it('a description that the field can show loses nothing', () => {
  expect(droppedParts('<p>One <strong>two</strong> <a href="/a">three</a></p><ul><li>x</li></ul>')).toBe('');
});

it('a description with more names what editing would remove', () => {
  expect(droppedParts('<p>a</p><table><tr><td>1</td></tr></table><IMG src="x">')).toBe('tables and pictures');
  expect(droppedParts('<h4>a</h4>')).toBe('special formatting');
});
