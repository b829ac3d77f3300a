import { anItem } from '@vitrine/contracts/item-fixture.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { aPicture, someData } from './block-fixtures.ts';
import { groupQueryKey, itemQueryKey, type BlockData, type BlockDefinition } from './block.ts';
import { BlockView } from './block-view.tsx';
import { blockTypes, openBlock } from './registry.ts';

const id = '0199aaaa-0000-7000-8000-0000000000c1';
/** Breaks out of an attribute, a text or a script that is not escaped. */
const bad = `"'>\\<img src=x onerror=alert(1)><script>alert(2)</script></style><svg onload=alert(3)>`;
const at = 'https://elsewhere.example/"><script>alert(4)</script>';
const short = '"><script>';
const embed = {
  kind: 'embed',
  url: at,
  providerName: short,
  title: bad,
  playerUrl: 'https://player.vimeo.com/video/76979871?dnt=1',
};

/** Hostile owner input for texts with a syntax, and settings that decide what is shown. */
const typed: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  audio: { audio: embed, title: bad, author: bad, coverId: aPicture.id },
  chart: {
    title: bad,
    caption: bad,
    unit: short,
    dataset: { columns: [bad, bad], rows: [{ name: bad, values: [1, -2] }] },
  },
  'content-link': { to: { kind: 'address', href: at }, title: bad, text: bad, assetId: aPicture.id },
  embed: { html: bad, title: bad, caption: bad },
  form: {
    name: bad,
    text: bad,
    email: 'owner@example.com',
    fields: [{ id: 'a', type: 'select', label: bad, options: [bad] }],
    buttonLabel: short,
    disclaimer: bad,
  },
  gallery: {
    label: bad,
    pictures: [{ assetId: aPicture.id, title: bad, description: bad, link: at, newWindow: true }],
    design: 'slideshow',
  },
  map: { title: bad, address: `${bad}\n${bad}`, mapLat: 1, mapLng: 2, offersLiveMap: true },
  markdown: { markdown: `# ${bad}\n\n[${short}](javascript:alert(1)) ![${short}](${at})\n\n<${at}>` },
  menu: { text: `${bad}\n---\n(${bad})\n\n${bad}\n${bad}\n$1` },
  text: { html: `<p title="${bad}">${bad}</p><a href="javascript:alert(1)">x</a>` },
  video: { video: embed, title: bad, caption: bad, posterId: aPicture.id },
};

const item = anItem({
  title: bad,
  excerpt: '<p>Words</p>',
  tags: [bad],
  categories: [bad],
  startDate: Date.UTC(2026, 10, 21, 15),
  mainImage: { ...aPicture, altText: bad },
  location: { addressLine1: bad, addressLine2: bad, addressCountry: bad, addressTitle: bad },
});

/** All data a block needs, with hostile text everywhere. */
function hostileData(needs: ReturnType<ReturnType<typeof opened>['needs']>): BlockData {
  return someData({
    assets: new Map([[aPicture.id, { ...aPicture, altText: bad }]]),
    items: new Map(needs.itemQueries.map((query) => [itemQueryKey(query), [item]])),
    groups: new Map(
      (needs.groupQueries ?? []).map((query) => [groupQueryKey(query), [{ name: bad, url: '/x', count: 2 }]]),
    ),
    feeds: new Map(
      (needs.feedUrls ?? []).map((url) => [
        url,
        { title: bad, url: at, entries: [{ title: bad, url: at, publishedOn: 1, summary: bad }] },
      ]),
    ),
    site: { title: bad },
    codeFolder: id,
  });
}

function opened(type: string, props: unknown) {
  const found = openBlock(type, props);
  if (!found.ok) throw new Error(`${type}: ${found.problem}`);
  return found.block;
}

/** Values tried for each string of a block's props, the most hostile first. */
const words = [bad, short, at, 'owner@example.com', '2027-01-01', id, '/x', 'accent'];

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Fills every field of a schema, each string with the result of `pick` for its path. */
function filled(schema: JsonSchema, path: string, pick: (path: string, max: number) => string): unknown {
  const { type, properties = {}, items, prefixItems } = schema;
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (first !== undefined) return filled(first as JsonSchema, path, pick);
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries(properties).map(([name, of]) => [
        name,
        filled(of as JsonSchema, path === '' ? name : `${path}.${name}`, pick),
      ]),
    );
  }
  if (type === 'array') return [filled(((prefixItems ?? [items])[0] ?? {}) as JsonSchema, `${path}.0`, pick)];
  if (type === 'string') return pick(path, schema.maxLength ?? 1000);
  // A fraction: two halves make a whole, of which nothing reaches out.
  if (type === 'number' && schema.maximum === 1) return 0.5;
  if (type === 'number' || type === 'integer') return Math.max(1, schema.minimum ?? 1);
  return type === 'boolean';
}

/** Props with a hostile text in every text field; null when the schema alone does not determine valid values. */
function hostileProps(type: string, schema: z.ZodType): unknown {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const tries = new Map<string, number>();
  for (let round = 0; round < 200; round += 1) {
    const props = filled(shape, '', (path, max) => (words[tries.get(path) ?? 0] ?? '').slice(0, max));
    const found = openBlock(type, props);
    if (found.ok) return props;
    const path = found.problem.split(':')[0] ?? '';
    const next = (tries.get(path) ?? 0) + 1;
    if (next >= words.length) return null;
    tries.set(path, next);
  }
  return null;
}

const definitions = Object.values(
  import.meta.glob<Record<string, BlockDefinition<unknown>>>('./*/*.block.ts', { eager: true }),
).flatMap((file) => Object.values(file));

const place = { span: 12, fullWidth: false, isFirstPicture: false, blockId: 'b1' };

describe('every kind of block', () => {
  it('is listed in the registry', () => {
    expect(definitions.map(({ type }) => type).toSorted()).toEqual([...blockTypes].toSorted());
  });

  // A new block is covered by its schema. When the schema alone does not determine valid values, add an entry to
  // `typed`.
  const cases = definitions.flatMap(({ type, schema }): [string, unknown][] => {
    const generated = hostileProps(type, schema);
    const written = typed[type];
    return [generated, written].flatMap((props) =>
      props === null || props === undefined ? [] : [[type, props]],
    );
  });

  it('is covered here', () => {
    expect([...new Set(cases.map(([type]) => type))].toSorted()).toEqual([...blockTypes].toSorted());
  });

  it.each(cases)('%s has its placeholder on the canvas where it shows nothing', (type, props) => {
    const ready = opened(type, props);
    const data = someData();
    const view = renderToStaticMarkup(ready.render({ data, ...place }));
    const block = { id: 'b1', type, place: { column: 1, columns: 24, row: 1, rows: 1 }, props: {} };
    const placeholder = <i>Half made</i>;
    const onCanvas = renderToStaticMarkup(
      <BlockView {...{ block, section: place, data, ready, placeholder }} />,
    );
    expect(onCanvas).toBe(view === '' ? '<i>Half made</i>' : view);
  });

  it.each(cases)('%s shows hostile input as text only', (type, props) => {
    const block = opened(type, props);
    const data = hostileData(block.needs({ month: null, now: 0, timeZone: 'UTC' }));
    const html = renderToStaticMarkup(block.render({ data, ...place }));
    expect(html).not.toMatch(/(?:href|src|action)="(?:javascript:|x")/i);
    // Text inside quotes is harmless: views and sanitised text escape every quote.
    // So are the props of an island: JSON without any `<` cannot end its element.
    const markup = html.replaceAll(/<script type="application\/json">[^<]*<\/script>/g, '');
    expect(markup.replaceAll(/="[^"]*"/g, '=""')).not.toMatch(/<script|<svg onload|<[^>]*\son\w+/i);
  });

  it.each(cases)('%s renders when the content it needs was deleted', (type, props) => {
    const block = opened(type, props);
    expect(() => renderToStaticMarkup(block.render({ data: someData(), ...place }))).not.toThrow();
  });

  it.each([...blockTypes])('%s is rendered or refused with a message, whatever is stored', (type) => {
    const deep = JSON.parse(`${'{"props":'.repeat(500)}1${'}'.repeat(500)}`) as unknown;
    const strange: readonly unknown[] = [null, undefined, 0, '', 'x', [], [null], {}, deep, { items: {} }];
    const named = JSON.parse(
      '{"__proto__":{"title":1},"constructor":1,"pictures":[null],"dates":1}',
    ) as unknown;
    for (const props of [...strange, named]) {
      const found = openBlock(type, props);
      if (!found.ok) expect(found.problem).not.toBe('');
    }
  });
});
