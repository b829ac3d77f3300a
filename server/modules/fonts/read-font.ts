import {
  type FontMetrics,
  type GenericFamily,
  measuredText,
} from '@vitrine/domain/design/fonts/font-types.ts';
import type { FontFormat } from '@vitrine/domain/design/fonts/own-fonts.ts';
import { NotAFont, type UnpackedFont, unpackFont } from './unpack-font.ts';

/** What a font file says about itself. */
export interface FontFacts {
  readonly format: FontFormat;
  /** '' where it has none. */
  readonly family: string;
  /** The lightest and the heaviest weight, 1 to 1000; the same one but for variable fonts. */
  readonly weights: readonly [number, number];
  readonly italic: boolean;
  readonly generic: GenericFamily;
  readonly metrics: Omit<FontMetrics, 'boldWidth'>;
}

/** Tables without which browsers refuse a font. */
const required = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post'];
/** Characters of a family's name that are read. */
const MAX_NAME = 100;
const MAX_NAMES = 2000;

/** Reads a TrueType, OpenType, WOFF or WOFF2 file; null when it is none that browsers show. */
export async function readFont(bytes: Uint8Array): Promise<FontFacts | null> {
  try {
    return factsOf(await unpackFont(bytes));
  } catch (error) {
    // The file ends where a table should be.
    if (error instanceof NotAFont || error instanceof RangeError) return null;
    throw error;
  }
}

function factsOf(font: UnpackedFont): FontFacts {
  const table = (tag: string): DataView => {
    const found = font.tables.get(tag);
    if (found === undefined) throw new NotAFont(`no table ${tag}`);
    return found;
  };
  for (const tag of required) table(tag);
  const hasOutlines =
    (font.tags.has('glyf') && font.tags.has('loca')) || font.tags.has('CFF ') || font.tags.has('CFF2');
  if (!hasOutlines) throw new NotAFont('no outlines');
  const [head, hhea, os2] = [table('head'), table('hhea'), table('OS/2')];
  const unit = head.getUint16(18);
  if (head.getUint32(12) !== 0x5f0f3cf5 || unit < 16 || unit > 16_384) throw new NotAFont('no head');
  const selection = os2.getUint16(62);
  // The third flag of the second byte: the typographic measures are the ones to use.
  const [ascent, descent, lineGap] =
    (selection & 128) === 0
      ? [hhea.getInt16(4), hhea.getInt16(6), hhea.getInt16(8)]
      : [os2.getInt16(68), os2.getInt16(70), os2.getInt16(72)];
  const weight = weightOf(os2.getUint16(4));
  return {
    format: font.format,
    family: familyOf(table('name')),
    weights: weightAxis(font.tables.get('fvar')) ?? [weight, weight],
    italic: (selection & 0x201) !== 0 || (head.getUint16(44) & 2) !== 0,
    generic: genericOf(os2, table('post')),
    metrics: {
      ascent: between(0, ascent / unit, 3),
      descent: between(0, -descent / unit, 3),
      lineGap: between(0, lineGap / unit, 3),
      width: between(0.1, meanWidth(font, table) / unit || os2.getInt16(2) / unit || 0.5, 2),
    },
  };
}

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Some old fonts count from 1 to 9. */
const weightOf = (stated: number): number =>
  stated === 0 ? 400 : stated < 10 ? stated * 100 : Math.min(1000, stated);

/** The range of a variable font's weights; null where it has one weight. */
function weightAxis(fvar: DataView | undefined): [number, number] | null {
  if (fvar === undefined) return null;
  const [first, count, size] = [fvar.getUint16(4), fvar.getUint16(8), fvar.getUint16(10)];
  if (size < 20) throw new NotAFont('axes without values');
  for (let axis = 0; axis < count; axis += 1) {
    const at = first + axis * size;
    if (fvar.getUint32(at) !== 0x77676874) continue;
    const least = between(1, Math.round(fvar.getInt32(at + 4) / 65_536), 1000);
    const most = between(1, Math.round(fvar.getInt32(at + 12) / 65_536), 1000);
    return [Math.min(least, most), Math.max(least, most)];
  }
  return null;
}

/** By its class, its Panose number and whether all letters have one width. */
function genericOf(os2: DataView, post: DataView): GenericFamily {
  if (post.getUint32(12) !== 0) return 'monospace';
  const familyClass = os2.getInt16(30) >> 8;
  if (familyClass >= 1 && familyClass <= 7) return 'serif';
  if (familyClass === 8) return 'sans-serif';
  const [kind, serifs] = [os2.getUint8(32), os2.getUint8(33)];
  return kind === 2 && serifs >= 2 && serifs <= 10 ? 'serif' : 'sans-serif';
}

/** The name of the typographic family, or else of the family; in English where it has several. */
function familyOf(name: DataView): string {
  const [count, storage] = [name.getUint16(2), name.getUint16(4)];
  if (count > MAX_NAMES) throw new NotAFont('too many names');
  let best = { text: '', rank: 0 };
  for (let at = 6; at < 6 + count * 12; at += 12) {
    const [platform, language, id] = [name.getUint16(at), name.getUint16(at + 4), name.getUint16(at + 6)];
    if ((id !== 1 && id !== 16) || (platform !== 3 && platform !== 1 && platform !== 0)) continue;
    const rank = (id === 16 ? 8 : 0) + (platform === 1 ? 1 : 2) + (language === 0x409 ? 4 : 0);
    if (rank <= best.rank) continue;
    const text = textAt(name, storage + name.getUint16(at + 10), name.getUint16(at + 8), platform === 1);
    if (text !== '') best = { text, rank };
  }
  return best.text;
}

/** UTF-16 with the high byte first, or a letter in each byte. */
function textAt(table: DataView, at: number, length: number, isBytes: boolean): string {
  const step = isBytes ? 1 : 2;
  const codes: number[] = [];
  for (let from = 0; from + step <= length && codes.length < MAX_NAME; from += step)
    codes.push(isBytes ? table.getUint8(at + from) : table.getUint16(at + from));
  return String.fromCharCode(...codes).trim();
}

/** The mean width of the letters of `measuredText` that the font has, in its units; 0 when it has none. */
function meanWidth(font: UnpackedFont, table: (tag: string) => DataView): number {
  const glyphOf = glyphFinder(table('cmap'));
  const hmtx = table('hmtx');
  const measures = table('hhea').getUint16(34);
  if (glyphOf === null || measures === 0) return 0;
  // A transformed table has the widths one after the other, an ordinary one with a bearing after each.
  const step = font.widthsOnly ? 2 : 4;
  const widths = new Map<string, number>();
  let [sum, counted] = [0, 0];
  for (const letter of measuredText) {
    let width = widths.get(letter);
    if (width === undefined) {
      const glyph = glyphOf(letter.codePointAt(0) ?? 0);
      width = glyph === 0 ? 0 : hmtx.getUint16(Math.min(glyph, measures - 1) * step);
      widths.set(letter, width);
    }
    if (width === 0) continue;
    sum += width;
    counted += 1;
  }
  return counted === 0 ? 0 : sum / counted;
}

type FindGlyph = (code: number) => number;

/** Finds glyphs of characters; null where the font has no table of Unicode that is read here. */
export function glyphFinder(cmap: DataView): FindGlyph | null {
  const count = Math.min(cmap.getUint16(2), 64);
  let best: { readonly find: FindGlyph; readonly rank: number } | null = null;
  for (let at = 4; at < 4 + count * 8; at += 8) {
    const [platform, encoding, offset] = [cmap.getUint16(at), cmap.getUint16(at + 2), cmap.getUint32(at + 4)];
    if (platform !== 0 && !(platform === 3 && (encoding === 1 || encoding === 10))) continue;
    const format = cmap.getUint16(offset);
    if ((format !== 4 && format !== 12) || format <= (best?.rank ?? 0)) continue;
    best = {
      rank: format,
      find: format === 12 ? (code) => inGroups(cmap, offset, code) : (code) => inSegments(cmap, offset, code),
    };
  }
  return best?.find ?? null;
}

/** The first of `count` places whose last code is not below `code`. */
function firstFrom(count: number, lastOf: (place: number) => number, code: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lastOf(middle) < code) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Format 12: groups of codes one after the other. */
function inGroups(cmap: DataView, table: number, code: number): number {
  const count = cmap.getUint32(table + 12);
  const group = (place: number): number => table + 16 + place * 12;
  const place = firstFrom(count, (at) => cmap.getUint32(group(at) + 4), code);
  if (place === count) return 0;
  const first = cmap.getUint32(group(place));
  return code < first ? 0 : cmap.getUint32(group(place) + 8) + code - first;
}

/** Format 4: segments with a difference, or with a list of glyphs. */
function inSegments(cmap: DataView, table: number, code: number): number {
  const count = cmap.getUint16(table + 6) >> 1;
  const place = firstFrom(count, (at) => cmap.getUint16(table + 14 + at * 2), code);
  if (place === count) return 0;
  const starts = table + 16 + count * 2;
  const first = cmap.getUint16(starts + place * 2);
  if (code < first) return 0;
  const difference = cmap.getUint16(starts + count * 2 + place * 2);
  const rangeAt = starts + count * 4 + place * 2;
  const range = cmap.getUint16(rangeAt);
  if (range === 0) return (code + difference) & 0xffff;
  const glyph = cmap.getUint16(rangeAt + range + (code - first) * 2);
  return glyph === 0 ? 0 : (glyph + difference) & 0xffff;
}
