import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customCssProblem } from './custom-css.ts';
import { openStyles, withoutComments } from './open-styles.ts';

describe('an owner’s own CSS', () => {
  it.each([
    ['', null],
    ['h1 { color: red }', null],
    ['/* { */ h1 { content: "}" } // it’s fine (', null],
    ['a { background: url(https://x.example/a(1).png) }', 1],
    ['a { background: url( //x.example/a.png ) }', null],
    ['a { content: "\\"" } b { content: \'"\' }', null],
    ['.a\\{ { b: c }', null],
    ['@media (min-width: 1px) { a[href="("] { b: c } }', null],
    ['a {\n  b: c;\n', 1],
    ['a { b: c }\n}', 2],
    ['a { b: (1 }', 1],
    ['a { b: 1) }', 1],
    ['a {\n b: "c;\n}', 2],
    ['a { b: c }\n/* no end', 2],
    ['a { b: c }\n@IMPORT "x";', 2],
    ['/* @import "x"; */ a { content: "@import" }', null],
    [`${'a{'.repeat(60)}${'}'.repeat(60)}`, 1],
  ])('%j has its mistake on line %j', (css, line) => {
    expect(customCssProblem(css)?.line ?? null).toBe(line);
  });

  it('is at most 64 KB in UTF-8', () => {
    expect(customCssProblem(`/*${'x'.repeat(65_532)}*/`)).toBeNull();
    const tooLong = customCssProblem(`/*${'ü'.repeat(33_000)}*/`);
    expect([tooLong?.line, tooLong?.sentence]).toEqual([
      null,
      'The code has 65 KB; at most 64 KB can be saved.',
    ]);
  });

  it('keeps every place in it when its comments are taken out', () => {
    const css = 'a { b: c } // one\n/* two\n three */ d { e: "/* f */" }';
    const bare = withoutComments(css);
    expect(bare).toHaveLength(css.length);
    expect(bare.indexOf('d {')).toBe(css.indexOf('d {'));
    expect(bare).toContain('"/* f */"');
    expect(bare).not.toMatch(/one|two|three/);
  });

  it('leaves nothing open that is let through: a rule after it is always one of its own', () => {
    const piece = fc.constantFrom(
      'a',
      '{',
      '}',
      '(',
      ')',
      '[',
      ']',
      '"',
      "'",
      '/*',
      '*/',
      '//',
      '\n',
      '\\',
      ';',
      'url(',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const css = pieces.join('');
        if (openStyles(css) !== null) return;
        // On a line of its own, since a comment may end with the line.
        expect(openStyles(`${css}\n}`)).toMatchObject({ kind: 'stray', sign: '}' });
        expect(openStyles(`${css}\n{`)).toMatchObject({ kind: 'block', sign: '{' });
      }),
    );
  });
});
