import { describe, expect, it } from 'vitest';
import { readByteRange } from './byte-range.ts';

describe('a range of bytes', () => {
  it('is parsed by first byte, last byte, or suffix length', () => {
    expect(readByteRange('bytes=0-99', 1000)).toEqual({ start: 0, end: 99 });
    expect(readByteRange('bytes=990-', 1000)).toEqual({ start: 990, end: 999 });
    expect(readByteRange('bytes=990-5000', 1000)).toEqual({ start: 990, end: 999 });
    expect(readByteRange('bytes=-10', 1000)).toEqual({ start: 990, end: 999 });
    expect(readByteRange('bytes=-5000', 1000)).toEqual({ start: 0, end: 999 });
  });

  it('is the whole file when the header is missing or unsupported', () => {
    for (const header of [
      undefined,
      '',
      'bytes=',
      'bytes=-',
      'bytes=9-3',
      'bytes=0-1,5-6',
      'items=0-1',
      'bytes=a-b',
      `bytes=${'9'.repeat(400)}-`,
    ]) {
      expect(readByteRange(header, 1000), header).toBeNull();
    }
  });

  it('is unsatisfiable beyond the end', () => {
    expect(readByteRange('bytes=1000-', 1000)).toBe('unsatisfiable');
    expect(readByteRange('bytes=-0', 1000)).toBe('unsatisfiable');
  });
});
