import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanFontName,
  findOwnFont,
  isFontName,
  type OwnFont,
  type OwnFontFile,
  renamed,
  siteFontOf,
  weightsOfFiles,
  withFile,
} from './own-fonts.ts';

const file = (id: string, change: Partial<OwnFontFile> = {}): OwnFontFile => ({
  id,
  filename: `${id}.woff2`,
  format: 'woff2',
  byteSize: 1000,
  weights: [400, 400],
  italic: false,
  width: 0.5,
  ...change,
});
const acme: OwnFont = {
  id: 'f',
  family: 'Acme',
  formerNames: [],
  generic: 'serif',
  lines: { ascent: 0.9, descent: 0.2, lineGap: 0 },
  files: [],
};
const withFiles = (...files: readonly OwnFontFile[]): OwnFont =>
  files.reduce((font, one) => withFile(font, one).font, acme);

describe('a font of the owner’s own', () => {
  it('has its files by weight, style and format, each once', () => {
    const font = withFiles(
      file('bold', { weights: [700, 700] }),
      file('ttf', { format: 'truetype' }),
      file('italic', { italic: true }),
      file('regular'),
    );
    expect(font.files.map(({ id }) => id)).toEqual(['regular', 'ttf', 'italic', 'bold']);
    const { font: changed, replaced } = withFile(font, file('newer'));
    expect(replaced?.id).toBe('regular');
    expect(changed.files.map(({ id }) => id)).toEqual(['newer', 'ttf', 'italic', 'bold']);
  });

  it('is declared with the formats of a style in one rule, the smallest first', () => {
    const { styles, cssFamily } = siteFontOf(withFiles(file('ttf', { format: 'truetype' }), file('regular')));
    expect(cssFamily).toBe('Acme Own');
    expect(styles).toEqual([
      {
        sources: [
          { url: '/_v/own-fonts/regular/regular.woff2', format: 'woff2' },
          { url: '/_v/own-fonts/ttf/ttf.woff2', format: 'truetype' },
        ],
        weights: [400, 400],
        italic: false,
        range: null,
      },
    ]);
  });

  it('has its fallbacks as wide as the files that are nearest to regular and bold', () => {
    const font = withFiles(
      file('light', { weights: [300, 300], width: 0.4 }),
      file('bold', { weights: [800, 800], width: 0.6 }),
      file('italic', { weights: [400, 400], italic: true, width: 0.1 }),
    );
    expect(siteFontOf(font).metrics).toMatchObject({ width: 0.4, boldWidth: 0.6 });
  });

  it('offers the weights of its files, of variable ones every hundred', () => {
    expect(weightsOfFiles([{ weights: [300, 300] }, { weights: [700, 700] }])).toEqual([300, 700]);
    expect(weightsOfFiles([{ weights: [250, 1000] }])).toEqual([300, 400, 500, 600, 700, 800, 900]);
    expect(weightsOfFiles([{ weights: [1, 1] }, { weights: [950, 950] }])).toEqual([100, 900]);
  });

  it('is found by its former name, unless another one is called so now', () => {
    const brand = renamed(acme, 'Brand');
    expect(findOwnFont([brand], 'acme')?.family).toBe('Brand');
    expect(renamed(brand, 'Acme').formerNames).toEqual(['Brand']);
    const other = { ...acme, id: 'g' };
    expect(findOwnFont([brand, other], 'Acme')?.id).toBe('g');
    expect(findOwnFont([brand], 'Lora')).toBeNull();
  });

  it('has a name that a stylesheet can hold, whatever its file says', () => {
    expect(cleanFontName('Größe “X”; } * {')).toBe('Gro e X');
    expect(cleanFontName('日本')).toBe('Font');
    expect([isFontName('Acme Pro-2'), isFontName("a'b"), isFontName(' a'), isFontName('')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    fc.assert(fc.property(fc.string({ maxLength: 80 }), (name) => isFontName(cleanFontName(name))));
  });
});
