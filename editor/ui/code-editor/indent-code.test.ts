import { describe, expect, it } from 'vitest';
import { indentCode } from './indent-code.ts';

/** The code after Tab, with the selection between bars. */
function after(marked: string): string {
  const from = marked.indexOf('|');
  const to = marked.lastIndexOf('|') - (marked.indexOf('|') === marked.lastIndexOf('|') ? 0 : 1);
  const code = marked.replaceAll('|', '');
  const change = indentCode(code, from, to);
  const next = code.slice(0, change.from) + change.text + code.slice(change.to);
  const [start, end] = change.select;
  return start === end
    ? `${next.slice(0, start)}|${next.slice(start)}`
    : `${next.slice(0, start)}|${next.slice(start, end)}|${next.slice(end)}`;
}

describe('Tab in a field of code', () => {
  it('adds spaces where the caret stands', () => {
    expect(after('|')).toBe('  |');
    expect(after('a|b')).toBe('a  |b');
  });

  it('moves every selected line in, keeps it selected and never replaces it', () => {
    expect(after('a\nb|c\nd|e\nf')).toBe('a\n  b|c\n  d|e\nf');
    expect(after('|a|')).toBe('  |a|');
    expect(after('|a\n|b')).toBe('  |a\n|b');
    expect(after('|a\n\nb|')).toBe('  |a\n\n  b|');
    expect(after('|\na|')).toBe('|\n  a|');
  });
});
