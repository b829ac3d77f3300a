import type { PageDocument, SectionBackground } from '@vitrine/domain/page/page-document.ts';
import { describe, expect, it } from 'vitest';
import { operation } from '@vitrine/contracts/page-document.ts';
import { someData } from './block-fixtures.ts';
import { openBlock } from './registry.ts';
import { renderDocument, type BlockProblem } from './render-document.tsx';

const place = { column: 1, columns: 24, row: 1, rows: 1 };
/** Blocks that may have a color of their own, with what else they need. */
const colored: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['heading', { text: 'Pots', eyebrow: 'Since 2011' }],
  ['text', { html: '<p>Words and a <a href="/x">link</a></p>' }],
  ['markdown', { markdown: 'Words' }],
  ['quote', { text: 'Kind words', source: 'A guest' }],
  ['button', { label: 'Write', href: '/contact' }],
  ['line', {}],
  ['social-links', { accounts: [{ service: 'instagram', profileUrl: 'https://instagram.com/x' }] }],
];
/** What would do harm in a style. */
const hostile: readonly unknown[] = [
  'red;background:url(x)',
  '#7a3b2e;background:url(x)',
  '#7a3b2e"onload="x',
  'var(--x)',
  'red',
  '#abc',
  7,
  { css: 'red' },
];

function page(block: readonly [string, object] | null, background?: unknown): PageDocument {
  const blocks =
    block === null
      ? []
      : [{ id: 'b', type: block[0], place, props: { ...block[1] } as Record<string, unknown> }];
  return {
    version: 2,
    sections: [
      {
        id: 's',
        theme: 'dark',
        space: 'normal',
        fullWidth: false,
        // Stored documents are not validated where they are shown.
        ...(background === undefined ? {} : { background: background as SectionBackground }),
        blocks,
      },
    ],
  };
}
const show = (document: PageDocument, problems: BlockProblem[] = []): string =>
  renderDocument(document, someData({}), { onProblem: (problem) => problems.push(problem) });

const button = (look: string, color: string): string =>
  show(page(['button', { label: 'Write', href: '/contact', look, color }]));

describe.each(colored)('the color of a block of type %s', (type, props) => {
  it('is no part of the HTML where none is set', () => {
    const plain = show(page([type, props]));
    expect(plain).toContain(`data-block="${type}"`);
    expect(plain).not.toContain('own-color');
    expect(show(page([type, { ...props, color: null }]))).toBe(plain);
  });

  it('is in its style, as it was chosen or as a custom property of the palette', () => {
    const own = show(page([type, { ...props, color: '#7A3B2E' }]));
    expect(own).toMatch(/ own-color"[^>]* style="[a-z-:;#]*#7a3b2e/);
    const named = show(page([type, { ...props, color: 'ink-soft' }]));
    expect(named).toMatch(/ own-color"[^>]* style="[a-z-:;]*var\(--palette-ink-soft\)/);
  });

  it.each(hostile)('is refused where it is %j', (color) => {
    expect(openBlock(type, { ...props, color }).ok).toBe(false);
    const problems: BlockProblem[] = [];
    expect(show(page([type, { ...props, color }]), problems)).toBe('');
    expect(problems).toMatchObject([{ blockId: 'b', type }]);
  });
});

describe('the color of a button', () => {
  it('is the fill of a filled one, whose words are readable on it', () => {
    expect(button('primary', '#7a3b2e')).toContain(
      '<a class="button button--primary own-color" style="background-color:#7a3b2e;border-color:#7a3b2e;color:#ffffff" href="/contact">',
    );
    expect(button('primary', '#ffe0a0')).toContain('color:#000000"');
  });

  it('is the edge and the words of an outlined one, and the words of a quiet one', () => {
    expect(button('secondary', 'moss')).toContain(
      'style="border-color:var(--palette-moss);color:var(--palette-moss)"',
    );
    expect(button('quiet', '#7a3b2e')).toContain('class="quiet-link own-color" style="color:#7a3b2e"');
  });
});

describe('the plain background of a section', () => {
  const heading = ['heading', { text: 'Pots' }] as const;

  it('is in its style, for its own background and for what is made of it', () => {
    expect(show(page(heading, { source: 'color', color: '#7a3b2e' }))).toContain(
      '<section class="section own-ground" id="section-s" data-theme="dark" data-space="normal" style="--paper:#7a3b2e;background-color:var(--paper)">',
    );
    expect(show(page(heading, { source: 'color', color: 'accent' }))).toContain(
      'style="--paper:var(--palette-accent);background-color:var(--paper)"',
    );
  });

  it.each(hostile)('is none where it is %j, and no operation sets it', (color) => {
    const background = { source: 'color', color };
    expect(show(page(heading, background))).toBe(show(page(heading)));
    const change = { kind: 'change-section', id: 's', look: { background } };
    expect(operation.safeParse(change).success).toBe(false);
  });

  it('is set by an operation that names a color', () => {
    for (const color of ['accent', '#7a3b2e']) {
      const change = { kind: 'change-section', id: 's', look: { background: { source: 'color', color } } };
      expect(operation.safeParse(change).success).toBe(true);
    }
  });
});
