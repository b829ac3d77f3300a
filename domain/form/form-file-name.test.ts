import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formFileName } from './form-file-name.ts';

const cleaned = (given: string): string => formFileName(given, 'pdf', 'File');

it('the name of a file keeps its words and gets the extension of its content', () => {
  expect(cleaned('Lebenslauf Müller.pdf')).toBe('Lebenslauf Müller.pdf');
  expect(cleaned('photo.jpg.exe')).toBe('photo.jpg.pdf');
  expect(cleaned('履歴書')).toBe('履歴書.pdf');
});

it('folders, controls, turned text and what file systems refuse are left out', () => {
  expect(cleaned('../../etc/passwd')).toBe('passwd.pdf');
  expect(cleaned(String.raw`C:\temp\..\a<b>:"|?*.doc`)).toBe('a b.pdf');
  expect(cleaned('invoice\u202efdp.exe')).toBe('invoicefdp.pdf');
  expect(cleaned('a\u0000b\r\nContent-Type: x.txt')).toBe('abContent-Type x.pdf');
  expect(cleaned('CON.txt')).toBe('_CON.pdf');
  expect(cleaned('...')).toBe('File.pdf');
});

it('any name becomes one line of at most 80 characters and the extension', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(0x10ffff), { maxLength: 200 }).map((codes) => String.fromCodePoint(...codes)),
      (given) => {
        const name = cleaned(given);
        expect(name.endsWith('.pdf')).toBe(true);
        expect([...name].length).toBeLessThanOrEqual(80 + 1 + '.pdf'.length);
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}/\\<>:"|?*]|^[.\s]/u);
      },
    ),
  );
});
