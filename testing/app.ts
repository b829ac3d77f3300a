import type { AddressInfo } from 'node:net';
import { buildApp } from '@vitrine/server/app.ts';
import { addHost } from '@vitrine/server/modules/websites/index.ts';
import type { FastifyInstance } from 'fastify';
import { aShop, type TestShop } from './shop-fixture.ts';
import { testPlatform, type PlatformOverrides, type TestPlatform } from './database.ts';
import { seedDemoSite } from './demo-site/index.ts';

export interface TestApp {
  readonly platform: TestPlatform;
  readonly app: FastifyInstance;
  /** `http://127.0.0.1:<port>`, where the website is served. */
  readonly origin: string;
  readonly websiteId: string;
  /** For adding products; null when the site is the demo shop. */
  readonly shop: TestShop | null;
  close(): Promise<void>;
}

/**
 * The whole server in this process, listening on a free port with a new database. `small` is an empty shop that is
 * ready at once; `demo` is Fern & Kiln, which takes some seconds to seed.
 */
export async function startTestApp(
  site: 'small' | 'demo' = 'small',
  overrides: PlatformOverrides = {},
): Promise<TestApp> {
  const platform = await testPlatform(overrides);
  let app: FastifyInstance | null = null;
  try {
    app = await buildApp(platform);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const host = `127.0.0.1:${port}`;
    const shop = site === 'small' ? await aShop(platform, host) : null;
    const websiteId = shop?.websiteId ?? (await seedDemoSite(platform, { hosts: [host] })).websiteId;
    await addHost(platform, websiteId, `localhost:${port}`);
    return { platform, app, origin: `http://${host}`, websiteId, shop, close: () => closeAll(platform, app) };
  } catch (error) {
    await closeAll(platform, app);
    throw error;
  }
}

async function closeAll(platform: TestPlatform, app: FastifyInstance | null): Promise<void> {
  await app?.close();
  await platform.close();
}
