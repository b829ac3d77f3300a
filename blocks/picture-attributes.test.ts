import type { PictureView } from '@vitrine/contracts/media.ts';
import { describe, expect, test } from 'vitest';
import { columnSizes, pictureAttributes } from './picture-attributes.ts';

const picture: PictureView = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  assetUrl: '/media/0199aaaa-0000-7000-8000-000000000001/mug.webp',
  width: 1200,
  height: 1500,
  altText: 'A mug',
  focalPoint: { x: 0.256, y: 1.4 },
  colorData: {
    topLeft: 'eeeae2',
    topRight: 'eeeae2',
    bottomLeft: 'ddd8cf',
    bottomRight: 'ddd8cf',
    center: '7a6a55',
  },
  widths: [100, 300, 500, 750, 1000],
};

describe('a picture', () => {
  test('offers only existing widths, and none wider than requested', () => {
    const { srcSet } = pictureAttributes(picture, '50vw', { maxWidth: 500 });
    expect(srcSet).toBe(
      [100, 300, 500].map((width) => `${picture.assetUrl}?format=${width}w ${width}w`).join(', '),
    );
  });

  test('gives browsers without srcset its 750 px rendition, or the nearest below', () => {
    expect(pictureAttributes(picture, '50vw').src).toBe(`${picture.assetUrl}?format=750w`);
    expect(pictureAttributes({ ...picture, widths: [100, 300] }, '50vw').src).toBe(
      `${picture.assetUrl}?format=300w`,
    );
  });

  test('without any rendition is shown in its original size', () => {
    const attributes = pictureAttributes({ ...picture, width: 80, height: 60, widths: [] }, '50vw');
    expect(attributes.src).toBe(picture.assetUrl);
    expect(attributes.srcSet).toBeUndefined();
    expect(attributes.sizes).toBeUndefined();
  });

  test('is loaded lazily unless it is the first of the page', () => {
    expect(pictureAttributes(picture, '50vw')).toMatchObject({ loading: 'lazy', fetchPriority: 'auto' });
    expect(pictureAttributes(picture, '50vw', { isFirst: true })).toMatchObject({
      loading: 'eager',
      fetchPriority: 'high',
    });
  });

  test('limits its focal point to the picture', () => {
    expect(pictureAttributes(picture, '50vw').style.objectPosition).toBe('25.6% 100%');
  });

  test('in half of the columns has `sizes` of half of the page', () => {
    expect(columnSizes(6, false)).toContain('640px');
    expect(columnSizes(6, true)).toMatch(/50vw$/);
  });
});
