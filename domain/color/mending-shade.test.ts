import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, luminance, type Rgb, rgbOfHex } from './contrast.ts';
import { coverNeeded, hexOfRgb, mendingShade, neededContrast, overlay } from './mending-shade.ts';

const channel = fc.integer({ min: 0, max: 255 });
const anyColor: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel);
const anyNeed = fc.constantFrom(3, 4.5);

/** Hue in degrees, and how far the channels are apart. */
function hueOf([red, green, blue]: Rgb): { readonly hue: number; readonly chroma: number } {
  const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
  const hue = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return { hue, chroma };
}
const read = (hex: string | null): Rgb => {
  const color = rgbOfHex(hex ?? '');
  if (color === null) throw new Error(`no color: ${hex}`);
  return color;
};

describe('the needed contrast', () => {
  it('is less for large text, and for bold text from a smaller size', () => {
    expect([neededContrast(16, 400), neededContrast(23.9, 400), neededContrast(18, 700)]).toEqual([
      4.5, 4.5, 4.5,
    ]);
    expect([neededContrast(24, 400), neededContrast(18.67, 700), neededContrast(40, 300)]).toEqual([3, 3, 3]);
  });
});

describe('the mending shade', () => {
  it('always passes', () => {
    fc.assert(
      fc.property(anyColor, anyColor, anyNeed, (text, ground, needed) => {
        const shade = read(mendingShade(text, [{ color: ground, needed }]));
        expect(contrastRatio(shade, ground)).toBeGreaterThanOrEqual(needed);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps the hue, as far as its channels can say it', () => {
    fc.assert(
      fc.property(anyColor, anyColor, anyNeed, (text, ground, needed) => {
        const before = hueOf(text);
        const after = hueOf(read(mendingShade(text, [{ color: ground, needed }])));
        if (before.chroma === 0) expect(after.chroma).toBe(0);
        else if (after.chroma > 0) {
          const apart = Math.abs(((after.hue - before.hue + 540) % 360) - 180);
          // Each channel is rounded by up to a half, which turns the hue more the closer the channels are.
          expect(apart).toBeLessThanOrEqual(140 / after.chroma);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is the color itself where that passes, and otherwise the nearest that does', () => {
    const white = { color: [255, 255, 255] as Rgb, needed: 4.5 };
    expect(mendingShade([0x76, 0x76, 0x76], [white])).toBe('#767676');
    expect(mendingShade([0x90, 0x90, 0x90], [white])).toBe('#767676');
    expect(mendingShade([255, 255, 255], [white])).toBe('#767676');
    // Lighter on a dark ground.
    const shade = read(mendingShade([0xa8, 0x48, 0x2f], [{ color: [0x2a, 0x30, 0x25], needed: 4.5 }]));
    expect(luminance(shade)).toBeGreaterThan(luminance([0xa8, 0x48, 0x2f]));
  });

  it('is none where nothing stands out from all others', () => {
    const others = [0, 128, 255].map((grey) => ({ color: [grey, grey, grey] as Rgb, needed: 4.5 }));
    expect(mendingShade([200, 20, 20], others)).toBeNull();
  });
});

describe('the cover of a picture', () => {
  const white: Rgb = [255, 255, 255];
  const ink: Rgb = [0x22, 0x1d, 0x18];

  it('makes text readable over every picture, and no less would', () => {
    fc.assert(
      fc.property(anyColor, anyColor, anyColor, anyNeed, (color, cover, picture, needed) => {
        const percent = coverNeeded([{ color, needed }], cover, 0);
        if (percent === null) expect(contrastRatio(color, cover)).toBeLessThan(needed);
        else
          expect(contrastRatio(color, overlay(cover, percent / 100, picture))).toBeGreaterThanOrEqual(needed);
      }),
      { numRuns: 2000 },
    );
  });

  it('stays as it is where it is enough, and goes up in steps of five', () => {
    expect(coverNeeded([{ color: ink, needed: 4.5 }], white, 92)).toBe(92);
    const percent = coverNeeded([{ color: ink, needed: 4.5 }], white, 12) ?? 0;
    expect(percent % 5).toBe(0);
    const black: Rgb = [0, 0, 0];
    expect(contrastRatio(ink, overlay(white, percent / 100, black))).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(ink, overlay(white, (percent - 5) / 100, black))).toBeLessThan(4.5);
    expect(coverNeeded([{ color: [250, 250, 250], needed: 4.5 }], white, 40)).toBeNull();
  });
});

it('writes channels as six digits', () => {
  expect(hexOfRgb([0, 9.4, 254.6])).toBe('#0009ff');
});
