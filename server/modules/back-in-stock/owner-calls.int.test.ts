import type { SignUpGroups, SignUpRow } from '@vitrine/contracts/admin-back-in-stock.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { type AwaitedProduct, anAwaitedProduct } from '@vitrine/testing/waiting-fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { eraseSignUps } from './erase-sign-ups.ts';

const calls = '/api/site-users/account/notifications/restock';
let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let owner: TestVisitor;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform({ config: { rateLimits: 1000 } });
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  shop = await aShop(platform, `waiting-${count}.test`);
  owner = await anOwner(app, platform, shop, `rowan-${count}@example.com`);
});

const visitor = () => aVisitor(app, shop.host);
const awaited = (urlId: string, more = {}) => anAwaitedProduct(platform, shop, urlId, more);
const groups = async (): Promise<SignUpGroups> => (await owner.send('GET', `${calls}/groups`)).json();
const idsOf = ({ productId, variantId }: AwaitedProduct) => ({ productId, variantId });
const send = (body: object) => owner.send('POST', `${calls}/send`, body);
const signUpsOf = (product: AwaitedProduct, cursor?: string) => {
  const query = new URLSearchParams({ ...idsOf(product), ...(cursor === undefined ? {} : { cursor }) });
  return owner.send('GET', `${calls}?${query.toString()}`);
};

describe('the groups of waiting people', () => {
  it('say for each variant who waits since when, with its stock; who waits longest is first', async () => {
    const [plain, tall] = [await awaited('plain'), await awaited('tall')];
    await plain.signUp(visitor(), 'june@example.com', 'de');
    platform.clock.advance(60_000);
    await tall.signUp(visitor(), 'mo@example.com');
    platform.clock.advance(60_000);
    await plain.signUp(visitor(), 'ada@example.com');
    const { signUpGroups, ...page } = await groups();
    expect(page).toEqual({ hasNextPage: false, nextPageCursor: null });
    expect(signUpGroups).toMatchObject([
      {
        ...idsOf(plain),
        product: 'Vase plain',
        variant: '',
        status: 'published',
        quantity: 0,
        waiting: 2,
        isMore: false,
        lastSentOn: null,
        sending: null,
      },
      { ...idsOf(tall), waiting: 1 },
    ]);
    const [first] = signUpGroups;
    expect(Date.parse(first?.newestOn ?? '') - Date.parse(first?.oldestOn ?? '')).toBe(120_000);
  });

  it('are paged by a cursor until there is no next page, each once', async () => {
    const { websiteId } = shop;
    const { productId } = await awaited('many');
    const ids = Array.from({ length: 103 }, () => newId());
    await platform.db.$client.query(
      `insert into variants (website_id, id, item_id, sku, price_minor, position)
       select $1, v, $2, 'S' || n, 100, n from unnest($3::uuid[]) with ordinality as g(v, n)`,
      [websiteId, productId, ids],
    );
    await platform.db.$client.query(
      `insert into back_in_stock_sign_ups (website_id, id, item_id, variant_id, email, created_on)
       select $1, gen_random_uuid(), $2, v, 'june@example.com', now() from unnest($3::uuid[]) v`,
      [websiteId, productId, ids],
    );
    const seen: string[] = [];
    let cursor = '';
    let pages = 0;
    for (let isMore = true; isMore; pages += 1) {
      const answer = await owner.send('GET', `${calls}/groups${cursor}`);
      const { signUpGroups, hasNextPage, nextPageCursor } = answer.json<SignUpGroups>();
      seen.push(...signUpGroups.map(({ variantId }) => variantId));
      isMore = hasNextPage;
      expect(nextPageCursor === null).toBe(!hasNextPage);
      cursor = `?cursor=${nextPageCursor ?? ''}`;
    }
    expect([pages, seen.length, new Set(seen).size]).toEqual([3, 103, 103]);
  });

  it.each(['nope', Buffer.from('["groups","x","y"]').toString('base64url'), ''])(
    'refuse the broken cursor %j with what to do',
    async (cursor) => {
      const answer = await owner.send('GET', `${calls}/groups?cursor=${cursor}`);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ error: 'MALFORMED_REQUEST', fields: { cursor: /./ } });
    },
  );

  it('leave out products in the bin', async () => {
    const binned = await awaited('binned');
    await binned.signUp(visitor(), 'june@example.com');
    const selection = { ids: [binned.productId] };
    await owner.send('POST', '/api/admin/products/bulk', { selection, change: { action: 'delete' } });
    expect((await groups()).signUpGroups).toEqual([]);
    expect((await send(idsOf(binned))).json()).toMatchObject({ error: 'PRODUCT_NOT_FOUND' });
  });
});

describe('the sign-ups of a variant', () => {
  it('are listed newest first, those who wait and those who were written to, and paged', async () => {
    const vase = await awaited('vase');
    await vase.signUp(visitor(), 'june@example.com', 'fr-CA');
    await send(idsOf(vase));
    platform.clock.advance(1000);
    await vase.signUp(visitor(), 'mo@example.com');
    const answer = (await signUpsOf(vase)).json<{ signUps: SignUpRow[] }>();
    expect(answer).toMatchObject({
      signUps: [
        { email: 'mo@example.com', language: 'en-US', sentOn: null },
        { email: 'june@example.com', language: 'fr-CA', sentOn: expect.stringMatching(/Z$/) },
      ],
      hasNextPage: false,
    });
    await platform.db.$client.query(
      `insert into back_in_stock_sign_ups (website_id, id, item_id, variant_id, email, created_on)
       select $1, gen_random_uuid(), $2, $3, 'p' || n || '@example.com', now() from generate_series(1, 60) n`,
      [shop.websiteId, vase.productId, vase.variantId],
    );
    const first = (await signUpsOf(vase)).json<{ signUps: SignUpRow[]; nextPageCursor: string }>();
    const second = (await signUpsOf(vase, first.nextPageCursor)).json<{ signUps: SignUpRow[] }>();
    const all = [...first.signUps, ...second.signUps].map(({ email }) => email);
    expect([first.signUps.length, all.length, new Set(all).size]).toEqual([50, 62, 62]);
    expect((await signUpsOf(vase, 'nope')).statusCode).toBe(422);
    // A cursor of another variant.
    const other = await awaited('other');
    expect((await signUpsOf(other, first.nextPageCursor)).statusCode).toBe(422);
  });

  it('of an unknown variant, or one of another product, are not found', async () => {
    const [vase, cup] = [await awaited('one'), await awaited('two')];
    expect((await signUpsOf({ ...vase, variantId: newId() })).json()).toMatchObject({
      error: 'PRODUCT_NOT_FOUND',
    });
    expect((await signUpsOf({ ...vase, variantId: cup.variantId })).statusCode).toBe(404);
  });

  it('are deleted one by one, and are then no longer written to', async () => {
    const vase = await awaited('erased');
    await vase.signUp(visitor(), 'june@example.com');
    await vase.signUp(visitor(), 'mo@example.com');
    const { signUps } = (await signUpsOf(vase)).json<{ signUps: SignUpRow[] }>();
    const june = signUps.find(({ email }) => email === 'june@example.com')?.id ?? '';
    const path = `/api/admin/back-in-stock/sign-ups/${june}`;
    expect((await owner.send('DELETE', path)).statusCode).toBe(204);
    expect((await owner.send('DELETE', path)).json()).toMatchObject({ error: 'BACK_IN_STOCK_GONE' });
    await send(idsOf(vase));
    expect((await vase.mails()).map(({ recipient }) => recipient)).toEqual(['mo@example.com']);
  });
});

describe('sending', () => {
  it('writes to each waiting person once, in the language of the sign-up and else in English', async () => {
    const vase = await awaited('langs', { title: 'Große Vase' });
    const people = { de: 'de-CH', en: 'en-GB', es: 'es', fr: 'fr_CA', it: 'it' };
    for (const [name, language] of Object.entries(people)) {
      await vase.signUp(visitor(), `${name}@example.com`, language);
    }
    expect((await send(idsOf(vase))).json()).toEqual({ sent: 5, queued: 0 });
    const mails = await vase.mails();
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['de@example.com', 'Große Vase ist wieder lieferbar'],
      ['en@example.com', 'Große Vase is back in stock'],
      ['es@example.com', 'Große Vase vuelve a estar disponible'],
      ['fr@example.com', 'Große Vase est de nouveau en stock'],
      ['it@example.com', 'Große Vase is back in stock'],
    ]);
    const [german] = mails;
    expect(german?.text).toContain('90,00');
    expect(german?.text).toContain(`http://${shop.host}/shop/p/langs`);
    expect(german?.text).toContain('weil diese Adresse');
    expect(german?.html).toContain('<html lang="de">');
    expect(german?.unsubscribeUrl).toMatch(
      new RegExp(
        `^http://${shop.host}/site-users/account/notifications/restock/unsubscribe\\?token=[\\w-]+$`,
      ),
    );
    expect(german?.text).toContain(german?.unsubscribeUrl);
    expect(new Set(mails.map(({ unsubscribeUrl }) => unsubscribeUrl)).size).toBe(5);
    expect((await groups()).signUpGroups).toEqual([]);
  });

  it('a second time has nobody left to write to; somebody who signs up again waits again', async () => {
    const vase = await awaited('again');
    await vase.signUp(visitor(), 'june@example.com');
    await send(idsOf(vase));
    const again = await send(idsOf(vase));
    expect([again.statusCode, again.json<{ error: string }>().error]).toEqual([409, 'BACK_IN_STOCK_NOBODY']);
    expect(await vase.mails()).toHaveLength(1);
    platform.clock.advance(1000);
    await vase.signUp(visitor(), 'june@example.com');
    expect((await groups()).signUpGroups).toMatchObject([
      { waiting: 1, lastSentOn: expect.stringMatching(/Z$/) as string },
    ]);
    expect((await send(idsOf(vase))).json()).toEqual({ sent: 1, queued: 0 });
  });

  it.each(['draft', 'scheduled', 'deprecated'])(
    'is refused while the product is %s, by its name',
    async (status) => {
      const vase = await awaited(`hidden-${status}`);
      await vase.signUp(visitor(), 'june@example.com');
      await platform.db.$client.query('update items set status = $3 where website_id = $1 and id = $2', [
        shop.websiteId,
        vase.productId,
        status,
      ]);
      const answer = await send(idsOf(vase));
      expect(answer.statusCode).toBe(409);
      expect(answer.json<{ message: string }>().message).toBe(
        `Vase hidden-${status} is not published, so the link in the email would lead nowhere. Publish it first, then send.`,
      );
      expect(await vase.mails()).toEqual([]);
    },
  );

  it('knows no variant of another website, of another product, or none at all', async () => {
    const vase = await awaited('mine');
    await vase.signUp(visitor(), 'june@example.com');
    const elsewhere = await aShop(platform, `elsewhere-${count}.test`);
    const theirs = await anAwaitedProduct(platform, elsewhere, 'theirs');
    await theirs.signUp(aVisitor(app, elsewhere.host), 'june@example.com');
    for (const body of [
      idsOf(theirs),
      { productId: vase.productId, variantId: theirs.variantId },
      { productId: theirs.productId, variantId: vase.variantId },
      { productId: vase.productId, variantId: newId() },
    ]) {
      const answer = await send(body);
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([404, 'PRODUCT_NOT_FOUND']);
    }
    expect([...(await vase.mails()), ...(await theirs.mails())]).toEqual([]);
  });

  it('of many variants gives each its outcome, and the others are written to', async () => {
    const [vase, cup, empty, hidden] = [
      await awaited('a'),
      await awaited('b'),
      await awaited('c'),
      await awaited('d'),
    ];
    for (const product of [vase, cup, hidden]) await product.signUp(visitor(), 'june@example.com');
    await platform.db.$client.query("update items set status = 'draft' where website_id = $1 and id = $2", [
      shop.websiteId,
      hidden.productId,
    ]);
    const unknown = { productId: vase.productId, variantId: newId() };
    const answer = await owner.send('POST', `${calls}/send/all`, {
      sendRequests: [idsOf(vase), idsOf(cup), idsOf(vase), idsOf(empty), idsOf(hidden), unknown],
    });
    expect(answer.json()).toMatchObject({ sent: 2, queued: 0 });
    const { results } = answer.json<{ results: { outcome: string }[] }>();
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'sending',
      'sending',
      'sending',
      'nobody',
      'hidden',
      'not-found',
    ]);
    expect([(await vase.mails()).length, (await cup.mails()).length]).toEqual([1, 1]);
  });

  it('of too many or no variants is refused with a sentence, and sends nothing', async () => {
    const vase = await awaited('bounded');
    await vase.signUp(visitor(), 'june@example.com');
    const most = await owner.send('POST', `${calls}/send/all`, {
      sendRequests: Array.from({ length: 1000 }, () => idsOf(vase)),
    });
    expect([most.statusCode, most.json<{ fields: object }>().fields]).toEqual([
      422,
      { sendRequests: 'Send at most 200 variants at once.' },
    ]);
    expect((await owner.send('POST', `${calls}/send/all`, { sendRequests: [] })).statusCode).toBe(422);
    expect((await send({ productId: vase.productId })).statusCode).toBe(422);
    expect(await vase.mails()).toEqual([]);
  });

  it('is for owners only, and needs the crumb', async () => {
    const vase = await awaited('guarded');
    await vase.signUp(visitor(), 'june@example.com');
    expect((await visitor().send('GET', `${calls}/groups`)).statusCode).toBe(401);
    expect((await visitor().send('POST', `${calls}/send`, idsOf(vase))).statusCode).toBe(401);
    owner.cookies.delete('crumb');
    expect((await send(idsOf(vase))).statusCode).toBe(403);
    expect(await vase.mails()).toEqual([]);
  });
});

describe('a deleted product', () => {
  it('takes its waiting list and what was sent with it', async () => {
    const vase = await awaited('gone');
    await vase.signUp(visitor(), 'june@example.com');
    await send(idsOf(vase));
    await eraseSignUps(platform.db, shop.websiteId, [vase.productId]);
    for (const table of ['back_in_stock_sign_ups', 'back_in_stock_sends']) {
      const { rows } = await platform.db.$client.query(`select from ${table} where item_id = $1`, [
        vase.productId,
      ]);
      expect(rows).toEqual([]);
    }
  });
});

it('the automatic mails are off until the owner wants them, and the settings of the store keep that', async () => {
  const path = '/api/admin/back-in-stock/settings';
  expect((await owner.send('GET', path)).json()).toEqual({ automatic: false, isOffered: true });
  expect((await owner.send('PUT', path, { automatic: true })).json()).toEqual({
    automatic: true,
    isOffered: true,
  });
  await awaitNotifications(platform);
  const store = (await owner.send('GET', '/api/admin/store-settings')).json<Record<string, unknown>>();
  const { revision: _, isCurrencyOpen: __, ...body } = store;
  expect((await owner.send('PUT', '/api/admin/store-settings', body)).statusCode).toBe(200);
  await awaitNotifications(platform);
  expect((await owner.send('GET', path)).json()).toMatchObject({ automatic: true });
  expect((await owner.send('PUT', path, { automatic: 'yes' })).statusCode).toBe(422);
});
