import { contrastRatio, type Rgb, rgbOfHex } from '@vitrine/domain/color/contrast.ts';
import { describe, expect, it } from 'vitest';
import { mendedCover, mendedGround, mendedText, shownRatio, worstText } from './judge-contrast.ts';
import type { MeasuredText } from './measure-contrast.ts';

const rgb = (hex: string): Rgb => rgbOfHex(hex) ?? [0, 0, 0];
function aText(color: string, ground: string, parts: Partial<MeasuredText> = {}): MeasuredText {
  return {
    color: rgb(color),
    ground: rgb(ground),
    behind: 'section',
    ratio: contrastRatio(rgb(color), rgb(ground)),
    needed: 4.5,
    length: 10,
    ...parts,
  };
}

describe('the texts of a block', () => {
  it('are readable, or the one is named that fails most', () => {
    expect(worstText([aText('#000000', '#ffffff')])).toBeNull();
    const pale = aText('#cccccc', '#ffffff');
    expect(worstText([aText('#888888', '#ffffff'), pale, aText('#000000', '#ffffff')])).toBe(pale);
    // Large text needs less.
    expect(worstText([aText('#888888', '#ffffff', { needed: 3 })])).toBeNull();
  });

  it('get the nearest shade of what most of the text has, readable on all that is behind it', () => {
    const texts = [
      aText('#c98a70', '#ffffff', { length: 200 }),
      aText('#00ff00', '#dddddd', { behind: 'block', length: 3 }),
    ];
    const shade = rgb(mendedText(texts) ?? '');
    expect(shade[0]).toBeGreaterThan(shade[1]);
    expect(contrastRatio(shade, rgb('#dddddd'))).toBeGreaterThanOrEqual(4.5);
    expect(mendedText([])).toBeNull();
  });
});

describe('the background of a section', () => {
  it('gets the nearest shade on which all of its texts can be read, those of blocks with their own fill apart', () => {
    const shade = mendedGround([
      aText('#ffffff', '#d08060'),
      aText('#d08060', '#d08060', { behind: 'block' }),
    ]);
    expect(contrastRatio(rgb(shade ?? ''), rgb('#ffffff'))).toBeGreaterThanOrEqual(4.5);
  });

  it('gets none where dark and light texts stand on it', () => {
    const texts = ['#000000', '#ffffff', '#777777'].map((color) => aText(color, '#d08060'));
    expect(mendedGround(texts)).toBeNull();
    expect(mendedGround([])).toBeNull();
  });
});

describe('the cover of a picture', () => {
  it('is to be raised until texts are readable on any picture, and only then', () => {
    const over = aText('#221d18', '#faf7f2', { behind: 'picture' });
    const percent = mendedCover([over], 20);
    expect(percent).toBeGreaterThan(20);
    expect(mendedCover([over], percent ?? 0)).toBeNull();
    expect(mendedCover([aText('#221d18', '#faf7f2')], 20)).toBeNull();
    expect(mendedCover([aText('#eeeeee', '#faf7f2', { behind: 'picture' })], 20)).toBeNull();
  });
});

it('shows no ratio as more than it is', () => {
  expect([4.4999, 4.5, 21, 1].map(shownRatio)).toEqual(['4.4', '4.5', '21', '1']);
});
