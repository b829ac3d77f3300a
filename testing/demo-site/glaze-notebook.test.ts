import { describe, expect, it } from 'vitest';
import { makeGlazeNotebook } from './glaze-notebook.ts';
import { writePdf } from './pdf-writer.ts';

describe('the glaze notebook', () => {
  const file = makeGlazeNotebook().toString('latin1');

  it('is a PDF of eight pages whose table of objects points at each of them', () => {
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(8);
    const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map((match) => Number(match[1]));
    expect(offsets.length).toBeGreaterThan(16);
    offsets.forEach((offset, index) => expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`)));
    for (const [whole, length] of file.matchAll(/<< \/Length (\d+) >>\nstream\n/g)) {
      const from = file.indexOf(whole) + whole.length;
      expect(file.slice(from + Number(length), from + Number(length) + 10)).toBe('\nendstream');
    }
  });

  it('gives recipes whose base adds up to a hundred', () => {
    const rows = [...file.matchAll(/\(((?:[^()\\]|\\.)*)\) Tj/g)].map((match) => match[1] ?? '');
    const names = rows.flatMap((row, index) => (row === 'Material' ? [index] : []));
    expect(names).toHaveLength(6);
    for (const start of names) {
      let sum = 0;
      for (let at = start + 3; rows[at] !== undefined && !String(rows[at]).startsWith('+'); at += 3)
        sum += Number(rows[at + 1]);
      expect(sum).toBe(100);
    }
  });
});

describe('writing a PDF', () => {
  it('escapes brackets and knows typographic signs', () => {
    const pdf = writePdf({
      title: 'A (b)',
      author: '',
      width: 100,
      height: 100,
      pages: [[{ kind: 'text', x: 1, y: 1, size: 8, font: 'sans', text: 'it’s 5 °C (warm)' }]],
    }).toString('latin1');
    expect(pdf).toContain('/Title (A \\(b\\))');
    expect(pdf).toContain('(it\\222s 5 \\260C \\(warm\\)) Tj');
  });
  it('refuses a sign its fonts do not have', () => {
    const page = [{ kind: 'text', x: 1, y: 1, size: 8, font: 'sans', text: '茶' }] as const;
    expect(() => writePdf({ title: '', author: '', width: 9, height: 9, pages: [page] })).toThrow('WinAnsi');
  });
});
