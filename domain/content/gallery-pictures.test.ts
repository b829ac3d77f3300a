import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  captionHtml,
  captionLines,
  captionOf,
  MAX_PICTURE_TITLE,
  numberedTitle,
  titleOfFile,
} from './gallery-pictures.ts';

describe('the title of a picture', () => {
  it.each([
    ['blue-bowl.webp', 'Blue bowl'],
    ['42-plates.jpg', '42 plates'],
    ['img-2041-of-the-kiln.jpg', 'Img 2041 of the kiln'],
    ['émail.png', 'Émail'],
    ['kiln', 'Kiln'],
  ])('is made from its file’s name: %s', (name, title) => {
    expect(titleOfFile(name)).toBe(title);
  });

  it.each([
    'IMG_2041.jpg',
    'dsc00123.jpg',
    'p1010042.jpg',
    'pxl-20240107-103011.jpg',
    'screenshot-2024-01-07-at-10-30-11.png',
    'whatsapp-image-2024-01-07-at-10-30-11.jpg',
    '3f9a77c2-41ab-4c0e-9d1f-0a2b3c4d5e6f.jpg',
    '1.jpg',
    'picture.webp',
    '.jpg',
    '',
  ])('is not made from a name that says nothing: %s', (name) => {
    expect(titleOfFile(name)).toBe('');
  });

  it('is never too long for an item', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 700, unit: 'binary' }), (name) => {
        expect(titleOfFile(name).length).toBeLessThanOrEqual(MAX_PICTURE_TITLE);
        expect(numberedTitle(name, 5000).length).toBeLessThanOrEqual(MAX_PICTURE_TITLE);
      }),
    );
  });
});

describe('a caption', () => {
  it('is stored as HTML that shows its lines, and holds no markup of its own', () => {
    expect(captionHtml(' Fired  twice.\r\n\nFor <Ann> & "us". ')).toBe(
      '<p>Fired twice.<br><br>For &lt;Ann&gt; &amp; &quot;us&quot;.</p>',
    );
    expect(captionHtml(' \n ')).toBe('');
  });

  it('is read from what it was stored as', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80, unit: 'grapheme' }), fc.string(), (one, two) => {
        const caption = `${one}\n${two}`;
        expect(captionOf(captionHtml(caption))).toBe(captionLines(caption).join('\n'));
      }),
    );
  });

  it('is the text of what an importer stored', () => {
    expect(captionOf('<p>Fired <em>twice</em>.</p><p>Sold.</p>')).toBe('Fired twice.\nSold.');
  });
});
