import { ok } from '@vitrine/domain/result.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import {
  aHeading,
  aSectionOf,
  aTab,
  aTitledPage,
  type EditorTab,
  titled,
} from '@vitrine/testing/draft-page-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { referenceTo } from '@vitrine/domain/page/shared-sections.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { indexStaleSites } from '../../search/indexer.ts';
import { bumpRevision } from '../../websites/index.ts';
import { createCollection, readDraftDocument } from '../index.ts';

/** A document of a server that comes after this one, and what it holds that this one does not know. */
const later = { version: 3, sections: [{ id: 'top', parts: ['of a later server'] }], more: { of: 'it' } };

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let pageId: string;
let mine: EditorTab;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  await platform.db.$client.query('truncate accounts, contributors, rate_windows');
  shop = await aShop(platform, `newer-${count}.example`);
  owner = await anOwner(app, platform, shop);
  pageId = await createCollection(platform, shop.websiteId, {
    kind: 'page',
    urlId: 'studio',
    title: 'Studio',
    document: aTitledPage('Our studio'),
  });
  await awaitNotifications(platform);
  mine = aTab(owner, pageId);
});

const query = async <Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> =>
  (await platform.db.$client.query<Row>(text, [...values])).rows;
/** Writes as another server does, and waits until this one has heard of it. */
async function store(table: string, key: string, id: string, document: object = later): Promise<void> {
  await platform.db.$client.query(`update ${table} set document = $2 where ${key} = $1`, [
    id,
    JSON.stringify(document),
  ]);
  await platform.db.transaction((tx) => bumpRevision(tx, shop.websiteId));
  await awaitNotifications(platform);
}
const stored = async (table: string, key: string, id: string): Promise<unknown> =>
  (await query<{ document: unknown }>(`select document from ${table} where ${key} = $1`, [id]))[0]?.document;
const view = (path: string) => aVisitor(app, shop.host).send('GET', path);
const draftPath = (id = pageId) => `/api/admin/page-drafts/${id}`;
const newer = {
  error: 'PAGE_FROM_NEWER',
  message:
    'This was saved by a newer version of Vitrine. It stays exactly as it is; update Vitrine to edit it.',
};

describe('what a newer server has written', () => {
  it.each([
    ['page_drafts', 'page_id'],
    ['collections', 'id'],
  ])('is neither opened nor replaced: %s', async (table, key) => {
    await mine.save(0, [titled('Kiln and wheel')]);
    await store(table, key, pageId);
    const answers = [
      await owner.send('GET', draftPath()),
      await mine.save(1, [titled('Late')]),
      await mine.publish(1),
      await mine.discard(1),
      await owner.send('GET', `${draftPath()}/canvas`),
      await owner.send('GET', `${draftPath()}/comparison`),
    ];
    for (const answer of answers.slice(0, table === 'page_drafts' ? undefined : 4)) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject(newer);
    }
    expect(await stored(table, key, pageId)).toEqual(later);
    // Its status and its place among the pages are there as before.
    expect((await owner.send('GET', `/api/admin/pages/${pageId}/status`)).json()).toMatchObject({
      id: pageId,
      status: 'published',
    });
    const { pages } = (await owner.send('GET', '/api/admin/pages')).json<{ pages: { id: string }[] }>();
    expect(pages.map(({ id }) => id)).toContain(pageId);
  });

  it('shows visitors of its draft nothing, and the rest of the website as before', async () => {
    await mine.save(0, [titled('Kiln and wheel')]);
    await store('page_drafts', 'page_id', pageId);
    const shown = await view('/studio');
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('Our studio');
  });

  it('as a published page is a page with header and footer for visitors, and none of the words of a fault', async () => {
    await store('collections', 'id', pageId);
    await createCollection(platform, shop.websiteId, {
      kind: 'page',
      urlId: 'kiln',
      title: 'Kiln',
      document: aTitledPage('Wheels'),
    });
    await indexStaleSites(platform);
    for (const path of ['/studio', '/studio?format=json', '/search?q=studio']) {
      const { statusCode, body } = await view(path);
      expect([path, statusCode]).toEqual([path, 200]);
      expect(body).not.toContain('of a later server');
    }
    expect((await view('/studio')).body).toMatch(/<title>Studio.*<header.*<footer/s);
    // Found by its title, as are all other pages, by their words too.
    expect((await view('/search?q=studio')).body).toContain('href="/studio"');
    expect((await view('/search?q=wheels')).body).toContain('href="/kiln"');
  });

  it('as a version is listed, and neither compared with nor restored', async () => {
    await mine.save(0, [titled('Kiln and wheel')]);
    await mine.publish(1);
    const listed = async () =>
      (await owner.send('GET', `${draftPath()}/versions`)).json<{ versions: { id: string }[] }>().versions;
    const version = (await listed()).at(-1)?.id ?? '';
    await store('page_versions', 'id', version);
    expect(await listed()).toHaveLength(2);
    const { revision } = await mine.open();
    const answers = [
      await mine.restore(version, revision),
      await owner.send('GET', `${draftPath()}/comparison?version=${version}`),
      await owner.send('GET', `${draftPath()}/canvas?version=${version}`),
    ];
    expect(answers.map((answer) => answer.json())).toEqual(answers.map(() => expect.objectContaining(newer)));
    expect(await mine.open()).toMatchObject({ revision, document: aTitledPage('Kiln and wheel') });
    expect(await stored('page_versions', 'id', version)).toEqual(later);
  });

  it('as a shared section leaves its place on pages empty, and is not opened', async () => {
    const made = await owner.send('POST', '/api/admin/parts', {
      name: 'Hours',
      section: aSectionOf('hours', aHeading('title', 'Open from eight')),
    });
    const { id } = made.json<{ id: string }>();
    const document = {
      version: 2 as const,
      sections: [
        aSectionOf('own', aHeading('own', 'Words of the page')),
        { ...referenceTo(id), id: 'place' },
      ],
    };
    await createCollection(platform, shop.websiteId, {
      kind: 'page',
      urlId: 'visit',
      title: 'Visit',
      document,
    });
    await store('site_parts', 'id', id);
    const { statusCode, body } = await view('/visit');
    expect(statusCode).toBe(200);
    expect(body).toContain('Words of the page');
    expect(body).not.toContain('Open from eight');
    expect((await owner.send('GET', draftPath(id))).json()).toMatchObject(newer);
    expect((await aTab(owner, id).save(0, [titled('Late')])).json()).toMatchObject(newer);
    expect(await stored('site_parts', 'id', id)).toEqual(later);
    const { parts } = (await owner.send('GET', '/api/admin/parts')).json<{ parts: { id: string }[] }>();
    expect(parts.map((part) => part.id)).toEqual([id]);
  });

  it('as a saved section is listed by its name alone', async () => {
    const path = '/api/admin/saved-sections';
    const saved = await owner.send('POST', path, { name: 'Hours', section: aSectionOf('hours') });
    const { id } = saved.json<{ id: string }>();
    await owner.send('POST', path, { name: 'Map', section: aSectionOf('map') });
    await query('update saved_sections set section = $2 where id = $1', [
      id,
      JSON.stringify(later.sections[0]),
    ]);
    const { sections } = (await owner.send('GET', path)).json<{ sections: object[] }>();
    expect(sections).toEqual([
      { id, name: 'Hours', section: null },
      { id: expect.any(String), name: 'Map', section: aSectionOf('map') },
    ]);
  });

  it('ends no preview link, which shows the draft again when the server is as new', async () => {
    await mine.save(0, [titled('Kiln and wheel')]);
    const made = await owner.send('POST', `${draftPath()}/previews`, { days: 7 });
    const path = new URL(made.json<{ address: string }>().address).pathname;
    await store('page_drafts', 'page_id', pageId);
    const gone = await view(path);
    expect(gone.statusCode).toBe(410);
    expect(gone.body).not.toContain('of a later server');
    await store('page_drafts', 'page_id', pageId, aTitledPage('Kiln and wheel'));
    expect((await view(path)).body).toContain('Kiln and wheel');
  });
});

/** The same page as version 1 stored it. */
const earlier = (text: string) => ({
  version: 1,
  sections: [
    {
      ...aSectionOf('top'),
      blocks: [{ ...aHeading('title', text), place: { column: 1, span: 12 } }],
    },
  ],
});

it.each([
  ['page_drafts', 'page_id'],
  ['collections', 'id'],
])('what an earlier server has written is migrated when it is opened: %s', async (table, key) => {
  await mine.save(0, [titled('Kiln and wheel')]);
  await store(table, key, pageId, earlier('Written before'));
  if (table === 'collections') {
    expect((await view('/studio')).body).toContain('Written before');
    await mine.discard(1);
  }
  const { revision, document } = await mine.open();
  expect(document).toEqual(aTitledPage('Written before'));
  expect(await readDraftDocument(platform, shop.websiteId, pageId)).toEqual(ok(document));
  expect((await mine.save(revision, [titled('Written since')])).json()).toEqual({ revision: revision + 1 });
  expect((await mine.publish(revision + 1)).json()).toMatchObject({ document: aTitledPage('Written since') });
  expect(await stored('collections', 'id', pageId)).toEqual(aTitledPage('Written since'));
  expect((await view('/studio')).body).toContain('Written since');
});
