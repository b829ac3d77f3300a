// PostgreSQL: both (row locks)
import { ok } from '@vitrine/domain/result.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import { testStoreTerms } from '@vitrine/testing/shop-fixture.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addHost,
  bumpRevision,
  changeWebsite,
  createWebsite,
  findSite,
  getWebsite,
  sitesInMemory,
  updateSettings,
} from './index.ts';

let platform: TestPlatform;
let first = '';
let second = '';
const make = (identifier: string) =>
  createWebsite(platform, {
    identifier,
    title: identifier,
    hosts: [`${identifier}.example`],
    settings: {
      theme: 'atelier',
      tagLine: '',
      description: '',
      language: 'en-US',
      timeZone: 'UTC',
      contactEmail: '',
      address: [],
      mainNavigation: [],
      footerNavigation: [],
      store: testStoreTerms,
    },
  });
beforeAll(async () => {
  platform = await testPlatform();
  first = await make('first');
  second = await make('second');
});
afterAll(() => platform.close());

it('a host finds its website, with a port too, and an unknown one finds none', async () => {
  expect((await findSite(platform, 'first.example'))?.websiteId).toBe(first);
  expect(await findSite(platform, 'first.example:3000')).toMatchObject({
    websiteId: first,
    origin: 'http://first.example:3000',
  });
  expect(await findSite(platform, 'third.example')).toBeNull();
  expect(await findSite(platform, '')).toBeNull();
});

it('a host cannot be taken by another website', async () => {
  expect(await addHost(platform, second, 'first.example')).toBe(false);
  expect(await addHost(platform, first, 'First.example')).toBe(true);
  expect((await findSite(platform, 'first.example'))?.websiteId).toBe(first);
});

it('a host that was unknown is found as soon as it is added', async () => {
  expect(await findSite(platform, 'late.example')).toBeNull();
  expect(await addHost(platform, second, 'late.example')).toBe(true);
  await awaitNotifications(platform);
  expect((await findSite(platform, 'late.example'))?.websiteId).toBe(second);
});

it('a change replaces only its own website’s site object', async () => {
  await awaitNotifications(platform);
  const [one, two] = [await findSite(platform, 'first.example'), await findSite(platform, 'second.example')];
  await updateSettings(platform, first, { title: 'Changed' });
  await awaitNotifications(platform);
  const changed = await findSite(platform, 'first.example');
  expect(changed).toMatchObject({ title: 'Changed', revision: (one?.revision ?? 0) + 1 });
  expect(sitesInMemory(platform)('second.example')).toBe(two);
});

it('what was changed is served at once by the process that changed it', async () => {
  const shown: (string | undefined)[] = [];
  const written = Array.from({ length: 30 }, (_, index) => `Title ${index}`);
  for (const title of written) {
    const changed = await changeWebsite(platform, first, () => ok({ title }));
    expect(changed.ok).toBe(true);
    shown.push((await findSite(platform, 'first.example'))?.title);
  }
  expect(shown).toEqual(written);
});

it('a change that is rolled back notifies nobody', async () => {
  const before = await getWebsite(platform, first);
  const inMemory = await findSite(platform, 'first.example');
  const failed = platform.db.transaction(async (tx) => {
    await bumpRevision(tx, first);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await platform.db.transaction((tx) => bumpRevision(tx, second));
  await awaitNotifications(platform);
  expect(sitesInMemory(platform)('second.example')).toBeUndefined();
  expect(sitesInMemory(platform)('first.example')).toBe(inMemory);
  expect((await getWebsite(platform, first))?.revision).toBe(before?.revision);
});

it('two concurrent changes of the settings are both kept', async () => {
  await withLockHeld(
    platform,
    'select 1 from websites where website_id = $1 for update',
    [first],
    async (_holder, commit) => {
      const changes = [
        updateSettings(platform, first, { settings: { tagLine: 'Slowly' } }),
        updateSettings(platform, first, { settings: { contactEmail: 'hello@first.example' } }),
      ];
      await untilBlocked(platform, 2);
      await commit();
      await Promise.all(changes);
    },
  );
  expect((await getWebsite(platform, first))?.settings).toMatchObject({
    tagLine: 'Slowly',
    contactEmail: 'hello@first.example',
  });
});
