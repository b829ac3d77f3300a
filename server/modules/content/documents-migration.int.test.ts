// PostgreSQL: both (migrations)
import { upgradeDocument } from '@vitrine/domain/page/upgrade-document.ts';
import { openDatabaseBefore } from '@vitrine/testing/database.ts';
import { expect, it } from 'vitest';
import { migrateDatabase } from '../../platform/db/migrate.ts';
import { newId } from '../../platform/ids.ts';

const at = (column: unknown, span: unknown) => ({ column, span });
const blocks = (...places: readonly unknown[]) =>
  places.map((place, index) => ({
    id: `b${index}`,
    type: 'text',
    place,
    props: { html: `<p>${index}</p>` },
  }));
const section = (list: unknown, parts: object = {}) => ({
  id: 's',
  theme: 'light',
  space: 'normal',
  fullWidth: false,
  blocks: list,
  ...parts,
});
const whole = (count: number) => blocks(...Array.from({ length: count }, () => at(1, 12)));

/** Documents of version 1, each hard in its own way. */
const cases: Readonly<Record<string, unknown>> = {
  'several blocks in a row': [section(blocks(at(1, 4), at(5, 4), at(9, 4), at(1, 12)))],
  'gaps between blocks of a row': [section(blocks(at(2, 3), at(8, 5)))],
  'a block over the end of another': [section(blocks(at(1, 7), at(7, 6), at(12, 1)))],
  'a column that goes back': [section(blocks(at(7, 6), at(1, 6), at(7, 6), at(6, 1)))],
  'one column twice': [section(blocks(at(4, 2), at(4, 2)))],
  'full width': [section(whole(3), { fullWidth: true }), section(whole(2), { fullWidth: 'true' })],
  'places outside the grid': [section(blocks(at(11, 9), at(-4, 0), at(40, 40), at(0, 1e12)))],
  'fractions and texts': [section(blocks(at(2.9, 3.7), at('3', null), {}, null, 'here', undefined))],
  'no sections': [],
  'empty sections': [section([]), section(null), { id: 'bare' }, null, 7],
  'blocks that are none': [section([null, 'text', [1], ...whole(1)])],
  'unknown extras': [
    section([{ ...whole(1)[0], extra: { a: [1, null] }, place: { ...at(3, 4), extra: 1 } }], {
      extra: 'é "',
    }),
  ],
  'no list of sections': { 0: section(whole(1)) },
  'so many rows that two fit between none': [section(whole(167)), section(whole(168)), section(whole(251))],
};

/** What the product makes of a stored document; what is no page stays as it is. */
const upgraded = (stored: string): unknown => {
  const result = upgradeDocument(JSON.parse(stored));
  return result.kind === 'document' ? result.document : JSON.parse(stored);
};

it('puts every stored page on 24 columns as the product does it itself', async () => {
  const website = newId();
  const { db, url, close } = await openDatabaseBefore('pages-on-24-columns');
  try {
    const { $client } = db;
    for (const [name, sections] of Object.entries(cases)) {
      await $client.query(
        `insert into collections (website_id, id, kind, url_id, title, document, updated_on)
         values ($1, $2, 'page', $3, $3, $4, now())`,
        [website, newId(), name, JSON.stringify({ version: 1, sections, note: name })],
      );
    }
    const [item, field] = [cases['full width'], cases['a column that goes back']].map((sections) =>
      JSON.stringify({ version: 1, sections }),
    );
    await $client.query(
      `insert into items (website_id, id, collection_id, url_id, record_type, title, document, published_on, updated_on)
       values ($1, $2, $2, 'post', 1, 'post', $3, now(), now()), ($1, $4, $2, 'bare', 1, 'bare', null, now(), now())`,
      [website, newId(), item, newId()],
    );
    await $client.query(
      `insert into block_fields (website_id, id, document, updated_on)
       values ($1, 'footer', $2, now()), ($1, 'later', '{"version": 3}', now())`,
      [website, field],
    );
    await migrateDatabase(url);

    const read = async (table: string, name: string): Promise<Readonly<Record<string, unknown>>> => {
      const { rows } = await $client.query<{ name: string; document: unknown }>(
        `select ${name} as name, document from ${table} where website_id = $1`,
        [website],
      );
      return Object.fromEntries(rows.map((row) => [row.name, row.document]));
    };
    const pages = await read('collections', 'url_id');
    expect(Object.keys(pages).toSorted()).toEqual(Object.keys(cases).toSorted());
    for (const [name, sections] of Object.entries(cases)) {
      const expected = upgraded(JSON.stringify({ version: 1, sections, note: name }));
      // What is no list of sections is no page, in neither version.
      if (Array.isArray(sections)) expect(expected, name).toMatchObject({ version: 2 });
      expect(pages[name], name).toEqual(expected);
    }
    expect(await read('items', 'url_id')).toEqual({ post: upgraded(item ?? ''), bare: null });
    expect(await read('site_parts', 'field_id')).toEqual({
      footer: upgraded(field ?? ''),
      later: { version: 3 },
    });
    const left = await $client.query(`select 1 from pg_proc where proname = 'page_document_2'`);
    expect(left.rows).toEqual([]);
  } finally {
    await close();
  }
});
