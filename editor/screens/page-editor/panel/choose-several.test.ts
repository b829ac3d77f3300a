import { expect, it } from 'vitest';
import { chooseOne, noneChosen } from './choose-several.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const press = { isRange: false, shown, most: 60 };
const shift = { isRange: true, shown, most: 60 };

it('chooses in the order of the presses, and takes one back that is pressed again', () => {
  const two = chooseOne(chooseOne(noneChosen, 'c', press), 'a', press);
  expect(two.ids).toEqual(['c', 'a']);
  expect(chooseOne(two, 'c', press).ids).toEqual(['a']);
});

it('chooses all up to the one that is pressed with Shift, in both directions, and keeps those chosen before', () => {
  const from = chooseOne(noneChosen, 'c', press);
  expect(chooseOne(from, 'e', shift).ids).toEqual(['c', 'd', 'e']);
  expect(chooseOne(from, 'a', shift).ids).toEqual(['c', 'b', 'a']);
  expect(chooseOne(chooseOne(chooseOne(noneChosen, 'e', press), 'a', press), 'b', shift).ids).toEqual([
    'e',
    'a',
    'b',
  ]);
});

it('chooses one with Shift where none was pressed before, or where that is not shown any more', () => {
  expect(chooseOne(noneChosen, 'b', shift).ids).toEqual(['b']);
  expect(chooseOne({ ids: ['x'], anchor: 'x' }, 'b', shift).ids).toEqual(['x', 'b']);
});

it('chooses no more than fit', () => {
  const two = { ...shift, most: 2 };
  expect(chooseOne(chooseOne(noneChosen, 'a', two), 'e', two).ids).toEqual(['a', 'b']);
  expect(chooseOne({ ids: ['a', 'b'], anchor: 'b' }, 'c', { ...press, most: 2 }).ids).toEqual(['a', 'b']);
});
