import { expect, it } from 'vitest';
import { blockList } from './block-list.ts';

/** Numbers that each command of path data takes; the last two of them are where it ends. */
const takes: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** Every point at which a part of the path ends. Throws where the text is no path data. */
function pointsOf(path: string): readonly (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  let at: readonly [number, number] = [0, 0];
  let start = at;
  if (!path.startsWith('M')) throw new Error('a path begins with M');
  for (const [whole, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toLowerCase();
    const count = takes[command];
    const numbers = (rest.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number);
    const left = rest.replaceAll(/-?(?:\d+\.\d+|\.\d+|\d+)/g, '').trim();
    if (count === undefined || left !== '') throw new Error(`no path data: ${whole}`);
    if (count === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % count !== 0) {
      throw new Error(`${letter} takes ${count} numbers: ${whole}`);
    }
    if (command === 'z') {
      at = start;
      continue;
    }
    const [x, y] = letter === command ? at : [0, 0];
    for (let from = 0; from < numbers.length; from += count) {
      const [base, across] = from === 0 || letter !== command ? [x, y] : at;
      const end = numbers.slice(from, from + count);
      const last = end.at(-1) ?? 0;
      if (command === 'h') at = [base + last, at[1]];
      else if (command === 'v') at = [at[0], across + last];
      else at = [base + (end.at(-2) ?? 0), across + last];
      points.push(at);
      if (command === 'm' && from === 0) start = at;
    }
  }
  return points;
}

it('path data is accepted, other text is not', () => {
  expect(pointsOf('M1 2l3-1h2v.5z')).toEqual([
    [1, 2],
    [4, 1],
    [6, 1],
    [6, 1.5],
  ]);
  expect(pointsOf('M1 1 2 2')).toEqual([
    [1, 1],
    [2, 2],
  ]);
  for (const wrong of ['', 'L1 1', 'M1', 'M1 1x2', 'M1 1h', 'M1 1c1 2 3', 'M1 1z2']) {
    expect(() => pointsOf(wrong)).toThrow();
  }
});

it.each(blockList.map(({ description }) => [description.type, description.icon] as const))(
  'the icon of %s is drawn within its square',
  (_type, icon) => {
    for (const place of pointsOf(icon).flat()) {
      expect(place).toBeGreaterThanOrEqual(2.5);
      expect(place).toBeLessThanOrEqual(21.5);
    }
  },
);

it('no two icons are the same', () => {
  expect(new Set(blockList.map(({ description }) => description.icon)).size).toBe(blockList.length);
});
