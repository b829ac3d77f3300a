import type { PageBlock, PageDocument, PageSection } from '@vitrine/domain/page/page-document.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { newFormFields } from '@vitrine/domain/form/site-form.ts';
import { describe, expect, it } from 'vitest';
import { aPicture, someData } from './block-fixtures.ts';
import { blockDataAsJson, blockDataOf } from './block-data-json.ts';
import { canvasBlockAttributes, canvasSectionAttributes, sectionAreas } from './block-layout.ts';
import { BlockView } from './block-view.tsx';
import { inLocale } from './locale.ts';
import { openBlock } from './registry.ts';
import { renderDocument, type BlockProblem } from './render-document.tsx';

const block = (id: string, type: string, props: object, parts: Partial<PageBlock> = {}): PageBlock => ({
  id,
  type,
  place: { column: 1, columns: 24, row: 1, rows: 1 },
  ...parts,
  props: { ...props },
});
const section = (id: string, ...blocks: readonly PageBlock[]): PageSection => ({
  id,
  theme: 'dark',
  space: 'small',
  fullWidth: false,
  blocks,
});
const page = (...sections: readonly PageSection[]): PageDocument => ({ version: 2, sections });
const data = someData({ assets: new Map([[aPicture.id, aPicture]]) });
const canvas = (...sections: readonly PageSection[]): string =>
  renderDocument(page(...sections), data, { mode: 'canvas' });

const heading = block('h', 'heading', { text: 'Pots' });
const halfMade = block(
  'i',
  'image',
  { assetId: null },
  { place: { column: 1, columns: 12, row: 4, rows: 2 } },
);
const gone = block('g', 'image', { assetId: '0199aaaa-0000-7000-8000-00000000dead' });
const placeholder = '<div class="canvas-placeholder" data-type="image"></div>';
const goneHere = '<div class="canvas-placeholder" data-type="image" data-gone=""></div>';

describe('what visitors get', () => {
  it('has nothing of the canvas', () => {
    expect(renderDocument(page(section('s', heading, halfMade, gone), section('empty')), data)).toBe(
      '<section class="section" id="section-s" data-theme="dark" data-space="small"><div class="section-grid">' +
        '<div class="block" data-block="heading" style="--at:1/1/span 1/span 24">' +
        '<div class="heading" data-size="large" data-align="start"><h2>Pots</h2></div></div></div></section>',
    );
  });
});

describe('the canvas', () => {
  it('has every section and block by its id, between two comments', () => {
    expect(canvas(section('s', heading), section('empty'))).toBe(
      '<!--canvas:start-->' +
        '<section class="section" id="section-s" data-theme="dark" data-space="small" data-section-id="s"><div class="section-grid">' +
        '<div class="block" data-block="heading" style="--at:1/1/span 1/span 24" data-block-id="h">' +
        '<div class="heading" data-size="large" data-align="start"><h2>Pots</h2></div></div></div></section>' +
        '<section class="section" id="section-empty" data-theme="dark" data-space="small" data-section-id="empty"><div class="section-grid"></div></section>' +
        '<!--canvas:end-->',
    );
    expect(canvas()).toBe('<!--canvas:start--><!--canvas:end-->');
  });

  it.each([
    ['is half made', halfMade, placeholder],
    ['shows a picture that was deleted', gone, goneHere],
    [
      'is of an unknown type',
      { ...gone, type: 'image', props: 'none' as unknown as PageBlock['props'] },
      placeholder,
    ],
  ])('has a placeholder for a block that %s, where it stands', (_name, bad, shown) => {
    const { row, rows, columns } = bad.place;
    expect(canvas(section('s', heading, bad))).toContain(
      `style="--at:${row}/1/span ${rows}/span ${columns}" data-block-id="${bad.id}">${shown}</div>`,
    );
  });

  it('has a placeholder for a block whose view fails, and the others beside it', () => {
    const problems: BlockProblem[] = [];
    const failing = block('l', 'image', { assetId: aPicture.id });
    const bad = someData({ assets: new Map([[aPicture.id, { ...aPicture, widths: null as never }]]) });
    const html = renderDocument(page(section('s', failing, heading)), bad, {
      mode: 'canvas',
      onProblem: (problem) => problems.push(problem),
    });
    expect(problems).toMatchObject([{ blockId: 'l' }]);
    expect(html).toContain(`data-block-id="l">${placeholder}</div>`);
    expect(html).toContain('<h2>Pots</h2>');
  });

  it('keeps blocks that are hidden, marked and in their place', () => {
    const hidden = block('n', 'line', {}, { hidden: 'desktop' });
    const html = canvas(section('s', hidden, { ...heading, place: { ...heading.place, row: 4 } }));
    expect(html).toContain(
      '<div class="block" data-block="line" style="--at:1/1/span 1/span 24" data-block-id="n" data-hide-in-canvas="desktop">',
    );
    expect(html).toContain('--at:4/1/span 1/span 24');
    expect(html).not.toContain('data-hide=');
  });

  it('is what the editor renders block by block', () => {
    const shown = section(
      's',
      heading,
      halfMade,
      gone,
      block('p', 'image', { assetId: aPicture.id, alt: 'A "pot"' }),
    );
    const areas = sectionAreas(shown, () => true);
    const fetched = blockDataOf(structuredClone(blockDataAsJson(data)));
    const blocks = shown.blocks.map((one) => {
      const opened = openBlock(one.type, one.props);
      const isGone = one.id === gone.id ? '' : undefined;
      const none = <div className="canvas-placeholder" data-type={one.type} data-gone={isGone} />;
      const view = opened.ok ? (
        <BlockView
          block={one}
          section={shown}
          data={fetched}
          ready={opened.block}
          placeholder={none}
          isFirstPicture={one.id === 'p'}
        />
      ) : (
        none
      );
      return (
        <div key={one.id} {...canvasBlockAttributes(one, areas.get(one.id) ?? {})}>
          {view}
        </div>
      );
    });
    const made = renderToStaticMarkup(
      inLocale(
        'en',
        <section {...canvasSectionAttributes(shown)}>
          <div className="section-grid">{blocks}</div>
        </section>,
      ),
    );
    expect(canvas(shown)).toBe(`<!--canvas:start-->${made}<!--canvas:end-->`);
  });
});

describe('the data of blocks', () => {
  it('is the same after its way over the wire', () => {
    const all = someData({
      assets: new Map([[aPicture.id, aPicture]]),
      files: new Map([
        [
          'f',
          { id: 'f', kind: 'audio', assetUrl: '/f', filename: 'f', contentType: 'audio/mpeg', byteSize: 1 },
        ],
      ]),
      groups: new Map([['c:tag', [{ name: 'Pots', url: '/x', count: 2 }]]]),
      feeds: new Map([['https://feed.example', { title: 'Feed', url: '/', entries: [] }]]),
      forms: new Map([
        [
          'm',
          {
            id: 'm',
            name: 'Contact',
            version: 1,
            fields: newFormFields,
            submitLabel: '',
            disclaimerMessage: '',
            captchaEnabled: true,
            captchaTheme: 'light',
            captchaAlignment: 'left',
            hasCode: false,
          },
        ],
      ]),
      site: {
        collections: new Map([
          ['c', { id: 'c', kind: 'blog', title: 'Notes', url: '/notes', description: '', parentId: null }],
        ]),
      },
    });
    expect(blockDataOf(JSON.parse(JSON.stringify(blockDataAsJson(all))))).toEqual(all);
  });
});
