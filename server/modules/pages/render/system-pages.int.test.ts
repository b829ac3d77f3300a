import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { aShop, aVisitor, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { projectRoot } from '../../../platform/project-root.ts';
import { indexStaleSites } from '../../search/indexer.ts';
import { updateSettings } from '../../websites/index.ts';

const host = 'dockside-pages.example';
let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;

beforeAll(async () => {
  platform = await testPlatform();
  const themes = join(platform.config.dataFolder, 'themes');
  await mkdir(themes, { recursive: true });
  await symlink(join(projectRoot, 'testing/folder-sites/dockside'), join(themes, 'dockside'));
  app = await buildApp(platform);
  shop = await aShop(platform, host);
  await shop.addProduct('mug', { title: 'Stoneware Mug & Lid' });
  await updateSettings(platform, shop.websiteId, { settings: { theme: 'dockside' } });
  await awaitNotifications(platform);
  await indexStaleSites(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

/** What a page shows in the layout's `{.section collection}`, and its body's classes. */
async function pageAt(
  path: string,
  status = 200,
): Promise<{ readonly main: string; readonly classes: string }> {
  const answer = await aVisitor(app, host).send('GET', path);
  expect([path, answer.statusCode]).toEqual([path, status]);
  const main = /<main class="berth" id="collection-">([\s\S]*)<\/main>/.exec(answer.body)?.[1] ?? '';
  const classes = /<body id="[\w-]+" class="([^"]*)"/.exec(answer.body)?.[1] ?? '';
  return { main, classes };
}

describe('a layout that shows its content only where there is a collection', () => {
  it('shows the cart, the search page and the page for a missing address', async () => {
    expect((await pageAt('/cart')).main).toContain('<h1');
    expect((await pageAt('/search')).main).toContain('<form');
    expect((await pageAt('/nowhere', 404)).main).toContain('<h1>Page not found</h1>');
  });

  it('gets no collection type on them', async () => {
    for (const [path, status] of [
      ['/cart', 200],
      ['/search', 200],
      ['/nowhere', 404],
    ] as const)
      expect((await pageAt(path, status)).classes).not.toMatch(/collection-(?:type|layout)/);
  });
});

describe('the search page of a theme that has none of its own', () => {
  it('has a form with the query', async () => {
    const { main } = await pageAt('/search?q=%22%3Ekiln');
    expect(main).toMatch(/<form[^>]* action="\/search" method="get">/);
    expect(main).toContain('name="q" maxlength="200" value="&quot;&gt;kiln"');
    expect(main).toContain('<h1>Search</h1>');
  });

  it('lists the results as links', async () => {
    const { main } = await pageAt('/search?q=mug');
    expect(main).toMatch(/<h2><a href="\/[^"]*mug">Stoneware <mark>Mug<\/mark> &amp; Lid<\/a><\/h2>/);
    expect(main).toContain('role="status"');
  });
});
