import type { buildApp } from '@vitrine/server/app.ts';
import { createWelcomeLink } from '@vitrine/server/modules/accounts/index.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import { aVisitor, type TestVisitor } from './shop-fixture.ts';

/** The browser of a website's new owner, signed in. */
export async function anOwner(
  app: Awaited<ReturnType<typeof buildApp>>,
  platform: Platform,
  { host, websiteId }: { readonly host: string; readonly websiteId: string },
  email = 'rowan@example.com',
): Promise<TestVisitor> {
  const owner = aVisitor(app, host);
  await owner.send('POST', '/api/admin/welcome', {
    token: await createWelcomeLink(platform, websiteId),
    name: 'Rowan',
    email,
    password: 'a kiln at dawn 1280',
  });
  return owner;
}
