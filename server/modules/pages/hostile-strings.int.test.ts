import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aSectionOf, aTab } from '@vitrine/testing/draft-page-fixture.ts';
import {
  hostileBlocks,
  hostileLinks,
  hostileName,
  hostileText,
  type Hostility,
  whatRuns,
} from '@vitrine/testing/hostile-page.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCollection } from '../content/index.ts';
import { importPicture } from '../media/index.ts';
import { updateSettings } from '../websites/index.ts';

/** Scripts in every field that an owner can write: of blocks, pages, navigation, redirects, files and folders. */

const THEMES = ['atelier', 'gazette', 'noctis'];
let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let pictureId: string;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aShop(platform, 'hostile.example');
  owner = await anOwner(app, platform, shop);
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const picture = await importPicture(platform, shop.websiteId, { bytes, filename: 'pot.png', altText: '' });
  if (!picture.ok) throw new Error(picture.error.code);
  pictureId = picture.value.id;
  const described = await owner.send('PUT', `/api/admin/assets/${pictureId}`, {
    altText: hostileText.slice(0, 300),
    filename: `${hostileName}.png`,
  });
  expect(described.statusCode, described.body).toBe(200);
  await createCollection(platform, shop.websiteId, { kind: 'page', urlId: '', title: hostileText });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const hostilePage = (how: Hostility): PageDocument => ({
  version: 2,
  sections: [
    aSectionOf('words', ...hostileBlocks(how)),
    aSectionOf('pictures', {
      id: 'picture',
      type: 'image',
      place: { column: 1, columns: 24, row: 1, rows: 1 },
      props: { assetId: pictureId, caption: hostileText.slice(0, 200), altText: hostileText.slice(0, 200) },
    }),
  ],
});

/** A page with hostile title, SEO and blocks, made by the calls of an owner; those that may not be published are not. */
async function makePage(how: Hostility): Promise<{ id: string; path: string }> {
  const made = await owner.send('POST', '/api/admin/pages', { title: hostileText });
  const { id, path } = made.json<{ id: string; path: string }>();
  const settings = (await owner.send('GET', `/api/admin/pages/${id}`)).json<Record<string, unknown>>();
  const changed = await owner.send('PUT', `/api/admin/pages/${id}`, {
    revision: settings['revision'],
    title: hostileText,
    urlId: settings['urlId'],
    description: hostileText,
    seo: {
      title: hostileText.slice(0, 200),
      description: hostileText.slice(0, 400),
      hidden: false,
      imageId: pictureId,
    },
  });
  expect(changed.statusCode, changed.body).toBe(200);
  const tab = aTab(owner, id);
  const { revision } = await tab.open();
  const { sections } = hostilePage(how);
  const operations = sections.map((section) => ({ kind: 'insert-section', section, after: null }) as const);
  const saved = await tab.save(revision, operations);
  expect(saved.statusCode, saved.body).toBe(200);
  return { id, path };
}

/** Publishes a page without the blocks that are refused; returns the types that are shown. */
async function publishRest(id: string): Promise<readonly string[]> {
  const tab = aTab(owner, id);
  let { revision } = await tab.open();
  await tab.lease(true);
  const refused = (await tab.publish(revision)).json<{ fields?: Readonly<Record<string, string>> }>();
  const gone = Object.keys(refused.fields ?? {});
  if (gone.length > 0) {
    await tab.save(
      revision,
      gone.map((one) => ({ kind: 'remove-block', id: one }) as const),
    );
    revision += 1;
    expect((await tab.publish(revision)).statusCode).toBe(200);
  }
  await awaitNotifications(platform);
  const { document } = await tab.open();
  return document.sections.flatMap(({ blocks }) => blocks.map(({ type }) => type));
}

const view = (path: string) => aVisitor(app, shop.host).send('GET', path);
async function expectHarmless(visitor: TestVisitor, path: string, status = 200): Promise<string> {
  const { statusCode, body } = await visitor.send('GET', path);
  expect([path, statusCode]).toEqual([path, status]);
  expect([path, whatRuns(body)]).toEqual([path, []]);
  return body;
}

describe.each(THEMES)('scripts in every field, in the theme %s', (theme) => {
  beforeAll(async () => {
    await updateSettings(platform, shop.websiteId, { settings: { theme } });
    await awaitNotifications(platform);
  });

  it.each(['texts', 'all'] as const)(
    'are nothing but text on the canvas, in a preview, compared and for visitors: %s',
    async (how) => {
      const { id, path } = await makePage(how);
      const draft = `/api/admin/page-drafts/${id}`;
      expect(await expectHarmless(owner, `${draft}/canvas`)).toContain('__pwned');
      const link = await owner.send('POST', `${draft}/previews`, { days: 7 });
      const address = new URL(link.json<{ address: string }>().address);
      expect(await expectHarmless(aVisitor(app, shop.host), address.pathname)).toContain('__pwned');
      const shown = await publishRest(id);
      if (how === 'texts')
        expect(shown).toEqual(expect.arrayContaining(['heading', 'text', 'quote', 'image']));
      for (const at of [path, '/', '/search?q=pwned', `/search?q=${encodeURIComponent(hostileName)}`])
        await expectHarmless(aVisitor(app, shop.host), at);
      expect((await view(path)).body).toContain('__pwned');
      await expectHarmless(owner, `${draft}/canvas?live=true`);
      const { versions } = (await owner.send('GET', `${draft}/versions`)).json<{
        versions: { id: string }[];
      }>();
      await expectHarmless(owner, `${draft}/canvas?version=${versions[0]?.id}`);
      for (const json of [`${draft}/comparison`, draft, '/api/admin/pages']) {
        const answer = await owner.send('GET', json);
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
      }
    },
  );
});

const readNavigation = async () =>
  (await owner.send('GET', '/api/admin/navigation')).json<{ version: string; main: object[] }>();

const putNavigation = async (main: readonly object[]) =>
  owner.send('PUT', '/api/admin/navigation', {
    main,
    footer: main,
    version: (await readNavigation()).version,
  });

it('scripts in navigation, redirects and folders are refused or nothing but text', async () => {
  const folder = await createCollection(platform, shop.websiteId, {
    kind: 'folder',
    urlId: 'folder',
    title: hostileText,
    folderBehavior: 'index',
  });
  await createCollection(platform, shop.websiteId, {
    kind: 'page',
    urlId: 'inside',
    title: hostileName,
    parentId: folder,
  });
  for (const url of hostileLinks) {
    const answer = await putNavigation([{ kind: 'link', label: hostileName, url, newWindow: false }]);
    if (answer.statusCode === 200) continue;
    expect([url, answer.statusCode]).toEqual([url, 422]);
  }
  const kept = await putNavigation([
    { kind: 'link', label: hostileName, url: '/somewhere', newWindow: true },
    { kind: 'page', pageId: folder, label: hostileName },
  ]);
  expect(kept.statusCode, kept.body).toBe(200);
  await awaitNotifications(platform);
  for (const theme of THEMES) {
    await updateSettings(platform, shop.websiteId, { settings: { theme } });
    await awaitNotifications(platform);
    const home = await expectHarmless(aVisitor(app, shop.host), '/');
    expect(home).toContain('&quot;&gt;&lt;script&gt;');
    await expectHarmless(aVisitor(app, shop.host), '/folder');
  }
  for (const [index, to] of [...hostileLinks, `/x"><script>alert(window.__pwned=1)</script>`].entries()) {
    const from = `/old-${index}`;
    const answer = await owner.send('POST', '/api/admin/redirects', { from, to });
    if (answer.statusCode !== 201) {
      expect([to, answer.statusCode]).toEqual([to, 422]);
      continue;
    }
    const left = await view(from);
    expect(String(left.headers['location'])).toMatch(/^\/[^"<>\s]*$/);
    expect(whatRuns(left.body)).toEqual([]);
  }
});
