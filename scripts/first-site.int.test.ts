import { buildApp } from '@vitrine/server/app.ts';
import { aVisitor } from '@vitrine/testing/shop-fixture.ts';
import { anotherProcess, testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFirstSite } from './first-site.ts';

let platform: TestPlatform;
let app: FastifyInstance;
beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

it.each(['atelier', 'gazette', 'noctis'])(
  'an empty site in %s shows its name and no text that its owner never wrote',
  async (theme) => {
    const host = `${theme}.example`;
    const websiteId = await makeFirstSite(
      anotherProcess(platform, { config: { ...platform.config, demo: false } }),
      [host],
    );
    await platform.db.$client.query(
      `update websites set settings = settings || jsonb_build_object('theme', $2::text) where website_id = $1`,
      [websiteId, theme],
    );
    const page = (await aVisitor(app, host).send('GET', '/')).body;
    const footer = /<footer[^]*<\/footer>/.exec(page)?.[0] ?? '';
    expect(footer).toContain('My site');
    const words = footer
      .replaceAll(/<nav[^]*?<\/nav>/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('My site', '')
      .trim();
    expect(words).toBe('');
    // A list of links without any link is hidden, with its heading (see the themes' site.css).
    expect(/<nav[^]*?<\/nav>/.exec(footer)?.[0]).not.toContain('<a ');
  },
);
