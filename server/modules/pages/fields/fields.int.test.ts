import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aTab, type EditorTab } from '@vitrine/testing/draft-page-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createCollection } from '../../content/index.ts';
import { updateSettings } from '../../websites/index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform();
  for (const [name, footer] of [
    ['bare', '<footer>Only the theme writes here</footer>'],
    ['other', '<footer>Ours<squarespace:block-field id="footerBlocks" label="Footer Content" /></footer>'],
  ] as const) {
    const folder = join(platform.config.dataFolder, 'themes', name);
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'template.conf'),
      `{ "name": "${name}", "layouts": { "default": { "name": "Default", "regions": ["site"] } } }`,
    );
    await writeFile(
      join(folder, 'site.region'),
      `<html><head>{squarespace-headers}</head><body><main>{squarespace.main-content}</main>${footer}</body></html>`,
    );
  }
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  await platform.db.$client.query('truncate accounts, contributors, rate_windows');
  shop = await aShop(platform, `fields-${count}.example`);
  owner = await anOwner(app, platform, shop);
  for (const [urlId, title] of [
    ['', 'Home'],
    ['about', 'About'],
  ] as const)
    await createCollection(platform, shop.websiteId, { kind: 'page', urlId, title });
  await useTheme('atelier');
});

async function useTheme(theme: string): Promise<void> {
  await updateSettings(platform, shop.websiteId, {
    settings: {
      theme,
      tagLine: 'Slow pots',
      description: 'Made by two people.',
      contactEmail: 'hello@pots.example',
      address: ['118 Foundry Lane'],
    },
  });
  await awaitNotifications(platform);
}
const view = async (path = '/'): Promise<string> => {
  await awaitNotifications(platform);
  return (await aVisitor(app, shop.host).send('GET', path)).body;
};
const footerOf = (html: string): string => /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
const openField = (visitor: TestVisitor, field = 'footerBlocks') =>
  visitor.send('POST', `/api/admin/block-fields/${field}/open`);

async function openFooter(): Promise<{ mine: EditorTab; id: string }> {
  const answer = await openField(owner);
  expect(answer.statusCode).toBe(200);
  const { id } = answer.json<{ id: string }>();
  return { id, mine: aTab(owner, id) };
}
const written = (html: string) => ({ kind: 'change-props' as const, id: 'footer-name', props: { html } });
const removed = { kind: 'remove-section' as const, id: 'site-footer' };

describe.each(['atelier', 'gazette', 'noctis'])('the footer of %s', (theme) => {
  beforeEach(() => useTheme(theme));

  it('begins as what the theme shows, and visitors see it on every page once it is published', async () => {
    const before = footerOf(await view());
    expect(before).toContain('Made by two people.');
    expect(before).not.toContain('block-field');
    const { mine } = await openFooter();
    const opened = await mine.open();
    expect(opened).toMatchObject({ kind: 'block-field', isPublished: false, hasChanges: true });
    const started = JSON.stringify(opened.document);
    for (const word of [
      `Shop at ${shop.host}`,
      'Slow pots',
      'Made by two people.',
      'hello@pots.example',
      '118 Foundry Lane',
    ])
      expect(started).toContain(word);
    expect(footerOf(await view())).toBe(before);

    expect((await mine.save(opened.revision, [written('<h2>Open on Sundays</h2>')])).statusCode).toBe(200);
    expect(footerOf(await view())).toBe(before);
    expect((await mine.publish(opened.revision + 1)).statusCode).toBe(200);
    for (const path of ['/', '/about', '/cart', '/search', '/nowhere']) {
      const footer = footerOf(await view(path));
      expect(footer, path).toContain('Open on Sundays');
      expect(footer, path).not.toContain('site-footer__');
    }
    // The second time from the cache.
    expect(footerOf(await view('/about'))).toContain('Open on Sundays');

    expect((await mine.save(opened.revision + 2, [removed])).statusCode).toBe(200);
    expect((await mine.publish(opened.revision + 3)).statusCode).toBe(200);
    expect(footerOf(await view())).toBe(before);
    expect(footerOf(await view('/about'))).not.toContain('Open on Sundays');
  });
});

it('begins with the words of today until somebody has changed it', async () => {
  const { mine } = await openFooter();
  const first = await mine.open();
  await updateSettings(platform, shop.websiteId, { settings: { tagLine: 'Slower pots' } });
  await awaitNotifications(platform);
  await openFooter();
  const second = await mine.open();
  expect(JSON.stringify(second.document)).toContain('Slower pots');
  await mine.save(second.revision, [written('<p>Mine</p>')]);
  const third = await mine.open();
  await openFooter();
  expect(await mine.open()).toEqual(third);
  expect(first.document).not.toEqual(second.document);
});

it('is the same draft for two who open it at the same time', async () => {
  const answers = await Promise.all([openField(owner), openField(owner), openField(owner)]);
  const ids = new Set(answers.map((answer) => answer.json<{ id: string }>().id));
  expect(ids.size).toBe(1);
  expect((await aTab(owner, [...ids][0] ?? '').open()).revision).toBe(1);
});

it('is empty at first in a theme that shows its own footer beside it', async () => {
  await useTheme('other');
  const { fields } = (await owner.send('GET', '/api/admin/block-fields')).json();
  expect(fields).toEqual([{ id: 'footerBlocks', label: 'Footer Content', isFooter: true }]);
  const { mine } = await openFooter();
  expect(await mine.open()).toMatchObject({ hasChanges: false, document: { sections: [] } });
});

it('is nowhere in a theme without a place for it, and comes back with the theme that has one', async () => {
  const { mine } = await openFooter();
  const { revision } = await mine.open();
  await mine.publish(revision);
  await useTheme('bare');
  expect((await owner.send('GET', '/api/admin/block-fields')).json()).toEqual({ fields: [] });
  expect((await openField(owner)).json()).toMatchObject({ error: 'CONTENT_NOT_FOUND' });
  expect(footerOf(await view())).toBe('<footer>Only the theme writes here</footer>');
  await useTheme('gazette');
  expect(footerOf(await view())).toContain('data-type="block-field"');
});

it('is of one website only, and of its owners', async () => {
  const { id, mine } = await openFooter();
  await mine.publish((await mine.open()).revision);
  expect((await openField(aVisitor(app, shop.host))).statusCode).toBe(401);
  const other = await aShop(platform, `fields-other-${count}.example`);
  await platform.db.$client.query('truncate accounts, contributors, rate_windows');
  const stranger = await anOwner(app, platform, other);
  expect(await aTab(stranger, id).open()).toMatchObject({ error: 'CONTENT_NOT_FOUND' });
  expect((await openField(stranger)).json<{ id: string }>().id).not.toBe(id);
  const page = (await aVisitor(app, other.host).send('GET', '/')).body;
  expect(footerOf(page)).not.toContain('data-type="block-field"');
});

const put = (body: object) => owner.send('PUT', '/api/admin/site-words', body);

describe('the words of a website', () => {
  it('are changed at once, and refused on what somebody else has changed', async () => {
    const seen = (await owner.send('GET', '/api/admin/site-words')).json();
    expect(seen).toMatchObject({ title: `Shop at ${shop.host}`, tagLine: 'Slow pots' });
    const { version } = seen;
    const words = { title: 'Two & Kiln', tagLine: '', description: 'Pots.' };
    const changed = (await put({ version, ...words })).json();
    expect(changed).toMatchObject(words);
    const shown = await view();
    expect(shown).toContain('Two &amp; Kiln</a>');
    expect(shown).not.toContain('Slow pots');
    expect((await put({ version, ...words, title: 'Late' })).json()).toMatchObject({
      error: 'STALE_REVISION',
    });
  });

  it.each([
    ['title', { title: ' ' }],
    ['tagLine', { tagLine: 'x'.repeat(151) }],
    ['description', { description: 'two\nlines' }],
  ])('are refused with a sentence at their field: %s', async (field, wrong) => {
    const { version } = (await owner.send('GET', '/api/admin/site-words')).json();
    const answer = await put({ version, title: 'A', tagLine: '', description: '', ...wrong });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });
});
