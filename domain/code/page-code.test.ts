import { describe, expect, it } from 'vitest';
import { codeBytes, codeProblem, joinCode, MAX_CODE_KB, mayChangeCode } from './page-code.ts';

describe('the code of a page', () => {
  it('is measured as it is stored, in UTF-8', () => {
    for (const code of ['', 'abc', 'é€𝄞', '\ud834']) {
      expect([code, codeBytes(code)]).toEqual([code, new TextEncoder().encode(code).length]);
    }
  });

  it('has at most 64 KB', () => {
    const most = 'é'.repeat((MAX_CODE_KB * 1024) / 2);
    expect(codeProblem(most)).toBeNull();
    expect(codeProblem(`${most}x`)?.sentence).toBe(
      'The code has 65 KB; at most 64 KB can be saved. Put long scripts into a file and link to it.',
    );
  });

  it('says in which line something is not closed, and how to close it', () => {
    expect(codeProblem('<meta name="a">\n\n<script>\nlet a;')).toEqual({
      line: 3,
      sentence: 'Line 3: <script> is not closed. Add </script> where it ends.',
    });
    expect(codeProblem('<!-- a')?.sentence).toBe('Line 1: the comment is not closed. Add --> where it ends.');
    expect(codeProblem('<a href="x>')?.sentence).toBe(
      'Line 1: the tag <a is not finished. Add the > at its end, and close each quotation mark.',
    );
    expect(codeProblem('</div>')?.sentence).toBe(
      'Line 1: </div> closes nothing that this code has opened. Remove it.',
    );
    expect(codeProblem('<html><script></script>')?.sentence).toBe(
      'Line 1: leave out <html>. The page has it already.',
    );
  });

  it('has no signs that cannot be stored', () => {
    for (const sign of ['\0', '\u001b', '\ud834']) {
      expect(codeProblem(`a\nb${sign}`)?.sentence).toBe(
        'Line 2 has a character that cannot be saved. Delete the line and type it again.',
      );
    }
    expect(codeProblem('a\r\n\tb\f')).toBeNull();
  });

  it('is changed by administrators only', () => {
    expect(['admin', 'editor', 'website manager', 'viewer', ''].filter(mayChangeCode)).toEqual(['admin']);
  });

  it('of several places is joined in their order, each on lines of its own', () => {
    expect(joinCode([])).toEqual({ header: '', footer: '' });
    expect(
      joinCode([
        { header: 'a //', footer: '' },
        { header: '', footer: 'b' },
        { header: 'c', footer: 'd' },
      ]),
    ).toEqual({ header: 'a //\nc', footer: 'b\nd' });
  });
});
