import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, deflateSync } from 'node:zlib';
import { startCpuTimer } from '@vitrine/testing/cpu-timer.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../platform/project-root.ts';
import { readFont } from './read-font.ts';

const installed = (file: string): Buffer => readFileSync(join(projectRoot, 'node_modules', file));
const woff2 = installed('@fontsource/gloock/files/gloock-latin-400-normal.woff2');
const woff = installed('@fontsource/space-mono/files/space-mono-latin-700-italic.woff');
const ttf = installed('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf');
const variable = installed('@fontsource-variable/lora/files/lora-latin-wght-italic.woff2');

describe('a font file', () => {
  it('says its family, weights, style and measures, however it is packed', async () => {
    expect(await readFont(woff2)).toMatchObject({ format: 'woff2', family: 'Gloock', weights: [400, 400] });
    expect(await readFont(woff)).toMatchObject({
      format: 'woff',
      family: 'Space Mono',
      weights: [700, 700],
      italic: true,
      generic: 'monospace',
      metrics: { ascent: 1.12, descent: 0.361, width: 0.612 },
    });
    expect(await readFont(ttf)).toMatchObject({
      format: 'truetype',
      family: 'Noto Sans',
      italic: false,
      metrics: { ascent: 1.069, descent: 0.293 },
    });
    expect(await readFont(variable)).toMatchObject({ family: 'Lora', weights: [400, 700], italic: true });
  });

  it('is none where it is something else', async () => {
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('wOF2'),
      Buffer.from('<!doctype html><title>font.woff2</title>'),
      Buffer.from('%PDF-1.7\n'),
      Buffer.concat([Buffer.from('ttcf'), ttf.subarray(4)]),
      Buffer.concat([Buffer.from('wOF2ttcf'), woff2.subarray(8)]),
      // A directory of a font, without the font.
      ttf.subarray(0, 400),
    ])
      expect(await readFont(bytes)).toBeNull();
  });

  it('is none without letters, names or outlines', async () => {
    for (const tag of ['cmap', 'name', 'OS/2', 'post', 'glyf', 'head']) {
      const without = Buffer.from(ttf);
      const at = without.indexOf(tag, 0, 'latin1');
      without.write('XXXX', at, 'latin1');
      expect([tag, await readFont(without)]).toEqual([tag, null]);
    }
  });

  it('cut off anywhere is refused or read, and never an error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(woff2, woff, ttf, variable),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (font, share) => {
          const facts = await readFont(font.subarray(0, Math.floor(font.byteLength * share)));
          expect(facts === null || facts.metrics.width > 0).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('with any of its bytes changed is refused or read with plausible measures', async () => {
    const headers = fc.record({
      at: fc.nat({ max: 1200 }),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }),
    });
    const anywhere = fc.record({
      at: fc.nat({ max: 1_000_000 }),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(woff2, woff, ttf, variable),
        fc.array(fc.oneof(headers, anywhere), { minLength: 1, maxLength: 20 }),
        async (font, changes) => {
          const broken = Buffer.from(font);
          for (const { at, bytes } of changes) broken.set(bytes.subarray(0, 1), at % (broken.byteLength - 8));
          const facts = await readFont(broken);
          if (facts === null) return;
          const { ascent, descent, lineGap, width } = facts.metrics;
          for (const measure of [ascent, descent, lineGap]) expect(measure >= 0 && measure <= 3).toBe(true);
          expect(width >= 0.1 && width <= 2).toBe(true);
          expect(
            facts.weights[0] >= 1 && facts.weights[1] <= 1000 && facts.weights[0] <= facts.weights[1],
          ).toBe(true);
          expect(facts.family.length).toBeLessThanOrEqual(100);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('that unpacks to far more than a font has is refused at once', async () => {
    const zeros = Buffer.alloc(48 * 1024 * 1024);
    const packed = brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
    const header = Buffer.alloc(48);
    header.write('wOF2', 0, 'latin1');
    header.writeUInt32BE(0x00010000, 4);
    header.writeUInt16BE(1, 12);
    header.writeUInt32BE(packed.byteLength, 20);
    // `cmap` of 30 MB; the stream has more.
    const entry = Buffer.from([0, 0x80 | 15, 0x80 | 0, 0x80 | 0, 0]);
    const made = startCpuTimer();
    expect(await readFont(Buffer.concat([header, entry, packed]))).toBeNull();
    expect(made()).toBeLessThan(1500);
    const table = deflateSync(zeros, { level: 1 });
    const old = Buffer.alloc(64);
    old.write('wOFF', 0, 'latin1');
    old.writeUInt32BE(0x00010000, 4);
    old.writeUInt16BE(1, 12);
    old.write('cmap', 44, 'latin1');
    old.writeUInt32BE(64, 48);
    old.writeUInt32BE(table.byteLength, 52);
    old.writeUInt32BE(3_000_000, 56);
    const second = startCpuTimer();
    expect(await readFont(Buffer.concat([old, table]))).toBeNull();
    expect(second()).toBeLessThan(500);
  });
});
