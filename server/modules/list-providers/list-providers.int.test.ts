// PostgreSQL: both (rows claimed by several servers at once)
import { listProviderTexts as text } from '@vitrine/domain/text/en/list-providers.ts';
import { DELIVERY_ATTEMPTS } from '@vitrine/domain/webhook/webhook-retries.ts';
import { openListProvider } from '@vitrine/testing/open-list-provider.ts';
import { describe, expect, it } from 'vitest';
import { tidyListChanges } from './tidy.ts';

const DAY = 86_400_000;
const at = openListProvider('provider');
const { path, people, list, view, connect, choose, begin, add } = at;
const { read, signUp, send, member, runFor, waiting } = at;

describe('connecting a provider', () => {
  it('tries the key, keeps it encrypted, and sends nothing before a list is chosen', async () => {
    expect(await view()).toBeNull();
    const answer = await connect();
    expect(answer.json()).toMatchObject({
      connection: { state: 'unfinished', account: 'Fern and Kiln', list: null, isReadable: true, waiting: 0 },
    });
    expect(answer.body).not.toContain(at.fake.key);
    const { rows } = await at.platform.db.$client.query('select * from list_connections');
    expect(JSON.stringify(rows)).not.toContain(at.fake.key.slice(0, 12));
    await add('june@example.com');
    expect(await waiting()).toBe(0);
    expect((await at.owner.send('GET', `${path}/lists`)).json()).toEqual({
      lists: [{ id: list, name: 'Kiln letter', members: 0 }],
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
    const refused = await connect(at.fake.key.replace(/^0/, '9'));
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
      connection: { state: 'connected', list: { id: list, name: 'Kiln letter' }, doubleOptIn: false },
    });
  });

  it('says that the provider is away, and changes nothing', async () => {
    at.fake.instead = { status: 503, body: { title: 'Internal', detail: 'We are down for maintenance.' } };
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
    await at.owner.send('POST', `${people}/${left.id}/unsubscribe`);
    await signUp('unconfirmed@example.com', true);
    await begin({ sendsExisting: true });
    expect(await view()).toMatchObject({ state: 'waiting', isQueueing: true });
    await Promise.all([send(), send()]);
    await send();
    expect([...(at.fake.lists.get(list)?.members.values() ?? [])].map(({ email }) => email)).toEqual([
      'june@example.com',
    ]);
    expect(at.fake.asked.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    expect(await view()).toMatchObject({ state: 'connected', isQueueing: false, waiting: 0 });
  });

  it('goes on sending those when its double opt-in is changed meanwhile', async () => {
    await add('june@example.com');
    await begin({ sendsExisting: true });
    expect((await choose({ doubleOptIn: true })).json()).toMatchObject({ connection: { isQueueing: true } });
    await send();
    expect(member('june@example.com')).toBeDefined();
    expect(await view()).toMatchObject({ state: 'connected', isQueueing: false });
    expect((await choose({ doubleOptIn: false })).json()).toMatchObject({
      connection: { isQueueing: false },
    });
  });

  it('of another account needs another list, and sends it nothing of what waited', async () => {
    await begin();
    await add('june@example.com');
    expect(await waiting()).toBe(1);
    at.fake.account = { account_id: 'a0002', account_name: 'Another studio' };
    expect((await connect()).json()).toMatchObject({
      connection: { state: 'unfinished', account: 'Another studio', list: null, waiting: 0 },
    });
    await send();
    expect(at.fake.lists.get(list)?.members.size).toBe(0);
  });

  it('is ended by its owner, who keeps the audience; what waits is forgotten', async () => {
    await begin();
    const { id } = await add('june@example.com');
    const seen = (await view())?.version ?? null;
    expect((await at.owner.send('POST', `${path}/disconnect`, { seen: null })).json()).toMatchObject({
      error: 'STALE_REVISION',
    });
    const ended = await at.owner.send('POST', `${path}/disconnect`, { seen });
    expect(ended.json()).toEqual({ connection: null });
    expect(await send()).toBe(0);
    expect(at.fake.asked).toEqual([]);
    expect((await at.platform.db.$client.query('select from list_changes')).rowCount).toBe(0);
    expect(await read(id)).toMatchObject({ state: 'active' });
  });
});

describe('a provider that fails', () => {
  it('is left alone for longer, costs nothing here, and gets everything when it is back', async () => {
    await begin();
    at.fake.instead = { status: 503, body: { title: 'Internal', detail: 'We are down for maintenance.' } };
    const { id } = await add('june@example.com');
    await add('july@example.com');
    await send();
    const tried = at.fake.asked.length;
    await send();
    expect(at.fake.asked).toHaveLength(tried);
    expect(await view()).toMatchObject({
      state: 'failing',
      waiting: 2,
      failure: { problem: 'busy', words: 'We are down for maintenance.' },
    });
    await runFor(5);
    expect(await view()).toMatchObject({ state: 'failing', waiting: 2, refused: [] });
    expect(await read(id)).toMatchObject({ state: 'active' });
    at.fake.instead = null;
    await runFor(0.1);
    expect(at.fake.lists.get(list)?.members.size).toBe(2);
    expect(await view()).toMatchObject({ state: 'connected', failure: null, waiting: 0 });
  });

  it('says in its own words that the key is not accepted; another key goes on', async () => {
    await begin();
    await add('june@example.com');
    at.fake.rotateKey();
    await send();
    expect(await view()).toMatchObject({ failure: { problem: 'key' }, waiting: 1 });
    expect((await view())?.failure?.words).toContain('Your API key may be invalid');
    expect((await connect()).json()).toMatchObject({
      connection: { failure: null, list: { id: list }, waiting: 1 },
    });
    await send();
    expect(member('june@example.com')).toBeDefined();
  });

  it('shows an address that it refuses, tries it for a day, and holds up no other', async () => {
    await begin();
    await add('june@fake.example');
    await add('july@example.com');
    await send();
    expect(member('july@example.com')).toBeDefined();
    expect(await view()).toMatchObject({ state: 'waiting', waiting: 1, failure: null, refused: [] });
    await runFor(2);
    expect(at.fake.asked.filter(({ method }) => method === 'PUT')).toHaveLength(DELIVERY_ATTEMPTS + 1);
    expect(await view()).toMatchObject({
      state: 'connected',
      refused: [{ email: 'june@fake.example', isErasure: false }],
    });
    expect((await view())?.refused[0]?.words).toContain('looks fake or invalid');
    expect((await at.owner.send('POST', `${path}/retry`)).json()).toMatchObject({
      connection: { waiting: 1, refused: [] },
    });
    await runFor(2);
    at.platform.clock.advance(31 * DAY);
    await tidyListChanges(at.platform);
    expect((await at.platform.db.$client.query('select from list_changes')).rowCount).toBe(0);
  });

  it('whose list is gone waits for another one', async () => {
    await begin();
    at.fake.lists.delete(list);
    await add('june@example.com');
    await send();
    expect(await view()).toMatchObject({ failure: { problem: 'list' }, waiting: 1 });
    at.fake.addList('other', 'Other');
    await choose({ listId: 'other', sendsExisting: true });
    await send();
    expect(at.fake.member('other', 'june@example.com')).toBeDefined();
    expect(await view()).toMatchObject({ failure: null, waiting: 0 });
  });
});
