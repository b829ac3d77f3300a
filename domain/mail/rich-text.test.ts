import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRichText, wordsOfBlock } from './rich-text.ts';

const outline = (html: string): readonly string[] =>
  readRichText(html).map(
    (block) =>
      `${block.kind}${block.depth > 0 ? block.depth : ''}${block.number ?? ''}: ${wordsOfBlock(block)}`,
  );

describe('rich text', () => {
  it('is read as paragraphs, headings, quotations and lists', () => {
    expect(
      outline(
        '<h2>The kiln</h2><p>opens on <strong>Friday</strong>.</p><blockquote><p>Hot!</p></blockquote><h3>Bring</h3><ul><li><p>gloves</p></li><li><p>an apron</p><ul><li>of linen</li></ul></li></ul><ol><li>Come</li><li>Stay</li></ol>',
      ),
    ).toEqual([
      'heading: The kiln',
      'paragraph: opens on Friday.',
      'quote: Hot!',
      'subheading: Bring',
      'item1: gloves',
      'item1: an apron',
      'item2: of linen',
      'item11: Come',
      'item12: Stay',
    ]);
  });

  it('has the style and the target of each run', () => {
    const [block] = readRichText(
      '<p>a <em>b <strong>c</strong></em> <a href="/shop?a=1&amp;b=2">d</a> <u>e</u><s>f</s></p>',
    );
    expect(block?.runs.map(({ text, isBold, isItalic, href }) => [text, isBold, isItalic, href])).toEqual([
      ['a ', false, false, null],
      ['b ', false, true, null],
      ['c', true, true, null],
      [' ', false, false, null],
      ['d', false, false, '/shop?a=1&b=2'],
      [' ', false, false, null],
      ['e', false, false, null],
      ['f', false, false, null],
    ]);
  });

  it('keeps line breaks and signs, and drops empty paragraphs', () => {
    expect(outline('<p>one<br>two &amp; three &lt;3</p><p></p><p> <br> </p>')).toEqual([
      'paragraph: one\ntwo & three <3',
    ]);
  });

  it('keeps the paragraphs of an entry in it', () => {
    expect(outline('<ul><li><p>one</p><p>more</p></li></ul>')).toEqual(['item1: one\nmore']);
  });

  it('shows words without tags as they are, and scripts not at all', () => {
    expect(outline('just words')).toEqual(['paragraph: just words']);
    expect(outline('<p>a<script>alert(1)</script>b</p>')).toEqual(['paragraph: ab']);
  });

  it('takes any text without failing, and makes no empty block', () => {
    const piece = fc.oneof(
      fc.constantFrom('<p>', '</p>', '<li>', '</li>', '<ul>', '</ol>', '<a href="', '">', '<', '>', '&', ' '),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        for (const block of readRichText(pieces.join(''))) expect(wordsOfBlock(block).trim()).not.toBe('');
      }),
    );
  });
});
