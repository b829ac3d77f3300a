import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import {
  aHeading,
  aSectionOf,
  aTab,
  aTitledPage,
  titled,
  type EditorTab,
} from '@vitrine/testing/draft-page-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { updateSettings } from '../../websites/index.ts';
import { createCollection, openBlockField, saveBlockField } from '../index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let fieldId: string;
let mine: EditorTab;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform();
  const folder = join(platform.config.dataFolder, 'themes', 'plain');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'template.conf'),
    '{ "name": "Plain", "layouts": { "default": { "name": "Default", "regions": ["site"] } } }',
  );
  await writeFile(
    join(folder, 'site.region'),
    `<html><head>{squarespace-headers}</head><body><main>{squarespace.main-content}</main>
<footer><squarespace:block-field id="footerBlocks" /></footer></body></html>`,
  );
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  await platform.db.$client.query('truncate accounts, contributors, rate_windows');
  shop = await aShop(platform, `parts-${count}.example`);
  owner = await anOwner(app, platform, shop);
  await createCollection(platform, shop.websiteId, {
    kind: 'page',
    urlId: '',
    title: 'Home',
    document: { version: 2, sections: [aSectionOf('welcome', aHeading('hello', 'Welcome'))] },
  });
  await updateSettings(platform, shop.websiteId, { settings: { theme: 'plain' } });
  await saveBlockField(platform, shop.websiteId, 'footerBlocks', aTitledPage('Open from eight'));
  await awaitNotifications(platform);
  fieldId = await openBlockField(platform, shop.websiteId, 'footerBlocks');
  mine = aTab(owner, fieldId);
});

const view = async (): Promise<string> => (await aVisitor(app, shop.host).send('GET', '/')).body;

it('is one part for each block field of a website', async () => {
  expect(await openBlockField(platform, shop.websiteId, 'footerBlocks')).toBe(fieldId);
  expect(await openBlockField(platform, shop.websiteId, 'headerBlocks')).not.toBe(fieldId);
});

it('is edited as a draft that visitors do not see until it is published', async () => {
  expect(await view()).toContain('Open from eight');
  const opened = await mine.open();
  expect(opened).toMatchObject({
    id: fieldId,
    kind: 'block-field',
    title: 'footerBlocks',
    path: '/',
    isPublished: true,
    hasChanges: false,
    document: aTitledPage('Open from eight'),
  });
  expect((await mine.save(opened.revision, [titled('Open from nine')])).statusCode).toBe(200);
  expect(await view()).toContain('Open from eight');
  const answer = await mine.publish(opened.revision + 1);
  expect(answer.json()).toMatchObject({ hasChanges: false, document: aTitledPage('Open from nine') });
  const shown = await view();
  expect(shown).toContain('Open from nine');
  expect(shown).toContain('Welcome');
  const { versions } = (await owner.send('GET', `/api/admin/page-drafts/${fieldId}/versions`)).json();
  expect(versions).toHaveLength(2);
});

it('is seen on the canvas in its place of the home page, which alone is edited', async () => {
  const { body, statusCode } = await owner.send('GET', `/api/admin/page-drafts/${fieldId}/canvas`);
  expect(statusCode).toBe(200);
  expect(body).toMatch(
    /<footer>.*<!--canvas:start-->.*data-block-id="title".*<!--canvas:end-->.*<\/footer>/s,
  );
  expect(body).toMatch(/<main>.*Welcome/s);
  expect(body).not.toContain('data-block-id="hello"');
});

it('is seen by itself where the theme has no place for it', async () => {
  const id = await openBlockField(platform, shop.websiteId, 'elsewhere');
  const { body } = await owner.send('GET', `/api/admin/page-drafts/${id}/canvas`);
  expect(body).toMatch(/<main>.*<!--canvas:start--><!--canvas:end-->/s);
});

it('is not found for an owner of another website', async () => {
  const other = await aShop(platform, `parts-other-${count}.example`);
  await platform.db.$client.query('truncate accounts, contributors, rate_windows');
  const stranger = aTab(await anOwner(app, platform, other), fieldId);
  expect(await stranger.open()).toMatchObject({ error: 'CONTENT_NOT_FOUND' });
  expect((await stranger.save(0, [titled('Mine')])).json()).toMatchObject({ error: 'CONTENT_NOT_FOUND' });
});
