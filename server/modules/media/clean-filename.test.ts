import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFilename } from './clean-filename.ts';

describe('a cleaned file name', () => {
  it('keeps the words of the original name', () => {
    expect(cleanFilename('Grüne Tasse (2).JPG', 'webp', 'picture')).toBe('grune-tasse-2.webp');
  });
  it('loses folders, `..` included', () => {
    expect(cleanFilename('../../etc/passwd', 'webp', 'picture')).toBe('passwd.webp');
    expect(cleanFilename('C:\\pictures\\mug.png', 'webp', 'picture')).toBe('mug.webp');
  });
  it('falls back to a default when nothing usable is left', () => {
    for (const given of ['', '.', '..', '...jpg', '/', '茶碗.jpg', '\0']) {
      expect(cleanFilename(given, 'webp', 'picture')).toBe('picture.webp');
    }
  });
  it('is plain and short whatever is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
        expect(cleanFilename(given, 'webp', 'picture')).toMatch(/^[a-z0-9][a-z0-9-]{0,79}\.webp$/);
      }),
    );
  });
});
