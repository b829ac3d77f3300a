import { describe, expect, test } from 'vitest';
import { nearestSlide, scrollFor, slideOfKey, stepFrom } from './slide-places.ts';

const slides = [0, 1, 2].map((index) => ({ left: index * 420, width: 400 }));

describe('slides of a strip', () => {
  test('are aligned left, centered or right', () => {
    const slide = { left: 840, width: 400 };
    expect(scrollFor(slide, 1000, 'left')).toBe(840);
    expect(scrollFor(slide, 1000, 'center')).toBe(540);
    expect(scrollFor(slide, 1000, 'right')).toBe(240);
  });

  test('are found by how far the strip is scrolled', () => {
    expect(nearestSlide(slides, 0, 400, 'left')).toBe(0);
    expect(nearestSlide(slides, 209, 400, 'left')).toBe(0);
    expect(nearestSlide(slides, 211, 400, 'left')).toBe(1);
    expect(nearestSlide(slides, 120, 1000, 'center')).toBe(1);
    expect(nearestSlide([], 0, 400, 'left')).toBe(0);
  });

  test('wrap around from the last to the first', () => {
    expect(stepFrom(2, 1, 3)).toBe(0);
    expect(stepFrom(0, -1, 3)).toBe(2);
    expect(stepFrom(0, 1, 0)).toBe(0);
  });

  test('respond to arrows, Home and End, and no other key', () => {
    expect(slideOfKey('ArrowRight', 0, 3)).toBe(1);
    expect(slideOfKey('ArrowLeft', 0, 3)).toBe(2);
    expect(slideOfKey('Home', 2, 3)).toBe(0);
    expect(slideOfKey('End', 0, 3)).toBe(2);
    expect(slideOfKey('a', 1, 3)).toBeNull();
  });
});
