// PostgreSQL: both (rows claimed by several servers at once)
import type { SubscriberDetail } from '@vitrine/contracts/audience.ts';
import type { ListConnection, ListProviderOfSite } from '@vitrine/contracts/list-providers.ts';
import type { MailingList } from '@vitrine/contracts/mailing-lists.ts';
import { listProviderTexts as text } from '@vitrine/domain/text/en/list-providers.ts';
import { DELIVERY_ATTEMPTS } from '@vitrine/domain/webhook/webhook-retries.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { FakeMailchimp } from '@vitrine/testing/fake-mailchimp.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { openInternet } from '../../platform/http/guarded-fetch.ts';
import { sendListChanges } from './deliver.ts';
import { tidyListChanges } from './tidy.ts';

const DAY = 86_400_000;
const LIST = 'a1b2c3d4e5';
const path = '/api/admin/audience/provider';
const people = '/api/admin/audience/subscribers';
let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let fake: FakeMailchimp;
let letter: MailingList;
let open: MailingList;
let shops = 0;

beforeAll(async () => {
  platform = await testPlatform({
    config: { rateLimits: 1000 },
    outside: { ...openInternet, mayCallLocal: true },
  });
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  shops += 1;
  await platform.db.$client.query('truncate list_connections, list_changes, subscribers, list_members');
  fake = new FakeMailchimp();
  await fake.start();
  fake.addList(LIST, 'Kiln letter');
  shop = await aShop(platform, `provider-${shops}.test`);
  owner = await anOwner(app, platform, shop, `owner-${shops}@example.com`);
  letter = await aList('Letter', true);
  open = await aList('Open', false);
});
afterEach(() => fake.stop());

async function aList(name: string, doubleOptIn: boolean): Promise<MailingList> {
  const body = { name, doubleOptIn, takesWaiting: false, checkoutConsentId: null };
  return (await owner.send('POST', '/api/admin/audience/lists', body)).json<MailingList>();
}
const view = async (): Promise<ListConnection | null> =>
  (await owner.send('GET', path)).json<ListProviderOfSite>().connection;
const connect = async (key = fake.key) =>
  owner.send('POST', path, { key, seen: (await view())?.version ?? null });
async function choose(change: object = {}) {
  const seen = (await view())?.version ?? null;
  return owner.send('PUT', path, { listId: LIST, doubleOptIn: false, sendsExisting: false, seen, ...change });
}
async function begin(change: object = {}): Promise<void> {
  expect((await connect()).statusCode).toBe(200);
  const chosen = await choose(change);
  expect(chosen.statusCode, chosen.body).toBe(200);
  fake.asked = [];
}
async function add(email: string, rest: object = {}): Promise<SubscriberDetail> {
  const body = { email, listIds: [letter.id], words: 'Signed the list at the market.', ...rest };
  const answer = await owner.send('POST', people, body);
  expect(answer.statusCode, answer.body).toBe(201);
  platform.clock.advance(1000);
  return answer.json<SubscriberDetail>();
}
const read = async (id: string): Promise<SubscriberDetail> =>
  (await owner.send('GET', `${people}/${id}`)).json<SubscriberDetail>();
async function edit(id: string, change: object): Promise<void> {
  const { revision } = await read(id);
  const answer = await owner.send('PUT', `${people}/${id}`, { revision, ...change });
  expect(answer.statusCode, answer.body).toBe(200);
}
const signUp = (email: string, list: MailingList) =>
  aVisitor(app, shop.host).post('/site-users/account/newsletter', {
    listId: list.id,
    email,
    words: 'Join. Four a year.',
  });
const waiting = async (): Promise<number> => (await view())?.waiting ?? -1;
/** Runs until nothing is tried within half an hour any more. */
async function runFor(days: number): Promise<void> {
  const end = platform.clock.now() + days * DAY;
  while (platform.clock.now() < end) {
    platform.clock.advance(30 * 60_000);
    await sendListChanges(platform);
  }
}

describe('connecting a provider', () => {
  it('tries the key, keeps it encrypted, and sends nothing before a list is chosen', async () => {
    expect(await view()).toBeNull();
    const answer = await connect();
    expect(answer.json()).toMatchObject({
      connection: { state: 'unfinished', account: 'Fern and Kiln', list: null, isReadable: true, waiting: 0 },
    });
    expect(answer.body).not.toContain(fake.key);
    const { rows } = await platform.db.$client.query('select * from list_connections');
    expect(JSON.stringify(rows)).not.toContain(fake.key.slice(0, 12));
    await add('june@example.com');
    expect(await waiting()).toBe(0);
    expect((await owner.send('GET', `${path}/lists`)).json()).toEqual({
      lists: [{ id: LIST, name: 'Kiln letter', members: 0 }],
    });
  });

  it('refuses what is no key, and quotes the provider about one that it does not accept', async () => {
    for (const [key, sentence] of [
      ['', text.keyMissing],
      ['0123456789abcdef', text.keyUnknown],
      ['0123456789abcdef0123456789abcdef-us6.evil.example', text.keyUnknown],
    ] as const) {
      const refused = await connect(key);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        422,
        { error: 'LIST_PROVIDER_INVALID', fields: { key: sentence } },
      ]);
    }
    const refused = await connect(fake.key.replace(/^0/, '9'));
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Your API key may be invalid');
    expect(await view()).toBeNull();
  });

  it('needs a list that the provider has', async () => {
    expect((await choose()).json()).toMatchObject({ error: 'LIST_PROVIDER_NOT_CONNECTED' });
    await connect();
    const none = await choose({ listId: '' });
    expect([none.statusCode, none.json()]).toMatchObject([
      422,
      { fields: { listId: 'A List must be selected' } },
    ]);
    expect((await choose({ listId: 'gone' })).json()).toMatchObject({ error: 'MAILING_LIST_NOT_FOUND' });
    expect((await choose({ seen: null })).json()).toMatchObject({ error: 'STALE_REVISION' });
    expect((await choose()).json()).toMatchObject({
      connection: { state: 'connected', list: { id: LIST, name: 'Kiln letter' }, doubleOptIn: false },
    });
  });

  it('says that the provider is away, and changes nothing', async () => {
    fake.instead = { status: 503, body: { title: 'Internal', detail: 'We are down for maintenance.' } };
    const away = await connect();
    expect([away.statusCode, away.json()]).toMatchObject([
      409,
      {
        error: 'LIST_PROVIDER_AWAY',
        message: 'The provider cannot be used right now: We are down for maintenance.',
      },
    ]);
    expect(await view()).toBeNull();
  });

  it('sends those who got letters before, once, and nobody else', async () => {
    await add('june@example.com', { tags: ['Club'] });
    const left = await add('left@example.com');
    await owner.send('POST', `${people}/${left.id}/unsubscribe`);
    await signUp('unconfirmed@example.com', letter);
    await begin({ sendsExisting: true });
    expect(await view()).toMatchObject({ state: 'waiting', isQueueing: true });
    await Promise.all([sendListChanges(platform), sendListChanges(platform)]);
    await sendListChanges(platform);
    expect([...(fake.lists.get(LIST)?.members.values() ?? [])].map(({ email }) => email)).toEqual([
      'june@example.com',
    ]);
    expect(fake.asked.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    expect(await view()).toMatchObject({ state: 'connected', isQueueing: false, waiting: 0 });
  });

  it('of another account needs another list, and sends it nothing of what waited', async () => {
    await begin();
    await add('june@example.com');
    expect(await waiting()).toBe(1);
    fake.account = { account_id: 'a0002', account_name: 'Another studio' };
    expect((await connect()).json()).toMatchObject({
      connection: { state: 'unfinished', account: 'Another studio', list: null, waiting: 0 },
    });
    await sendListChanges(platform);
    expect(fake.lists.get(LIST)?.members.size).toBe(0);
  });

  it('is ended by its owner, who keeps the audience; what waits is forgotten', async () => {
    await begin();
    const { id } = await add('june@example.com');
    const seen = (await view())?.version ?? null;
    expect((await owner.send('POST', `${path}/disconnect`, { seen: null })).json()).toMatchObject({
      error: 'STALE_REVISION',
    });
    expect((await owner.send('POST', `${path}/disconnect`, { seen })).json()).toEqual({ connection: null });
    expect(await sendListChanges(platform)).toBe(0);
    expect(fake.asked).toEqual([]);
    expect((await platform.db.$client.query('select from list_changes')).rowCount).toBe(0);
    expect(await read(id)).toMatchObject({ state: 'active' });
  });
});

describe('a subscriber', () => {
  it('is at the provider with name and tags, once confirmed here', async () => {
    await begin();
    await signUp('shy@example.com', letter);
    await signUp('bold@example.com', open);
    await add('june@example.com', { name: 'June Alder', tags: ['Club', 'Kiln'] });
    expect(await waiting()).toBe(2);
    expect(await sendListChanges(platform)).toBe(2);
    expect(fake.member(LIST, 'june@example.com')).toMatchObject({
      status: 'subscribed',
      firstName: 'June',
      lastName: 'Alder',
      tags: new Set(['Club', 'Kiln']),
    });
    expect(fake.member(LIST, 'bold@example.com')).toMatchObject({ status: 'subscribed' });
    expect(fake.member(LIST, 'shy@example.com')).toBeUndefined();
    expect(await view()).toMatchObject({ state: 'connected', waiting: 0, failure: null });
  });

  it('is asked by the provider where double opt-in is required', async () => {
    await begin({ doubleOptIn: true });
    await add('june@example.com');
    await sendListChanges(platform);
    expect(fake.member(LIST, 'june@example.com')?.status).toBe('pending');
  });

  it('loses the tags there that were taken off here, and no others', async () => {
    await begin();
    const { id } = await add('june@example.com', { tags: ['Club', 'Kiln'] });
    await sendListChanges(platform);
    fake.member(LIST, 'june@example.com')?.tags.add('Of the provider');
    await edit(id, { tags: ['Kiln', 'New'] });
    await edit(id, { name: 'June' });
    await sendListChanges(platform);
    expect(fake.member(LIST, 'june@example.com')?.tags).toEqual(new Set(['Kiln', 'Of the provider', 'New']));
  });

  it('gets nothing from the provider any more after leaving here', async () => {
    await begin();
    const { id } = await add('june@example.com');
    await sendListChanges(platform);
    await owner.send('POST', `${people}/${id}/unsubscribe`);
    await sendListChanges(platform);
    expect(fake.member(LIST, 'june@example.com')?.status).toBe('unsubscribed');
  });

  it('who has left at the provider stays so with a tag, and is asked there after a sign-up', async () => {
    await begin();
    const { id } = await add('june@example.com');
    await sendListChanges(platform);
    const member = fake.member(LIST, 'june@example.com');
    if (member === undefined) throw new Error('not sent');
    member.status = 'unsubscribed';
    await edit(id, { tags: ['Club'] });
    await sendListChanges(platform);
    expect(member).toMatchObject({ status: 'unsubscribed', tags: new Set(['Club']) });
    await signUp('june@example.com', open);
    await sendListChanges(platform);
    expect(member.status).toBe('pending');
  });

  it('is erased there for good when erased here', async () => {
    await begin();
    const { id } = await add('june@example.com');
    await sendListChanges(platform);
    const erased = await owner.send('POST', `${people}/${id}/erase`);
    expect(erased.statusCode, erased.body).toBe(204);
    await sendListChanges(platform);
    expect(fake.member(LIST, 'june@example.com')).toBeUndefined();
    expect(fake.asked.at(-1)?.path).toMatch(/\/actions\/delete-permanent$/);
    expect((await platform.db.$client.query('select from list_changes')).rowCount).toBe(0);
  });

  it('is erased at the list it was on, also after another one was chosen', async () => {
    await begin();
    const { id } = await add('june@example.com');
    await sendListChanges(platform);
    fake.addList('other', 'Other');
    await owner.send('POST', `${people}/${id}/erase`);
    await choose({ listId: 'other' });
    await sendListChanges(platform);
    expect(fake.member(LIST, 'june@example.com')).toBeUndefined();
    expect(fake.lists.get('other')?.members.size).toBe(0);
    expect(await waiting()).toBe(0);
  });

  it('that comes back after it was erased is refused there, in its words, and is here', async () => {
    await begin();
    const { id } = await add('june@example.com');
    await sendListChanges(platform);
    await owner.send('POST', `${people}/${id}/erase`);
    await sendListChanges(platform);
    const again = await add('june@example.com');
    await runFor(2);
    expect((await view())?.refused).toMatchObject([{ email: 'june@example.com', isErasure: false }]);
    expect((await view())?.refused[0]?.words).toContain('permanently deleted');
    expect(await read(again.id)).toMatchObject({ state: 'active' });
  });

  it('that is changed with many others goes there too', async () => {
    await begin();
    const { id } = await add('june@example.com');
    await sendListChanges(platform);
    const answer = await owner.send('POST', '/api/admin/audience/bulk', {
      selection: { ids: [id] },
      change: { action: 'add-tag', tag: 'Club' },
    });
    expect(answer.statusCode, answer.body).toBe(202);
    await sendListChanges(platform);
    expect(fake.member(LIST, 'june@example.com')?.tags).toEqual(new Set(['Club']));
  });

  it('is queued once, however often it changes, and only with its own website', async () => {
    await begin();
    const { id } = await add('june@example.com');
    await edit(id, { name: 'June' });
    await edit(id, { name: 'June Alder' });
    expect(await waiting()).toBe(1);
    const other = await aShop(platform, `other-${shops}.test`);
    const stranger = await anOwner(app, platform, other, `stranger-${shops}@example.com`);
    expect((await stranger.send('GET', path)).json()).toEqual({ connection: null });
  });

  it('that changes while it is sent is sent again', async () => {
    await begin();
    const { id } = await add('june@example.com', { name: 'June' });
    const sending = sendListChanges(platform);
    await edit(id, { name: 'June Alder' });
    await sending;
    await sendListChanges(platform);
    expect(fake.member(LIST, 'june@example.com')?.lastName).toBe('Alder');
    expect(await waiting()).toBe(0);
  });
});

describe('a provider that fails', () => {
  it('is left alone for longer, costs nothing here, and gets everything when it is back', async () => {
    await begin();
    fake.instead = { status: 503, body: { title: 'Internal', detail: 'We are down for maintenance.' } };
    const { id } = await add('june@example.com');
    await add('july@example.com');
    await sendListChanges(platform);
    const tried = fake.asked.length;
    await sendListChanges(platform);
    expect(fake.asked).toHaveLength(tried);
    expect(await view()).toMatchObject({
      state: 'failing',
      waiting: 2,
      failure: { problem: 'busy', words: 'We are down for maintenance.' },
    });
    await runFor(5);
    expect(await view()).toMatchObject({ state: 'failing', waiting: 2, refused: [] });
    expect(await read(id)).toMatchObject({ state: 'active' });
    fake.instead = null;
    await runFor(0.1);
    expect(fake.lists.get(LIST)?.members.size).toBe(2);
    expect(await view()).toMatchObject({ state: 'connected', failure: null, waiting: 0 });
  });

  it('says in its own words that the key is not accepted; another key goes on', async () => {
    await begin();
    await add('june@example.com');
    fake.rotateKey();
    await sendListChanges(platform);
    expect(await view()).toMatchObject({ failure: { problem: 'key' }, waiting: 1 });
    expect((await view())?.failure?.words).toContain('Your API key may be invalid');
    expect((await connect()).json()).toMatchObject({
      connection: { failure: null, list: { id: LIST }, waiting: 1 },
    });
    await sendListChanges(platform);
    expect(fake.member(LIST, 'june@example.com')).toBeDefined();
  });

  it('shows an address that it refuses, tries it for a day, and holds up no other', async () => {
    await begin();
    await add('june@fake.example');
    await add('july@example.com');
    await sendListChanges(platform);
    expect(fake.member(LIST, 'july@example.com')).toBeDefined();
    expect(await view()).toMatchObject({ state: 'waiting', waiting: 1, failure: null, refused: [] });
    await runFor(2);
    expect(fake.asked.filter(({ method }) => method === 'PUT')).toHaveLength(DELIVERY_ATTEMPTS + 1);
    expect(await view()).toMatchObject({
      state: 'connected',
      refused: [{ email: 'june@fake.example', isErasure: false }],
    });
    expect((await view())?.refused[0]?.words).toContain('looks fake or invalid');
    expect((await owner.send('POST', `${path}/retry`)).json()).toMatchObject({
      connection: { waiting: 1, refused: [] },
    });
    await runFor(35);
    await tidyListChanges(platform);
    expect(await view()).toMatchObject({ refused: [], waiting: 0 });
  });

  it('whose list is gone waits for another one', async () => {
    await begin();
    fake.lists.delete(LIST);
    await add('june@example.com');
    await sendListChanges(platform);
    expect(await view()).toMatchObject({ failure: { problem: 'list' }, waiting: 1 });
    fake.addList('other', 'Other');
    await choose({ listId: 'other', sendsExisting: true });
    await sendListChanges(platform);
    expect(fake.member('other', 'june@example.com')).toBeDefined();
    expect(await view()).toMatchObject({ failure: null, waiting: 0 });
  });
});
