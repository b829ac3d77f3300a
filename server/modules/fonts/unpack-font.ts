import { promisify } from 'node:util';
import { brotliDecompress, inflate } from 'node:zlib';
import type { FontFormat } from '@vitrine/domain/design/fonts/own-fonts.ts';

/** The tables of a font, by tag. */
export interface UnpackedFont {
  readonly format: FontFormat;
  readonly tags: ReadonlySet<string>;
  /** Those that are read here; the outlines are not. */
  readonly tables: ReadonlyMap<string, DataView>;
  /** `hmtx` has the widths one after the other, without the bearings between them. */
  readonly widthsOnly: boolean;
}

/** The file is not a font that browsers show. */
export class NotAFont extends Error {}

/** Bytes a font may have unpacked. */
const MAX_UNPACKED = 32 * 1024 * 1024;
/** Bytes of a table that is read; the longest, `cmap` and `hmtx`, have 260 KB in fonts of 65,535 glyphs. */
const MAX_TABLE = 4 * 1024 * 1024;
const MAX_TABLES = 128;
const readTables = new Set(['cmap', 'fvar', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post']);

const brotli = promisify(brotliDecompress);
const zlib = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflate);

/** Tags that WOFF2 has numbers for, in their order. */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt\u00a0 fpgm glyf loca prep CFF\u00a0 VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG\u00a0 sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map((tag) => tag.replace('\u00a0', ' '));

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
  );
}

/** Part of a view; RangeError where it reaches out of it. */
const part = (view: DataView, at: number, length: number): DataView =>
  new DataView(view.buffer, view.byteOffset + inside(view, at, length), length);

function inside(view: DataView, at: number, length: number): number {
  if (at + length > view.byteLength) throw new RangeError('a table reaches beyond the end of its file');
  return at;
}

/** Reads the directory and the small tables of a TrueType, OpenType, WOFF or WOFF2 file. Throws NotAFont, RangeError. */
export async function unpackFont(bytes: Uint8Array): Promise<UnpackedFont> {
  const view = viewOf(bytes);
  const signature = tagAt(view, 0);
  if (signature === 'wOF2') return unpackWoff2(view);
  if (signature === 'wOFF') return unpackWoff(view);
  return readSfnt(view, formatOf(signature));
}

/** By the version of the outlines. Collections of several fonts are not shown by browsers. */
function formatOf(version: string): FontFormat {
  if (version === 'OTTO') return 'opentype';
  if (version === '\u0000\u0001\u0000\u0000' || version === 'true') return 'truetype';
  throw new NotAFont('another signature');
}

function countOfTables(view: DataView, at: number): number {
  const count = view.getUint16(at);
  if (count === 0 || count > MAX_TABLES) throw new NotAFont('no tables, or too many');
  return count;
}

function readSfnt(view: DataView, format: FontFormat): UnpackedFont {
  const count = countOfTables(view, 4);
  const tags = new Set<string>();
  const tables = new Map<string, DataView>();
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const tag = tagAt(view, at);
    const table = part(view, view.getUint32(at + 8), view.getUint32(at + 12));
    tags.add(tag);
    if (readTables.has(tag)) tables.set(tag, bounded(table));
  }
  return { format, tags, tables, widthsOnly: false };
}

function bounded(table: DataView): DataView {
  if (table.byteLength > MAX_TABLE) throw new NotAFont('a table is too long');
  return table;
}

async function unpackWoff(view: DataView): Promise<UnpackedFont> {
  formatOf(tagAt(view, 4));
  const count = countOfTables(view, 12);
  const tags = new Set<string>();
  const tables = new Map<string, DataView>();
  for (let at = 44; at < 44 + count * 20; at += 20) {
    const tag = tagAt(view, at);
    const [offset, packed, length] = [
      view.getUint32(at + 4),
      view.getUint32(at + 8),
      view.getUint32(at + 12),
    ];
    const table = part(view, offset, packed);
    tags.add(tag);
    if (!readTables.has(tag)) continue;
    if (packed > length || length > MAX_TABLE) throw new NotAFont('a table is too long');
    tables.set(tag, packed === length ? table : await inflated(table, length));
  }
  return { format: 'woff', tags, tables, widthsOnly: false };
}

async function inflated(table: DataView, length: number): Promise<DataView> {
  const bytes = await zlib(new Uint8Array(table.buffer, table.byteOffset, table.byteLength), {
    maxOutputLength: length,
  }).catch(() => null);
  if (bytes?.byteLength !== length) throw new NotAFont('a table cannot be unpacked');
  return viewOf(bytes);
}

async function unpackWoff2(view: DataView): Promise<UnpackedFont> {
  formatOf(tagAt(view, 4));
  const count = countOfTables(view, 12);
  const packedLength = view.getUint32(20);
  const reader = { view, at: 48 };
  const directory: Woff2Entry[] = [];
  let whole = 0;
  for (let left = count; left > 0; left -= 1) {
    const entry = woff2Entry(reader);
    whole += entry.length;
    if (whole > MAX_UNPACKED) throw new NotAFont('too long unpacked');
    directory.push(entry);
  }
  const packed = part(view, reader.at, packedLength);
  const bytes = await brotli(new Uint8Array(packed.buffer, packed.byteOffset, packed.byteLength), {
    maxOutputLength: Math.max(1, whole),
  }).catch(() => null);
  if (bytes === null) throw new NotAFont('cannot be unpacked');
  const unpacked = viewOf(bytes);
  const tables = new Map<string, DataView>();
  let at = 0;
  for (const { tag, length, skipped } of directory) {
    if (readTables.has(tag)) tables.set(tag, bounded(part(unpacked, at + skipped, length - skipped)));
    at += length;
  }
  inside(unpacked, at, 0);
  return {
    format: 'woff2',
    tags: new Set(directory.map(({ tag }) => tag)),
    tables,
    widthsOnly: directory.some(({ skipped }) => skipped > 0),
  };
}

interface Woff2Entry {
  readonly tag: string;
  /** The bytes that the table takes in the unpacked stream. */
  readonly length: number;
  /** How many of them stand before its values. */
  readonly skipped: number;
}

function woff2Entry(reader: { readonly view: DataView; at: number }): Woff2Entry {
  const flags = reader.view.getUint8(reader.at);
  reader.at += 1;
  let tag = knownTags[flags & 63];
  if (tag === undefined) {
    tag = tagAt(reader.view, reader.at);
    reader.at += 4;
  }
  const transform = flags >> 6;
  const isTransformed = tag === 'glyf' || tag === 'loca' ? transform !== 3 : transform !== 0;
  if (isTransformed && tag !== 'glyf' && tag !== 'loca' && tag !== 'hmtx')
    throw new NotAFont('an unknown transformation');
  const original = base128(reader);
  const length = isTransformed ? base128(reader) : original;
  // A transformed `hmtx` has a byte before its widths, which come in the same order.
  return { tag, length, skipped: isTransformed && tag === 'hmtx' ? 1 : 0 };
}

/** A number of 1 to 5 bytes with 7 bits each. */
function base128(reader: { readonly view: DataView; at: number }): number {
  let value = 0;
  for (let bytes = 0; bytes < 5; bytes += 1) {
    const byte = reader.view.getUint8(reader.at);
    reader.at += 1;
    value = value * 128 + (byte & 127);
    if (byte < 128) return value;
  }
  throw new NotAFont('a number that does not end');
}
