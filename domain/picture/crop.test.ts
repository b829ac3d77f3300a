import { describe, expect, test } from 'vitest';
import { type Crop, cropKey, cropPixels, isCrop, pointInCrop, pointOfWhole, roundedCrop } from './crop.ts';

const crop: Crop = { x: 0.25, y: 0.1, width: 0.5, height: 0.8 };

describe('a crop', () => {
  test('lies inside the picture, and is no sliver', () => {
    expect(isCrop(crop)).toBe(true);
    expect(isCrop({ x: 0, y: 0, width: 1, height: 1 })).toBe(true);
    for (const bad of [
      { ...crop, x: -0.01 },
      { ...crop, x: 0.6 },
      { ...crop, y: 0.3 },
      { ...crop, width: 0.049 },
      { ...crop, height: Number.NaN },
      { ...crop, width: Number.POSITIVE_INFINITY },
    ])
      expect(isCrop(bad), JSON.stringify(bad)).toBe(false);
  });

  test('is one with those that look alike, and stays inside when it is rounded', () => {
    expect(cropKey(crop)).toBe('2500-1000-5000-8000');
    expect(cropKey({ ...crop, x: 0.250_04 })).toBe(cropKey(crop));
    const edge = roundedCrop({ x: 0.333_36, y: 0, width: 0.666_65, height: 1 });
    expect(edge).toEqual({ x: 0.3333, y: 0, width: 0.6667, height: 1 });
    expect(isCrop(edge)).toBe(true);
  });

  test('is whole pixels of its picture, never none', () => {
    expect(cropPixels(crop, { width: 1001, height: 501 })).toEqual({
      left: 250,
      top: 50,
      width: 501,
      height: 401,
    });
    expect(cropPixels({ x: 0.95, y: 0.95, width: 0.05, height: 0.05 }, { width: 3, height: 1 })).toEqual({
      left: 2,
      top: 0,
      width: 1,
      height: 1,
    });
  });

  test('has the focal point where the picture has it, or at its nearest edge', () => {
    expect(pointInCrop({ x: 0.5, y: 0.5 }, crop)).toEqual({ x: 0.5, y: 0.5 });
    expect(pointInCrop({ x: 0.1, y: 1 }, crop)).toEqual({ x: 0, y: 1 });
    expect(pointOfWhole(pointInCrop({ x: 0.3, y: 0.5 }, crop), crop).x).toBeCloseTo(0.3);
  });
});
