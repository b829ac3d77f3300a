import type { BrandingView } from '@vitrine/contracts/branding.ts';
import type { HomeView } from '@vitrine/contracts/home.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCollection } from '../content/index.ts';
import { importFile, importPicture } from '../media/index.ts';
import { updateSettings } from '../websites/index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let shops = 0;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  shops += 1;
  shop = await aShop(platform, `branding-${shops}.example`);
  owner = await anOwner(app, platform, shop, `owner-${shops}@example.com`);
});

const aPng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 60, alpha: 0.5 } } })
    .png()
    .toBuffer();

async function aPicture(width = 600, height = 200, websiteId = shop.websiteId): Promise<string> {
  const bytes = await aPng(width, height);
  const taken = await importPicture(platform, websiteId, { bytes, filename: 'logo.png', altText: '' });
  if (!taken.ok) throw new Error(taken.error.code);
  return taken.value.id;
}

async function put(part: 'logo' | 'icon' | 'social-picture', body: object) {
  const answer = await owner.send('PUT', `/api/admin/branding/${part}`, body);
  await awaitNotifications(platform);
  return answer;
}
const read = async (): Promise<BrandingView> => (await owner.send('GET', '/api/admin/branding')).json();

const pageOf = async (theme = 'atelier'): Promise<string> => {
  await updateSettings(platform, shop.websiteId, { settings: { theme } });
  await awaitNotifications(platform);
  return (await aVisitor(app, shop.host).send('GET', '/shop')).body;
};
const logoIn = (html: string) => /<a class="wordmark" href="\/">(<img [^>]+>)/.exec(html)?.[1] ?? null;

const isDone = async (): Promise<boolean | undefined> => {
  const { steps } = (await owner.send('GET', '/api/admin/home')).json<HomeView>();
  return steps.find(({ step }) => step === 'logo')?.isDone;
};
const icon = (url: string) => aVisitor(app, shop.host).send('GET', url);

describe('the logo', () => {
  it.each(['atelier', 'gazette', 'noctis'])(
    'is in the header of every page of %s at once, and the name again without it',
    async (theme) => {
      const name = `Shop at ${shop.host}`;
      expect(logoIn(await pageOf(theme))).toBeNull();
      const pictureId = await aPicture();
      const saved = await put('logo', { pictureId, nameIsLogo: false });
      expect(saved.json()).toMatchObject({ logo: { id: pictureId, width: 600, height: 200 }, icon: null });
      const shown = logoIn(await pageOf(theme)) ?? '';
      expect(shown).toContain(`src="/media/${pictureId}/logo.webp?format=500w"`);
      expect(shown).toContain(`alt="${name}"`);
      expect(
        (await aVisitor(app, shop.host).send('GET', `/media/${pictureId}/logo.webp?format=500w`)).statusCode,
      ).toBe(200);
      await put('logo', { pictureId: null, nameIsLogo: false });
      const without = await pageOf(theme);
      expect(logoIn(without)).toBeNull();
      expect(without).toContain(`<a class="wordmark" href="/">${name}</a>`);
    },
  );

  it('is in the header of the checkout', async () => {
    await put('logo', { pictureId: await aPicture(), nameIsLogo: false });
    const itemId = await shop.addProduct('mug');
    const visitor = aVisitor(app, shop.host);
    await visitor.send('POST', '/api/commerce/shopping-cart/entries', { itemId, sku: 'MUG', quantity: 1 });
    const page = (await visitor.send('GET', '/checkout')).body;
    expect(page).toContain('<a class="checkout-header__shop wordmark" href="/"><img src="/media/');
  });

  it('whose picture was deleted is none', async () => {
    const pictureId = await aPicture();
    await put('logo', { pictureId, nameIsLogo: false });
    expect(logoIn(await pageOf())).not.toBeNull();
    await owner.send('DELETE', `/api/admin/assets/${pictureId}`);
    await awaitNotifications(platform);
    expect(logoIn(await pageOf())).toBeNull();
    expect(await read()).toMatchObject({ logo: null });
  });

  it('cannot be a file that is no picture, nor a picture of another website', async () => {
    const pdf = await importFile(platform, shop.websiteId, {
      filename: 'price-list.pdf',
      bytes: Buffer.from(`%PDF-1.7\n${' '.repeat(200)}\n%%EOF`),
    });
    const other = await aShop(platform, `branding-other-${shops}.example`);
    const ids = [pdf.ok ? pdf.value.id : '', await aPicture(300, 300, other.websiteId)];
    for (const pictureId of ids) {
      for (const part of ['logo', 'icon'] as const) {
        const body = part === 'logo' ? { pictureId, nameIsLogo: false } : { pictureId };
        const refused = await put(part, body);
        expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
          404,
          'FILE_NOT_FOUND',
        ]);
      }
    }
    expect(await read()).toMatchObject({ logo: null, icon: null });
  });

  it('is a first step of Home, done with a picture or with the name', async () => {
    expect(await isDone()).toBe(false);
    await put('logo', { pictureId: null, nameIsLogo: true });
    expect(await isDone()).toBe(true);
    await put('logo', { pictureId: await aPicture(), nameIsLogo: false });
    expect(await isDone()).toBe(true);
    await put('logo', { pictureId: null, nameIsLogo: false });
    expect(await isDone()).toBe(false);
  });
});

describe('the icon', () => {
  it('is a square PNG at an address that changes with it, in place of the theme’s', async () => {
    expect(await pageOf()).toContain('href="/assets/icon.svg"');
    const pictureId = await aPicture(400, 200);
    await put('icon', { pictureId });
    const page = await pageOf();
    expect(page).toContain(`<link rel="icon" href="/favicon.ico?v=${pictureId}">`);
    expect(page).not.toContain('/assets/icon.svg');
    for (const url of ['/favicon.ico', `/favicon.ico?v=${pictureId}`]) {
      const answer = await icon(url);
      expect(answer.headers['content-type']).toBe('image/png');
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'png',
        width: 180,
        height: 180,
      });
    }
    expect((await icon(`/favicon.ico?v=${pictureId}`)).headers['cache-control']).toContain('immutable');
    await put('icon', { pictureId: null });
    expect(await pageOf()).toContain('href="/assets/icon.svg"');
    expect((await icon('/favicon.ico')).headers['content-type']).toBe('image/svg+xml');
  });

  it('that is a drawing stays one, in which nothing can run', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script><path d="M0 0h9v9z"/></svg>';
    const taken = await importPicture(platform, shop.websiteId, {
      bytes: Buffer.from(svg),
      filename: 'icon.svg',
      altText: '',
    });
    await put('icon', { pictureId: taken.ok ? taken.value.id : '' });
    const answer = await icon('/favicon.ico');
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.body).toContain('<path');
    expect(answer.body).not.toContain('script');
  });
});

const sharedBy = async (path: string) =>
  /<meta property="og:image" content="([^"]*)"/.exec(
    (await aVisitor(app, shop.host).send('GET', path)).body,
  )?.[1] ?? null;

describe('the social picture', () => {
  it('is that of the home page and of every page without one of its own, until it is removed', async () => {
    for (const urlId of ['', 'plain'])
      await createCollection(platform, shop.websiteId, { kind: 'page', urlId, title: 'A page' });
    const own = await aPicture();
    await createCollection(platform, shop.websiteId, {
      kind: 'page',
      urlId: 'pictured',
      title: 'Pictured',
      mainImageId: own,
    });
    const social = await aPicture(1200, 630);
    expect((await put('social-picture', { pictureId: social })).json<BrandingView>().social?.id).toBe(social);
    expect(await sharedBy('/')).toContain(social);
    expect(await sharedBy('/plain')).toContain(social);
    expect(await sharedBy('/pictured')).toContain(own);
    await put('social-picture', { pictureId: null });
    expect(await sharedBy('/plain')).toBeNull();
  });
});
