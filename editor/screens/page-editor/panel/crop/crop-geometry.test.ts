import { isCrop, roundedCrop } from '@vitrine/domain/picture/crop.ts';
import { describe, expect, test } from 'vitest';
import {
  cropShapes,
  fractionRatio,
  type Handle,
  inRatio,
  isWhole,
  moved,
  resized,
  resizedBy,
  stepOfKey,
  wholePicture,
} from './crop-geometry.ts';

const wide = { width: 1200, height: 800 };
const middle = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

describe('the shape of a crop', () => {
  test('is the largest in the middle of a whole picture', () => {
    expect(roundedCrop(inRatio(wholePicture, fractionRatio('1:1', wide)))).toEqual({
      x: 0.1667,
      y: 0,
      width: 0.6667,
      height: 1,
    });
    expect(inRatio(wholePicture, fractionRatio('original', wide))).toEqual(wholePicture);
    expect(inRatio(middle, fractionRatio('free', wide))).toBe(middle);
  });

  test('stays while a corner is dragged, whatever the point', () => {
    const ratio = fractionRatio('16:9', wide);
    const crop = resized(inRatio(middle, ratio), 'se', { x: 5, y: 0.3 }, ratio);
    expect((crop.width * wide.width) / (crop.height * wide.height)).toBeCloseTo(16 / 9);
    expect(isCrop(crop)).toBe(true);
  });
});

describe('a crop that is changed', () => {
  test('moves as far as the picture reaches', () => {
    expect(moved(middle, { x: -1, y: 0.1 })).toEqual({ ...middle, x: 0, y: 0.35 });
    expect(moved(wholePicture, { x: 0.1, y: 0.1 })).toEqual(wholePicture);
  });

  test('keeps what lies opposite of its handle', () => {
    expect(resized(middle, 'nw', { x: 0.5, y: 0.4 }, null)).toEqual({
      x: 0.5,
      y: 0.4,
      width: 0.25,
      height: 0.35,
    });
    expect(resized(middle, 'e', { x: 2, y: 0 }, null)).toEqual({ ...middle, width: 0.75 });
    expect(resized(middle, 'n', { x: 0, y: 0 }, null)).toEqual({ ...middle, y: 0, height: 0.75 });
  });

  test('by keys grows and shrinks, also in a fixed shape', () => {
    expect(stepOfKey('a', false)).toBe(null);
    const left = stepOfKey('ArrowLeft', true);
    expect(left).toEqual({ x: -0.1, y: 0 });
    if (left === null) return;
    expect(resizedBy(middle, 'se', left, null).width).toBeCloseTo(0.4);
    const square = resizedBy(middle, 'se', left, 1);
    expect([square.width, square.height].map((side) => side.toFixed(2))).toEqual(['0.40', '0.40']);
    expect(roundedCrop(resizedBy(middle, 'nw', { x: 0, y: -0.1 }, 1))).toMatchObject({ x: 0.15, y: 0.15 });
  });

  test('lies inside the picture after any of these, in every shape', () => {
    let seed = 7;
    const random = (): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const handles: readonly Handle[] = ['nw', 'ne', 'sw', 'se'];
    for (const { name } of cropShapes) {
      for (const picture of [wide, { width: 300, height: 2400 }]) {
        const ratio = fractionRatio(name, picture);
        let crop = inRatio(wholePicture, ratio);
        for (let step = 0; step < 500; step += 1) {
          const handle = handles[Math.floor(random() * 4)] ?? 'nw';
          const point = { x: random() * 3 - 1, y: random() * 3 - 1 };
          crop = random() < 0.4 ? moved(crop, point) : resized(crop, handle, point, ratio);
          expect(isCrop(roundedCrop(crop)), `${name} ${JSON.stringify(crop)}`).toBe(true);
          if (ratio !== null) expect(crop.width / crop.height).toBeCloseTo(ratio, 6);
        }
      }
    }
  });

  test('is none once it is everything', () => {
    expect(isWhole({ x: 0, y: 0, width: 0.99999, height: 1 })).toBe(true);
    expect(isWhole(middle)).toBe(false);
  });
});
