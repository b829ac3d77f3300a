import { readFileSync } from 'node:fs';
import { REGULAR } from './document-fonts.ts';

let letters: ReadonlySet<number> | null = null;

/** Which of these texts have letters that documents cannot print: the font has Latin, Greek and Cyrillic ones. */
export function unprintableTexts(texts: readonly string[]): readonly string[] {
  letters ??= lettersOf(readFileSync(REGULAR));
  const known = letters;
  const isPrinted = (letter: string): boolean =>
    /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u.test(letter) || known.has(letter.codePointAt(0) ?? 0);
  return [...new Set(texts.filter((text) => ![...text].every(isPrinted)))];
}

/** Code points of a TrueType font: its `cmap` tables of formats 4 (two bytes) and 12. */
function lettersOf(font: Buffer): ReadonlySet<number> {
  const tables = font.readUInt16BE(4);
  const found = new Set<number>();
  for (let at = 12; at < 12 + 16 * tables; at += 16) {
    if (font.toString('latin1', at, at + 4) !== 'cmap') continue;
    const cmap = font.subarray(font.readUInt32BE(at + 8));
    const subtables = cmap.readUInt16BE(2);
    for (let nr = 0; nr < subtables; nr += 1) {
      const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * nr + 4));
      const format = table.readUInt16BE(0);
      if (format === 4) addSegments(found, table);
      if (format === 12) addGroups(found, table);
    }
  }
  return found;
}

function addSegments(found: Set<number>, table: Buffer): void {
  const size = table.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const last = table.readUInt16BE(14 + at);
    const first = table.readUInt16BE(16 + size + at);
    const delta = table.readUInt16BE(16 + 2 * size + at);
    const offsetAt = 16 + 3 * size + at;
    const offset = table.readUInt16BE(offsetAt);
    for (let letter = first; letter <= last && letter !== 0xffff; letter += 1) {
      const glyph =
        offset === 0
          ? (letter + delta) & 0xffff
          : table.readUInt16BE(offsetAt + offset + 2 * (letter - first));
      if (glyph !== 0) found.add(letter);
    }
  }
}

function addGroups(found: Set<number>, table: Buffer): void {
  const groups = table.readUInt32BE(12);
  for (let nr = 0; nr < groups; nr += 1) {
    const at = 16 + 12 * nr;
    const [first, last] = [table.readUInt32BE(at), table.readUInt32BE(at + 4)];
    for (let letter = first; letter <= last; letter += 1) found.add(letter);
  }
}
