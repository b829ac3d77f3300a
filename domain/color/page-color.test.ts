import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, rgbOfHex } from './contrast.ts';
import { cssOfPageColor, cssOfWordsOn, isPaletteName, pageColorPattern, paletteNames } from './page-color.ts';

/** Values that would do harm in a style, or that are written otherwise. */
const noColors: readonly unknown[] = [
  'red;background:url(x)',
  '#7a3b2e;background:url(x)',
  '#7a3b2e\n',
  '\n#7a3b2e',
  ' #7a3b2e',
  '#7a3b2',
  '#7a3b2e00',
  '#abc',
  '7a3b2e',
  'red',
  'ink;',
  'Ink',
  'var(--ink)',
  'url(x)',
  'expression(alert(1))',
  '"><script>',
  'constructor',
  '',
  null,
  undefined,
  7,
  ['ink'],
  { toString: () => 'ink' },
];

describe('a chosen color', () => {
  it('is a name of the palette or six digits', () => {
    for (const name of paletteNames) expect(cssOfPageColor(name)).toBe(`var(--palette-${name})`);
    expect(cssOfPageColor('#7A3b2E')).toBe('#7a3b2e');
    expect(isPaletteName('ink-soft')).toBe(true);
    expect(isPaletteName('#7a3b2e')).toBe(false);
  });

  it.each(noColors)('is not %j', (value) => {
    expect(cssOfPageColor(value)).toBeNull();
    expect(cssOfWordsOn(value)).toBeNull();
  });

  it('never becomes more than one value of a style, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^#[\da-fA-F;:() ]{4,8}$/)), (text) => {
        const css = cssOfPageColor(text);
        if (css !== null) expect(css).toMatch(/^(?:var\(--palette-[a-z-]+\)|#[\da-f]{6})$/);
        expect(css !== null).toBe(pageColorPattern.test(text));
      }),
    );
  });
});

describe('words on a ground', () => {
  it('are readable on every color', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const ground = `#${number.toString(16).padStart(6, '0')}`;
        const words = rgbOfHex(cssOfWordsOn(ground) ?? '') ?? [0, 0, 0];
        expect(contrastRatio(words, rgbOfHex(ground) ?? [0, 0, 0])).toBeGreaterThan(4.5);
      }),
    );
  });

  it('are of the palette on a ground of the palette', () => {
    expect(cssOfWordsOn('accent')).toBe('var(--palette-accent-ink)');
    expect(cssOfWordsOn('tint')).toBe('var(--palette-ink)');
  });
});
