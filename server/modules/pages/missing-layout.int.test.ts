import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageSettings } from '@vitrine/contracts/pages.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aTab, aTitledPage } from '@vitrine/testing/draft-page-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCollection } from '../content/index.ts';
import { updateSettings } from '../websites/index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;

/** A theme whose layouts each have one region that names it. */
async function addTheme(name: string, layouts: readonly string[]): Promise<void> {
  const folder = join(platform.config.dataFolder, 'themes', name);
  await mkdir(folder, { recursive: true });
  const named = Object.fromEntries(layouts.map((one) => [one, { name: one, regions: [one] }]));
  await writeFile(join(folder, 'template.conf'), JSON.stringify({ name, layouts: named }));
  for (const one of layouts) {
    await writeFile(
      join(folder, `${one}.region`),
      `<html><head>{squarespace-headers}</head><body class="of-${one}">{squarespace.main-content}</body></html>`,
    );
  }
}

beforeAll(async () => {
  platform = await testPlatform();
  await addTheme('several', ['default', 'wide']);
  await addTheme('single', ['default']);
  await addTheme('other', ['narrow']);
  app = await buildApp(platform);
  shop = await aShop(platform, 'layouts.example');
  owner = await anOwner(app, platform, shop);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const useTheme = async (theme: string): Promise<void> => {
  await updateSettings(platform, shop.websiteId, { settings: { theme } });
  await awaitNotifications(platform);
};

it('a page whose layout the theme lacks has the default one for visitors and on the canvas, until its owner chooses', async () => {
  const id = await createCollection(platform, shop.websiteId, {
    kind: 'page',
    urlId: 'studio',
    title: 'Studio',
    document: aTitledPage('Our studio'),
    layout: 'wide',
  });
  const layoutsSeen = async (): Promise<readonly string[]> => {
    const answers = [
      await aVisitor(app, shop.host).send('GET', '/studio'),
      await owner.send('GET', `/api/admin/page-drafts/${id}/canvas`),
    ];
    return answers.map(({ statusCode, body }) => {
      expect([statusCode, body.includes('Our studio')]).toEqual([200, true]);
      return /<body[^>]*class="of-(\w+)/.exec(body)?.[1] ?? '';
    });
  };
  await useTheme('several');
  expect(await layoutsSeen()).toEqual(['wide', 'wide']);
  await useTheme('single');
  expect(await layoutsSeen()).toEqual(['default', 'default']);
  // Without a default one, its first.
  await useTheme('other');
  expect(await layoutsSeen()).toEqual(['narrow', 'narrow']);

  // The editor knows by the draft that the page names a layout, and by the themes that this one lacks it.
  expect(await aTab(owner, id).open()).toMatchObject({ layout: 'wide' });
  const { themes } = (await owner.send('GET', '/api/admin/themes')).json<{
    themes: { isCurrent: boolean; layouts: object[] }[];
  }>();
  expect(themes.find(({ isCurrent }) => isCurrent)?.layouts).toEqual([{ name: 'narrow', title: 'narrow' }]);

  await useTheme('several');
  const path = `/api/admin/pages/${id}`;
  const settings = (await owner.send('GET', path)).json<PageSettings>();
  expect(settings.layout).toBe('wide');
  const { revision, title, urlId, description, seo } = settings;
  const body = { revision, title, urlId, description, seo };
  // Left out: as it is.
  expect((await owner.send('PUT', path, body)).json()).toMatchObject({ layout: 'wide' });
  const changed = await owner.send('PUT', path, { ...body, revision: revision + 1, layout: '' });
  expect(changed.json()).toMatchObject({ layout: '', title: 'Studio' });
  await awaitNotifications(platform);
  expect(await layoutsSeen()).toEqual(['default', 'default']);
});
