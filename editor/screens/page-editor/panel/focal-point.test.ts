import { expect, test } from 'vitest';
import { pointAfterKey, pointAt, readPoint } from './focal-point.ts';

test('arrow keys move the point by 1 %, with Shift by 10 %, and not out of the picture', () => {
  expect(pointAfterKey({ x: 0.5, y: 0.5 }, 'ArrowLeft', false)).toEqual({ x: 0.49, y: 0.5 });
  expect(pointAfterKey({ x: 0.5, y: 0.29 }, 'ArrowDown', true)).toEqual({ x: 0.5, y: 0.39 });
  expect(pointAfterKey({ x: 1, y: 0.05 }, 'ArrowRight', false)).toEqual({ x: 1, y: 0.05 });
  expect(pointAfterKey({ x: 1, y: 0.05 }, 'ArrowUp', true)).toEqual({ x: 1, y: 0 });
  expect(pointAfterKey({ x: 0.5, y: 0.5 }, 'Tab', false)).toBeNull();
});

test('a pointer beside the picture is at its edge', () => {
  const box = { left: 100, top: 50, width: 200, height: 100 };
  expect(pointAt({ clientX: 150, clientY: 125 }, box)).toEqual({ x: 0.25, y: 0.75 });
  expect(pointAt({ clientX: 90, clientY: 500 }, box)).toEqual({ x: 0, y: 1 });
  expect(pointAt({ clientX: 100, clientY: 50 }, { ...box, width: 0 })).toEqual({ x: 0, y: 0 });
});

test('a broken point is none', () => {
  expect(readPoint({ x: 0.25, y: 1 })).toEqual({ x: 0.25, y: 1 });
  expect(readPoint({ x: 3, y: -1 })).toEqual({ x: 1, y: 0 });
  for (const broken of [null, undefined, 'center', {}, { x: '0.5', y: 0.5 }])
    expect(readPoint(broken)).toBeNull();
});
