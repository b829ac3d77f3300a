import { acceptedFiles } from '@vitrine/domain/form/file-kinds.ts';
import { expect, it } from 'vitest';
import { recogniseFormFile } from './recognise-form-file.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part)))),
  );
const kindOf = async (content: Uint8Array, name = 'x.pdf'): Promise<string | null> => {
  const type = await recogniseFormFile(content, name);
  return type === null ? null : `${type.kind} ${type.extension}`;
};

it('a file is what its content says, not its name', async () => {
  const png = bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13], 'IHDR', Array(64).fill(0));
  expect(await kindOf(png, 'cv.pdf')).toBe('picture png');
  expect(await kindOf(bytes('%PDF-1.7\n', Array(64).fill(32)), 'photo.png')).toBe('pdf pdf');
  expect(await kindOf(bytes([0xff, 0xd8, 0xff, 0xe0], Array(64).fill(0)), 'run.exe')).toBe('picture jpg');
});

it.each([
  ['a zip archive', bytes('PK\u0003\u0004', [20, 0, 0, 0, 0, 0], Array(80).fill(0))],
  ['a gzip archive', bytes([0x1f, 0x8b, 8, 0], Array(64).fill(0))],
  ['a 7z archive', bytes([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], Array(64).fill(0))],
  ['a RAR archive', bytes('Rar!', [0x1a, 0x07, 0x01, 0x00], Array(64).fill(0))],
  ['a Windows program', bytes('MZ', Array(126).fill(0))],
  ['a Linux program', bytes([0x7f], 'ELF', Array(64).fill(2))],
  ['a shell script', bytes('#!/bin/sh\nrm -rf /\n')],
  ['a page', bytes('<!DOCTYPE html><script>alert(1)</script>')],
  ['a drawing with code', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['an XML file', bytes('<?xml version="1.0"?><a/>')],
  ['unknown bytes', bytes([0, 1, 2, 3, 250, 251, 252])],
  [
    'an old Office file, which may be an installer',
    bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], Array(600).fill(0)),
  ],
])('%s is not taken', async (_what, content) => {
  expect(await kindOf(content)).toBeNull();
});

it('plain text is text, and CSV by its name alone', async () => {
  expect(await kindOf(bytes('Dear potter,\nthank you.'), 'run.bat')).toBe('text txt');
  expect(await kindOf(bytes('name;glaze\nJune;Oat\n'), 'Glazes.CSV')).toBe('text csv');
  expect(await kindOf(bytes([0xff, 0xfe, 0x41, 0, 0x42, 0]), 'a.txt')).toBe('text txt');
  expect(await kindOf(bytes('Stra', [0xdf], 'e;Gr', [0xf6, 0xdf], 'e\r\n'), 'Kunden.csv')).toBe('text csv');
  expect(await kindOf(bytes('Stra', [0x81], 'e'), 'a.csv')).toBeNull();
  expect(await kindOf(new Uint8Array(), 'a.txt')).toBeNull();
});

it('the input for files offers the extensions of its kinds', () => {
  expect(acceptedFiles(['pdf', 'text'])).toBe('.pdf,.txt,.csv');
  expect(acceptedFiles(['picture'])).toContain('.jpeg');
});
