import { expect, it } from 'vitest';
import { articleHtml, documentOfBody } from './article.ts';
import type { PageBlock } from './page-document.ts';

const block = (type: string, row: number, props: PageBlock['props']): PageBlock => ({
  id: `${type}-${row}`,
  type,
  place: { column: 1, columns: 24, row, rows: 1 },
  props,
});

it('makes a document of a text, and none of an empty one', () => {
  expect(documentOfBody(' \n')).toBeNull();
  expect(documentOfBody('<p>Clay</p>')?.sections.flatMap(({ blocks }) => blocks)).toEqual([
    {
      id: 'text',
      type: 'text',
      place: { column: 1, columns: 24, row: 1, rows: 1 },
      props: { html: '<p>Clay</p>' },
    },
  ]);
  expect(documentOfBody('<p>Clay</p>')).toEqual(documentOfBody('<p>Clay</p>'));
});

it('divides a text that is too long for one block behind its paragraphs, and loses nothing', () => {
  const paragraph = `<p>${'clay '.repeat(8000)}</p>`;
  const body = paragraph.repeat(5);
  const blocks = documentOfBody(body)?.sections[0]?.blocks ?? [];
  const parts = blocks.map(({ props }) => String(props['html']));
  expect(parts.map((part) => part.length)).toEqual([
    paragraph.length * 2,
    paragraph.length * 2,
    paragraph.length,
  ]);
  expect(parts.join('')).toBe(body);
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(3);
});

it('gives the words of a document in the order in which they are read, escaped', () => {
  const sections = [
    {
      id: 'article',
      theme: 'light',
      space: 'none',
      fullWidth: false,
      blocks: [
        block('quote', 3, { text: 'Wet & cold', source: '<Ann>' }),
        block('text', 2, { html: '<p>We <em>dig</em> it.</p>' }),
        block('image', 4, { assetId: 'x' }),
        block('heading', 1, { text: 'Clay < glaze' }),
      ],
    },
  ] as const;
  expect(articleHtml({ version: 2, sections })).toBe(
    '<h2>Clay &lt; glaze</h2>\n<p>We <em>dig</em> it.</p>\n<blockquote><p>Wet &amp; cold</p><p>&lt;Ann&gt;</p></blockquote>',
  );
});
