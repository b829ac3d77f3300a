import type { SharedSection } from '@vitrine/contracts/parts.ts';
import { MAX_PARTS, referenceTo } from '@vitrine/domain/page/shared-sections.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aHeading, aSectionOf, aTab, titled } from '@vitrine/testing/draft-page-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { indexStaleSites } from '../../search/indexer.ts';
import { createCollection } from '../index.ts';
import { emptyPartBin } from './part-bin.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
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
  shop = await aShop(platform, `shared-${count}.example`);
  owner = await anOwner(app, platform, shop);
});

const code = {
  ...aHeading('script', '', 2),
  type: 'code',
  props: { code: '<b>Closed on Mondays</b>', mode: 'html' },
};
const hours = aSectionOf('hours', aHeading('title', 'Open from eight'), code);

const share = async (name = 'Opening hours'): Promise<SharedSection> => {
  const answer = await owner.send('POST', '/api/admin/parts', { name, section: hours });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<SharedSection>();
};
const placed = (id: string, partId: string) => ({ ...referenceTo(partId), id });
const aPage = (urlId: string, partId: string, { enabled = true, at = shop.websiteId } = {}) =>
  createCollection(platform, at, {
    kind: 'page',
    urlId,
    title: `Page ${urlId}`,
    document: {
      version: 2,
      sections: [aSectionOf('own', aHeading('own', `Words of ${urlId}`)), placed('place', partId)],
    },
    enabled,
  });
const view = async (path: string): Promise<string> => (await aVisitor(app, shop.host).send('GET', path)).body;
const list = async () =>
  (await owner.send('GET', '/api/admin/parts')).json<{ parts: SharedSection[] }>().parts;
/** Changes the heading of a part's draft; returns the tab that did, and the draft's revision after it. */
const draftOf = async (part: SharedSection, text: string) => {
  const tab = aTab(owner, part.id);
  const { revision, document } = await tab.open();
  const id = document.sections[0]?.blocks[0]?.id ?? '';
  const saved = await tab.save(revision, [{ ...titled(text), id } as ReturnType<typeof titled>]);
  expect(saved.statusCode, saved.body).toBe(200);
  return { tab, revision: revision + 1 };
};

describe('a shared section', () => {
  it('is seen on every page that refers to it, between the page’s own sections', async () => {
    const part = await share();
    await aPage('contact', part.id);
    await aPage('visit', part.id);
    await awaitNotifications(platform);
    for (const path of ['/contact', '/visit']) {
      const html = await view(path);
      expect(html).toContain('Open from eight');
      expect(html).toMatch(/id="section-own".*id="section-place".*Open from eight/s);
      expect(html).not.toContain('data-shared');
    }
    expect(await list()).toMatchObject([
      {
        name: 'Opening hours',
        hasDraft: false,
        pages: [
          { path: '/contact', isShown: true },
          { path: '/visit', isShown: true },
        ],
      },
    ]);
  });

  it('has a draft that visitors do not see until it is published, then on all pages at once', async () => {
    const part = await share();
    const contact = await aPage('contact', part.id);
    await aPage('visit', part.id);
    await awaitNotifications(platform);
    expect(await view('/contact')).toContain('Open from eight');
    expect(await view('/visit')).toContain('Open from eight');

    const { tab, revision } = await draftOf(part, 'Open from nine');
    expect((await list())[0]?.hasDraft).toBe(true);
    expect(await view('/contact')).toContain('Open from eight');
    // Owners see it on the canvas of the page, as a whole.
    const canvas = (await owner.send('GET', `/api/admin/page-drafts/${contact}/canvas`)).body;
    expect(canvas).toMatch(
      new RegExp(
        `data-section-id="place" data-shared="${part.id}"[^>]*>.*Open from nine.*<!--canvas:end-->`,
        's',
      ),
    );
    expect(canvas.match(/data-block-id=/g)).toHaveLength(1);

    expect((await tab.publish(revision)).json()).toMatchObject({ kind: 'shared-section', hasChanges: false });
    for (const path of ['/contact', '/visit']) {
      expect(await view(path)).toContain('Open from nine');
      expect(await view(path)).not.toContain('Open from eight');
    }
  });

  it('shows its code blocks in their frame, twice on one page with ids that differ', async () => {
    const part = await share();
    await createCollection(platform, shop.websiteId, {
      kind: 'page',
      urlId: 'twice',
      title: 'Twice',
      document: { version: 2, sections: [placed('one', part.id), placed('two', part.id)] },
    });
    await awaitNotifications(platform);
    const html = await view('/twice');
    const frames = [...html.matchAll(new RegExp(`/_v/code/${part.id}/[^"]+`, 'g'))].map(([path]) => path);
    expect(new Set(frames).size).toBe(2);
    for (const path of frames) expect(await view(path)).toContain('Closed on Mondays');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is found in the search of the site with each page, again when it was published', async () => {
    const part = await share();
    const pageId = await aPage('contact', part.id);
    const found = async (): Promise<string> => {
      await indexStaleSites(platform);
      const { rows } = await platform.db.$client.query<{ text: string }>(
        'select text from search_documents where website_id = $1 and id = $2',
        [shop.websiteId, pageId],
      );
      return rows[0]?.text ?? '';
    };
    expect(await found()).toContain('Words of contact Open from eight');
    const { tab, revision } = await draftOf(part, 'Open from nine');
    await tab.publish(revision);
    expect(await found()).toContain('Words of contact Open from nine');
  });

  it('leaves its places empty when it is deleted, and is restored in all of them', async () => {
    const part = await share();
    await aPage('contact', part.id);
    await awaitNotifications(platform);
    expect(await view('/contact')).toContain('Open from eight');
    expect((await owner.send('DELETE', `/api/admin/parts/${part.id}`)).statusCode).toBe(204);
    expect(await view('/contact')).not.toContain('Open from eight');
    expect(await view('/contact')).toContain('Words of contact');
    expect(await list()).toEqual([]);
    expect(await aTab(owner, part.id).open()).toMatchObject({ error: 'CONTENT_NOT_FOUND' });

    const restored = await owner.send('POST', `/api/admin/parts/${part.id}/restore`);
    expect(restored.json()).toMatchObject({ name: 'Opening hours', pages: [{ path: '/contact' }] });
    expect(await view('/contact')).toContain('Open from eight');

    await owner.send('DELETE', `/api/admin/parts/${part.id}`);
    expect(await emptyPartBin(platform, new Date(platform.clock.now() + 1000))).toBe(1);
    expect((await owner.send('POST', `/api/admin/parts/${part.id}/restore`)).statusCode).toBe(404);
  });

  it('is renamed, and keeps its main heading below that of a page', async () => {
    const section = aSectionOf('top', {
      ...aHeading('big', 'Welcome'),
      props: { text: 'Welcome', level: 1, align: 'start' },
    });
    const part = (
      await owner.send('POST', '/api/admin/parts', { name: 'Top', section })
    ).json<SharedSection>();
    const renamed = await owner.send('PUT', `/api/admin/parts/${part.id}`, { name: '  Greeting ' });
    expect(renamed.json()).toMatchObject({ name: 'Greeting' });
    expect((await owner.send('PUT', `/api/admin/parts/${part.id}`, { name: ' ' })).statusCode).toBe(422);
    await createCollection(platform, shop.websiteId, {
      kind: 'page',
      urlId: 'greeted',
      title: 'Greeted',
      document: { version: 2, sections: [placed('one', part.id), placed('two', part.id)] },
    });
    await awaitNotifications(platform);
    expect((await view('/greeted')).match(/<h1/g)).toHaveLength(1);
  });

  it('stands on pages only, holds no other one, and is not made of half-made blocks', async () => {
    const part = await share();
    const tab = aTab(owner, part.id);
    const { revision } = await tab.open();
    const nested = await tab.save(revision, [
      { kind: 'insert-section', section: placed('inner', part.id), after: null },
    ]);
    expect(nested.json()).toMatchObject({ error: 'DRAFT_CHANGE_REFUSED' });
    const again = await owner.send('POST', '/api/admin/parts', {
      name: 'Again',
      section: placed('inner', part.id),
    });
    expect(again.statusCode).toBe(422);
    const half = aSectionOf('half', { ...aHeading('picture'), type: 'image', props: {} });
    const refused = await owner.send('POST', '/api/admin/parts', { name: 'Half', section: half });
    expect(refused.json()).toMatchObject({ error: 'DRAFT_INCOMPLETE' });
  });

  it('is one of at most 200', async () => {
    await platform.db.$client.query(
      `insert into site_parts (website_id, id, name, document, updated_on)
        select $1, gen_random_uuid(), 'Part ' || n, '{"version": 2, "sections": []}', now() from generate_series(1, ${MAX_PARTS}) n`,
      [shop.websiteId],
    );
    const refused = await owner.send('POST', '/api/admin/parts', { name: 'One more', section: hours });
    expect(refused.json()).toMatchObject({ error: 'SHARED_SECTION_LIMIT' });
  });

  it('is its website’s own', async () => {
    const part = await share();
    const other = await aShop(platform, `shared-other-${count}.example`);
    await createCollection(platform, other.websiteId, {
      kind: 'page',
      urlId: 'borrowed',
      title: 'Borrowed',
      document: { version: 2, sections: [placed('place', part.id)] },
    });
    await awaitNotifications(platform);
    const page = await aVisitor(app, other.host).send('GET', '/borrowed');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('Open from eight');

    await platform.db.$client.query('truncate accounts, contributors, rate_windows');
    const stranger = await anOwner(app, platform, other);
    expect((await stranger.send('GET', '/api/admin/parts')).json()).toEqual({ parts: [] });
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PUT', '', { name: 'Mine' }],
      ['DELETE', '', undefined],
      ['POST', '/restore', undefined],
    ] as const) {
      const answer = await stranger.send(method, `/api/admin/parts/${part.id}${path}`, body);
      expect(answer.statusCode, `${method} ${path}`).toBe(404);
    }
    const signedOut = aVisitor(app, shop.host);
    for (const [method, path] of [
      ['GET', '/api/admin/parts'],
      ['GET', '/api/admin/saved-sections'],
      ['GET', `/api/admin/page-drafts/${part.id}/canvas`],
    ] as const)
      expect((await signedOut.send(method, path)).statusCode, path).toBe(401);
  });
});

const aText = (length: number) => ({
  ...aHeading('long'),
  type: 'text',
  props: { html: 'x'.repeat(length) },
});
const all = async () =>
  (await owner.send('GET', '/api/admin/saved-sections')).json<{
    sections: { id: string; name: string; section: unknown }[];
  }>().sections;

describe('a saved section', () => {
  it('is kept as it is, renamed and deleted', async () => {
    const saved = await owner.send('POST', '/api/admin/saved-sections', { name: 'Hours', section: hours });
    expect(saved.statusCode, saved.body).toBe(201);
    const [kept] = await all();
    expect(kept).toEqual({ id: saved.json<{ id: string }>().id, name: 'Hours', section: hours });
    const path = `/api/admin/saved-sections/${kept?.id}`;
    expect((await owner.send('PUT', path, { name: 'Opening' })).statusCode).toBe(204);
    expect(await all()).toMatchObject([{ name: 'Opening' }]);
    expect((await owner.send('DELETE', path)).statusCode).toBe(204);
    expect(await all()).toEqual([]);
    expect((await owner.send('PUT', path, { name: 'Gone' })).statusCode).toBe(404);
  });

  it('is not too large, and one of at most 100', async () => {
    const large = await owner.send('POST', '/api/admin/saved-sections', {
      name: 'Large',
      section: aSectionOf('s', aText(140_000)),
    });
    expect(large.json()).toMatchObject({ error: 'SECTION_TOO_LARGE' });
    await platform.db.$client.query(
      `insert into saved_sections (website_id, id, name, section, saved_on)
        select $1, gen_random_uuid(), 'Saved ' || n, $2, now() from generate_series(1, 100) n`,
      [shop.websiteId, JSON.stringify(hours)],
    );
    const refused = await owner.send('POST', '/api/admin/saved-sections', { name: 'More', section: hours });
    expect(refused.json()).toMatchObject({ error: 'SAVED_SECTION_LIMIT' });
  });

  it('is its website’s own', async () => {
    await owner.send('POST', '/api/admin/saved-sections', { name: 'Hours', section: hours });
    const [kept] = await all();
    const other = await aShop(platform, `saved-other-${count}.example`);
    await platform.db.$client.query('truncate accounts, contributors, rate_windows');
    const stranger = await anOwner(app, platform, other);
    expect((await stranger.send('GET', '/api/admin/saved-sections')).json()).toEqual({ sections: [] });
    await stranger.send('DELETE', `/api/admin/saved-sections/${kept?.id}`);
    const { rows } = await platform.db.$client.query('select 1 from saved_sections where id = $1', [
      kept?.id,
    ]);
    expect(rows).toHaveLength(1);
  });
});
