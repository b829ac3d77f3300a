import type { Navigation, NavigationChange } from '@vitrine/contracts/navigation.ts';
import type { ListedPage } from '@vitrine/contracts/pages.ts';
import { ok } from '@vitrine/domain/result.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import type { NavigationLink } from '../../../platform/website-settings.ts';
import { changeWebsite } from '../../websites/index.ts';
import { updateCollection } from '../index.ts';
import { eraseDeleted } from '../pages-admin/repository.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let count = 0;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  await platform.db.$client.query('truncate accounts, contributors, rate_windows');
  shop = await aShop(platform, `navigation-${count}.example`);
  owner = await anOwner(app, platform, shop);
});

const path = '/api/admin/navigation';
const read = async (by = owner) => (await by.send('GET', path)).json<Navigation>();
async function put(
  lists: { readonly main?: NavigationChange; readonly footer?: NavigationChange },
  version?: string,
) {
  return owner.send('PUT', path, {
    version: version ?? (await read()).version,
    main: [],
    footer: [],
    ...lists,
  });
}
/** The status and the fields of an answer that refuses a main navigation. */
const refusedFields = async (main: NavigationChange) => {
  const answer = await put({ main });
  return [answer.statusCode, answer.json<{ fields?: object }>().fields];
};
const pageEntry = (pageId: string, label = '') => ({ kind: 'page' as const, pageId, label });
const linkEntry = (label: string, url: string, newWindow = false) => ({
  kind: 'link' as const,
  label,
  url,
  newWindow,
});
/** A page that visitors see. */
async function shownPage(title: string): Promise<string> {
  const { id } = (await owner.send('POST', '/api/admin/pages', { title })).json<ListedPage>();
  await updateCollection(platform, shop.websiteId, id, { enabled: true });
  return id;
}
const revisionOf = async (id: string): Promise<number> =>
  (await owner.send('GET', `/api/admin/pages/${id}`)).json<{ revision: number }>().revision;
const store = (mainNavigation: readonly NavigationLink[]) =>
  changeWebsite(platform, shop.websiteId, ({ settings }) =>
    ok({ settings: { ...settings, mainNavigation } }),
  );

/** The links of a page as visitors get it, `label address`, those of the navigation first. */
async function links(address = '/shop'): Promise<readonly string[]> {
  await awaitNotifications(platform);
  const { body } = await aVisitor(app, shop.host).send('GET', address);
  return [...body.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([, href = '', words = '']) => `${words.replaceAll(/<[^>]*>/g, '').trim()} ${href}`,
  );
}

describe('the navigations', () => {
  it('are shown to visitors at once, in their order, and with labels of their own', async () => {
    const studio = await shownPage('Our studio');
    const first = await links();
    expect(first).not.toContain('Our studio /our-studio');
    const answer = await put({
      main: [
        linkEntry('Write to us', 'mailto:hello@example.com'),
        pageEntry(studio),
        pageEntry(shop.collectionId, 'All mugs'),
      ],
      footer: [linkEntry('Map', 'maps.example.com/kiln', true)],
    });
    expect(answer.statusCode).toBe(200);
    const saved = answer.json<Navigation>();
    expect(saved).toEqual(await read());
    expect(saved.main).toEqual([
      { kind: 'link', label: 'Write to us', url: 'mailto:hello@example.com', newWindow: false },
      {
        kind: 'page',
        pageId: studio,
        label: '',
        title: 'Our studio',
        path: '/our-studio',
        state: 'shown',
      },
      {
        kind: 'page',
        pageId: shop.collectionId,
        label: 'All mugs',
        title: 'Shop',
        path: '/shop',
        state: 'shown',
      },
    ]);
    expect(saved.footer).toEqual([
      { kind: 'link', label: 'Map', url: 'https://maps.example.com/kiln', newWindow: true },
    ]);

    const seen = await links();
    const ofMain = seen.filter((one) => /^(?:Write to us|Our studio|All mugs) /.test(one));
    expect(ofMain.slice(0, 3)).toEqual([
      'Write to us mailto:hello@example.com',
      'Our studio /our-studio',
      'All mugs /shop',
    ]);
    expect(seen).toContain('Map https://maps.example.com/kiln');

    // An entry without a label follows its page.
    await updateCollection(platform, shop.websiteId, studio, { title: 'The workshop' });
    expect(await links()).toContain('The workshop /our-studio');

    // The page as data is of the new revision too.
    const json = await aVisitor(app, shop.host).send('GET', '/our-studio?format=json');
    expect(json.json()).toMatchObject({ collection: { id: studio, navigationTitle: 'The workshop' } });
  });

  it('keep entries whose page visitors do not get, and mark them', async () => {
    const [hidden, gone, erased] = [
      await shownPage('Hidden'),
      await shownPage('Gone'),
      await shownPage('Erased'),
    ];
    await put({ main: [pageEntry(hidden), pageEntry(gone, 'Away'), pageEntry(erased, 'Dust')] });
    expect(await links()).toEqual(expect.arrayContaining(['Hidden /hidden', 'Away /gone', 'Dust /erased']));
    const remove = async (id: string) =>
      owner.send('DELETE', `/api/admin/pages/${id}?revision=${await revisionOf(id)}`);
    await owner.send('POST', `/api/admin/pages/${hidden}/unpublish`, { revision: await revisionOf(hidden) });
    await remove(erased);
    await eraseDeleted(platform.db, new Date(platform.clock.now() + 1000), 10);
    await remove(gone);

    const seen = await links();
    expect(seen.filter((one) => /^(?:Hidden|Away|Dust) /.test(one))).toEqual([]);
    const { main, version } = await read();
    expect(main).toMatchObject([
      { pageId: hidden, state: 'unpublished', title: 'Hidden', path: '/hidden' },
      { pageId: gone, state: 'deleted', title: 'Gone' },
      { pageId: erased, state: 'deleted', title: '', path: '' },
    ]);
    // They do not stand in the way of another change.
    const turned = await put(
      { main: [pageEntry(erased, 'Dust'), pageEntry(gone, 'Away'), pageEntry(hidden, 'Soon')] },
      version,
    );
    expect(turned.json<Navigation>().main.map(({ label }) => label)).toEqual(['Dust', 'Away', 'Soon']);

    // What was in the bin can be put back after it was removed; what is erased cannot.
    await put({});
    expect((await put({ main: [pageEntry(gone)] })).statusCode).toBe(200);
    const refused = await put({ main: [pageEntry(gone), pageEntry(erased, 'Dust')] });
    expect(refused.json()).toMatchObject({
      error: 'MALFORMED_REQUEST',
      fields: { 'main.1.pageId': 'This page does not exist any more.' },
    });
    await owner.send('POST', `/api/admin/deleted-pages/${gone}/restore`);
    expect(await links()).toContain('Gone /gone');
  });

  it('keep what was stored before there were rules, also beside a change', async () => {
    await store([
      { title: 'Old', collectionId: '', url: 'javascript:alert(1)' },
      { title: 'Lost', collectionId: '' },
    ]);
    const { main } = await read();
    expect(main).toMatchObject([
      { kind: 'link', label: 'Old', url: 'javascript:alert(1)' },
      { kind: 'page', pageId: '', state: 'deleted' },
    ]);
    const answer = await put({
      main: [linkEntry('Old', 'javascript:alert(1)'), linkEntry('Search', '/search')],
    });
    expect(answer.statusCode).toBe(200);
    const seen = await links();
    expect(seen).toContain('Search /search');
    expect(seen.join()).not.toContain('javascript:');
  });
});

describe('a change of the navigations', () => {
  it('is refused when they have changed since they were read, and changes nothing', async () => {
    const before = await read();
    expect((await put({ main: [linkEntry('One', '/one')] }, before.version)).statusCode).toBe(200);
    const late = await put({ main: [linkEntry('Two', '/two')] }, before.version);
    expect([late.statusCode, late.json<{ error: string }>().error]).toEqual([409, 'STALE_REVISION']);
    expect((await read()).main).toMatchObject([{ label: 'One' }]);
    // Another setting of the website is no reason to refuse it.
    const { version } = await read();
    await changeWebsite(platform, shop.websiteId, () => ok({ title: 'Another name' }));
    expect((await put({ main: [] }, version)).statusCode).toBe(200);
  });

  it('names each entry that is wrong', async () => {
    expect(
      await refusedFields([
        linkEntry('Fine', '/fine'),
        linkEntry('Script', 'javascript:alert(1)'),
        linkEntry('Mail', 'mailto:nobody'),
        linkEntry('Phone', 'tel:abc'),
        linkEntry('Words', 'no address'),
      ]),
    ).toEqual([
      422,
      {
        'main.1.url': 'Links must be formatted as example.com or https://example.com',
        'main.2.url': 'Emails must be formatted as name@example.com',
        'main.3.url': 'Phone numbers must be formatted as +1 555 010 0199',
        'main.4.url': 'Links must be formatted as example.com or https://example.com',
      },
    ]);
    expect(await refusedFields([linkEntry(' ', '')])).toEqual([
      422,
      { 'main.0.label': 'Enter a label.', 'main.0.url': 'Enter where the link leads.' },
    ]);
    expect(await refusedFields([linkEntry('x'.repeat(101), '/x')])).toEqual([
      422,
      { 'main.0.label': 'A label has at most 100 characters.' },
    ]);
    expect(await refusedFields(Array.from({ length: 61 }, () => linkEntry('More', '/more')))).toEqual([
      422,
      { main: 'A navigation has at most 60 entries.' },
    ]);
    expect((await read()).main).toEqual([]);
  });

  it('takes no page of another website, and is not seen there', async () => {
    const other = await aShop(platform, `other-navigation-${count}.example`);
    const stranger = await anOwner(app, platform, other, 'stranger@example.com');
    const refused = await put({ footer: [pageEntry(other.collectionId)] });
    expect(refused.json()).toMatchObject({
      fields: { 'footer.0.pageId': 'This page does not exist any more.' },
    });
    await put({ main: [linkEntry('Ours', '/ours')] });
    expect(await read(stranger)).toMatchObject({ main: [], footer: [] });
    expect((await aVisitor(app, shop.host).send('GET', path)).statusCode).toBe(401);
  });

  it('shows scripts in a label as words', async () => {
    await put({ main: [linkEntry('<script>alert(1)</script>', '/x')] });
    await awaitNotifications(platform);
    const { body } = await aVisitor(app, shop.host).send('GET', '/shop');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toContain('<script>alert(1)</script>');
  });
});
