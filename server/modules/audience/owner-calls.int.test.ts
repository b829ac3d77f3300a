import type { SubscriberDetail, SubscriberRow } from '@vitrine/contracts/audience.ts';
import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { MailingList } from '@vitrine/contracts/mailing-lists.ts';
import type { Segment } from '@vitrine/contracts/segments.ts';
import { aMailingList } from '@vitrine/testing/audience-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let owner: TestVisitor;
let letter: MailingList;
let shops = 0;

beforeAll(async () => {
  platform = await testPlatform({ config: { rateLimits: 1000 } });
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  shops += 1;
  shop = await aShop(platform, `audience-${shops}.test`);
  owner = await anOwner(app, platform, shop, `owner-${shops}@example.com`);
  letter = await aMailingList(owner, 'Kiln letter');
});

const lists = '/api/admin/audience/lists';
const people = '/api/admin/audience/subscribers';
const listBody = (name: string, rest: object = {}) => ({
  name,
  doubleOptIn: true,
  takesWaiting: false,
  checkoutConsentId: null,
  ...rest,
});
async function add(email: string, rest: object = {}): Promise<SubscriberDetail> {
  const body = { email, listIds: [letter.id], words: 'Signed the list at the market.', ...rest };
  const answer = await owner.send('POST', people, body);
  expect(answer.statusCode, answer.body).toBe(201);
  platform.clock.advance(1000);
  return answer.json<SubscriberDetail>();
}
const read = async (id: string) => (await owner.send('GET', `${people}/${id}`)).json<SubscriberDetail>();
async function emailsOf(query = ''): Promise<readonly string[]> {
  const answer = await owner.send('GET', `/api/admin/audience${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ListPage<SubscriberRow>>().rows.map(({ email }) => email);
}
async function change(ids: readonly string[], what: object): Promise<BulkJob> {
  const answer = await owner.send('POST', '/api/admin/audience/bulk', { selection: { ids }, change: what });
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json<BulkJob>();
}

/** The addresses that rules select. */
async function preview(match: 'all' | 'any', ...rules: readonly object[]): Promise<readonly string[]> {
  const answer = await owner.send('POST', '/api/admin/audience/segments/preview', { match, rules });
  expect(answer.statusCode, answer.body).toBe(200);
  const { count, sample } = answer.json<{ count: number; sample: readonly { email: string }[] }>();
  expect(count).toBe(sample.length);
  return sample.map(({ email }) => email).toSorted();
}

describe('mailing lists', () => {
  it('are listed by name, with how many get letters', async () => {
    await aMailingList(owner, 'Alpha');
    await add('june@example.com');
    const answer = await owner.send('GET', lists);
    expect(answer.json()).toMatchObject({
      lists: [
        { name: 'Alpha', members: 0 },
        { name: 'Kiln letter', members: 1, isMore: false, doubleOptIn: true },
      ],
    });
  });

  it('have names of their own, whatever the letter case, and keep theirs', async () => {
    const taken = await owner.send('POST', lists, listBody('KILN LETTER'));
    expect([taken.statusCode, taken.json()]).toMatchObject([
      409,
      {
        error: 'MAILING_LIST_NAME_TAKEN',
        message: 'Another list is called KILN LETTER already. Enter another name.',
      },
    ]);
    const same = await owner.send(
      'PUT',
      `${lists}/${letter.id}`,
      listBody('Kiln Letter', { doubleOptIn: false }),
    );
    expect(same.json()).toMatchObject({ name: 'Kiln Letter', doubleOptIn: false });
  });

  it('are deleted without their members', async () => {
    const { id } = await add('june@example.com');
    expect((await owner.send('DELETE', `${lists}/${letter.id}`)).statusCode).toBe(204);
    expect(await read(id)).toMatchObject({ state: 'active', lists: [], consents: [{ list: '' }] });
    expect((await owner.send('DELETE', `${lists}/${letter.id}`)).statusCode).toBe(404);
  });
});

describe('subscribers', () => {
  it('are found, filtered and sorted', async () => {
    const other = await aMailingList(owner, 'Other');
    await add('ada@example.com', { name: 'Ada Fern', tags: ['Club'] });
    await add('june@example.com', { listIds: [other.id] });
    expect(await emailsOf()).toEqual(['june@example.com', 'ada@example.com']);
    expect(await emailsOf('?sort=email')).toEqual(['ada@example.com', 'june@example.com']);
    expect(await emailsOf('?search=fer')).toEqual(['ada@example.com']);
    expect(await emailsOf('?tag=club')).toEqual(['ada@example.com']);
    expect(await emailsOf(`?list=${other.id}`)).toEqual(['june@example.com']);
    expect(await emailsOf('?state=unsubscribed,bounced')).toEqual([]);
    expect(await emailsOf('?source=owner')).toHaveLength(2);
    const count = await owner.send('GET', '/api/admin/audience/count?search=example');
    expect(count.json()).toEqual({ count: 2, isMore: false });
    const tags = await owner.send('GET', '/api/admin/audience/tags');
    expect(tags.json()).toEqual({ tags: ['Club'] });
  });

  it('are added with how they agreed, once', async () => {
    const june = await add('June@Example.com', { name: 'June' });
    expect(june).toMatchObject({
      email: 'june@example.com',
      state: 'active',
      consents: [{ words: 'Signed the list at the market.', source: 'owner' }],
      events: [{ kind: 'added', by: 'Rowan', list: 'Kiln letter' }],
    });
    const again = await owner.send('POST', people, {
      email: 'june@example.com',
      listIds: [letter.id],
      words: 'Yes',
    });
    expect([again.statusCode, again.json()]).toMatchObject([409, { error: 'SUBSCRIBER_EXISTS' }]);
  });

  it.each([
    [{ email: '', listIds: ['x'], words: 'a' }, 'email', 'Email cannot be blank'],
    [{ email: 'a@b.example', listIds: [], words: 'a' }, 'listIds', 'A List must be selected'],
    [{ email: 'a@b.example', listIds: [newId()], words: ' ' }, 'words', 'Write down how this person agreed.'],
  ])('are not added from %j', async (body, field, sentence) => {
    const answer = await owner.send('POST', people, body);
    expect([answer.statusCode, answer.json<{ fields: Record<string, string> }>().fields[field]]).toEqual([
      422,
      sentence,
    ]);
  });

  it('get name, tags and lists by one edit, and none by an older one', async () => {
    const other = await aMailingList(owner, 'Other');
    const { id, revision } = await add('june@example.com');
    const edit = { name: 'June', tags: ['Club', 'club'], listIds: [other.id], revision };
    const edited = await owner.send('PUT', `${people}/${id}`, edit);
    expect(edited.json()).toMatchObject({ name: 'June', tags: ['Club'], lists: [{ name: 'Other' }] });
    expect((await owner.send('PUT', `${people}/${id}`, edit)).json()).toMatchObject({
      error: 'STALE_REVISION',
    });
  });

  it('that an owner unsubscribes are not added again by the owner', async () => {
    const { id } = await add('june@example.com');
    const left = await owner.send('POST', `${people}/${id}/unsubscribe`);
    expect(left.json()).toMatchObject({ state: 'unsubscribed', lists: [] });
    const again = await owner.send('POST', people, {
      email: 'june@example.com',
      listIds: [letter.id],
      words: 'Yes',
    });
    expect(again.json()).toMatchObject({ error: 'SUBSCRIBER_HAS_LEFT' });
    const { revision } = await read(id);
    const edit = await owner.send('PUT', `${people}/${id}`, { listIds: [letter.id], revision });
    expect(edit.json()).toMatchObject({ error: 'SUBSCRIBER_HAS_LEFT' });
  });

  it('are exported as one person with everything, and erased with everything', async () => {
    const { id } = await add('june@example.com');
    const file = await owner.send('GET', `${people}/${id}/personal-data.json`);
    expect(file.json()).toMatchObject({
      email: 'june@example.com',
      subscriptionsToLetters: [
        { email: 'june@example.com', consents: [{ words: 'Signed the list at the market.' }] },
      ],
      comments: [],
    });
    expect((await owner.send('POST', `${people}/${id}/erase`)).statusCode).toBe(204);
    for (const table of ['subscribers', 'consents', 'subscriber_events', 'list_members']) {
      const { rows } = await platform.db.$client.query(`select from ${table} where website_id = $1`, [
        shop.websiteId,
      ]);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    expect((await owner.send('GET', `${people}/${id}`)).statusCode).toBe(404);
  });

  it('are exported as CSV without running as a formula', async () => {
    await add('june@example.com', { name: '=1+1', tags: ['Club'] });
    const file = await owner.send('GET', '/api/admin/audience/export.csv');
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body).toContain("june@example.com,'=1+1,active,Club,Kiln letter");
  });
});

describe('many subscribers', () => {
  it('are tagged, put on a list and taken off it, and each is taken back', async () => {
    const other = await aMailingList(owner, 'Other');
    const { id } = await add('june@example.com');
    for (const [what, done, undone] of [
      [{ action: 'add-tag', tag: 'Club' }, { tags: ['Club'] }, { tags: [] }],
      [{ action: 'add-to-list', list: other.id }, { lists: [{}, {}] }, { lists: [{}] }],
      [{ action: 'remove-from-list', list: letter.id }, { lists: [] }, { lists: [{}] }],
      [{ action: 'unsubscribe' }, { state: 'unsubscribed', lists: [] }, { state: 'active', lists: [{}] }],
    ] as const) {
      const job = await change([id], what);
      expect([what, job.phase, job.changed]).toEqual([what, 'done', 1]);
      expect(await read(id)).toMatchObject(done);
      const undo = await owner.send('POST', `/api/admin/bulk/${job.id}/undo`);
      expect(undo.statusCode, undo.body).toBe(200);
      expect(await read(id)).toMatchObject(undone);
    }
  });

  it('who leave by themselves after the owner unsubscribed them are not brought back', async () => {
    const [june, mo] = [await add('june@example.com'), await add('mo@example.com')];
    const job = await change([june.id, mo.id], { action: 'unsubscribe' });
    platform.clock.advance(60_000);
    const { rows } = await platform.db.$client.query<{ secret: string }>(
      'select secret from subscribers where website_id = $1 and id = $2',
      [shop.websiteId, june.id],
    );
    const link = `/site-users/account/newsletter/unsubscribe?token=${rows[0]?.secret}`;
    const left = await aVisitor(app, shop.host).post(link, {});
    expect(left.statusCode).toBe(200);
    const undo = await owner.send('POST', `/api/admin/bulk/${job.id}/undo`);
    expect(undo.statusCode, undo.body).toBe(200);
    expect(await read(mo.id)).toMatchObject({ state: 'active' });
    const stayed = await read(june.id);
    expect(stayed).toMatchObject({ state: 'unsubscribed', lists: [] });
    expect(stayed.events.map(({ kind, by }) => [kind, by])).toContainEqual(['unsubscribed', '']);
  });

  it('who have left are put on no list', async () => {
    const other = await aMailingList(owner, 'Other');
    const { id } = await add('june@example.com');
    await owner.send('POST', `${people}/${id}/unsubscribe`);
    const job = await change([id], { action: 'add-to-list', list: other.id });
    expect(job).toMatchObject({ changed: 0, refused: [{ reason: 'unsubscribed', count: 1 }] });
  });

  it('are erased for good', async () => {
    const { id } = await add('june@example.com');
    expect(await change([id], { action: 'erase-subscribers' })).toMatchObject({ changed: 1 });
    expect(await emailsOf()).toEqual([]);
  });
});

describe('segments', () => {
  it('select by list, tag, day, language, source, address and orders', async () => {
    const other = await aMailingList(owner, 'Other');
    await add('ada@fern.example', { tags: ['Club'] });
    await add('june@example.com', { listIds: [letter.id, other.id] });
    const gone = await add('left@example.com');
    await owner.send('POST', `${people}/${gone.id}/unsubscribe`);
    const both = ['ada@fern.example', 'june@example.com'];
    expect(await preview('all', { field: 'list', is: 'in', listId: letter.id })).toEqual(both);
    expect(await preview('all', { field: 'list', is: 'not-in', listId: other.id })).toEqual([
      'ada@fern.example',
    ]);
    expect(await preview('all', { field: 'tag', is: 'has', tag: 'CLUB' })).toEqual(['ada@fern.example']);
    expect(await preview('all', { field: 'tag', is: 'has-not', tag: 'club' })).toEqual(['june@example.com']);
    expect(await preview('all', { field: 'joined', is: 'before', day: '2001-01-01' })).toEqual([]);
    expect(await preview('all', { field: 'joined', is: 'on-or-after', day: '2001-01-01' })).toEqual(both);
    expect(await preview('all', { field: 'language', is: 'is', language: 'EN' })).toEqual(both);
    expect(await preview('all', { field: 'source', is: 'is-not', source: 'owner' })).toEqual([]);
    expect(await preview('all', { field: 'email', is: 'contains', text: '@fern' })).toEqual([
      'ada@fern.example',
    ]);
    expect(await preview('all', { field: 'email', is: 'contains', text: '%' })).toEqual([]);
    expect(await preview('all', { field: 'email', is: 'ends-with', text: '.COM' })).toEqual([
      'june@example.com',
    ]);
    expect(await preview('all', { field: 'orders', is: 'at-least', count: 1 })).toEqual([]);
    expect(await preview('all', { field: 'orders', is: 'at-most', count: 0 })).toEqual(both);
    const tag = { field: 'tag', is: 'has', tag: 'club' };
    const com = { field: 'email', is: 'ends-with', text: '.com' };
    expect(await preview('all', tag, com)).toEqual([]);
    expect(await preview('any', tag, com)).toEqual(both);
  });

  it('are kept under a name, changed and deleted', async () => {
    const path = '/api/admin/audience/segments';
    const rules = [{ field: 'tag', is: 'has', tag: 'Club' }];
    const made = await owner.send('POST', path, { name: 'The club', match: 'all', rules });
    expect(made.statusCode, made.body).toBe(201);
    const { id, revision } = made.json<Segment>();
    expect((await owner.send('POST', path, { name: 'the CLUB', match: 'all', rules })).json()).toMatchObject({
      error: 'SEGMENT_NAME_TAKEN',
    });
    const edit = { name: 'Club', match: 'any', rules, revision };
    expect((await owner.send('PUT', `${path}/${id}`, edit)).json()).toMatchObject({
      name: 'Club',
      match: 'any',
    });
    expect((await owner.send('PUT', `${path}/${id}`, edit)).json()).toMatchObject({
      error: 'STALE_REVISION',
    });
    expect((await owner.send('DELETE', `${path}/${id}`)).statusCode).toBe(204);
    expect((await owner.send('GET', path)).json()).toEqual({ segments: [] });
  });

  it('and filters of a day that no database knows are refused where the day is named', async () => {
    const sentence = 'Enter a day as year-month-day, for example 2026-11-23.';
    const rules = [{ field: 'joined', is: 'before', day: '0000-01-01' }];
    const refused = await owner.send('POST', '/api/admin/audience/segments/preview', { match: 'all', rules });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { fields: { 'rules.0.day': sentence } },
    ]);
    expect(await preview('all', { field: 'joined', is: 'before', day: '0001-01-01' })).toEqual([]);
    const list = await owner.send('GET', '/api/admin/audience?joinedFrom=0000-12-31');
    expect([list.statusCode, list.json()]).toMatchObject([422, { fields: { joinedFrom: sentence } }]);
    expect(await emailsOf('?joinedFrom=0001-01-01')).toEqual([]);
  });

  it('are kept with whatever can be typed', async () => {
    const rules = [{ field: 'tag', is: 'has', tag: 'Club \uD83C' }];
    const made = await owner.send('POST', '/api/admin/audience/segments', {
      name: 'Half a jug',
      match: 'all',
      rules,
    });
    expect([made.statusCode, made.json()]).toMatchObject([201, { rules: [{ tag: 'Club \uFFFD' }] }]);
  });

  it('about a list that is gone are refused where the list is named', async () => {
    const rules = [{ field: 'list', is: 'in', listId: newId() }];
    const answer = await owner.send('POST', '/api/admin/audience/segments', {
      name: 'Gone',
      match: 'all',
      rules,
    });
    expect(answer.json()).toMatchObject({ fields: { 'rules.0.listId': 'A List must be selected' } });
  });
});

it('nobody without a session reads or changes an audience', async () => {
  const { id } = await add('june@example.com');
  const stranger = aVisitor(app, shop.host);
  for (const url of ['/api/admin/audience', `${people}/${id}`, lists, '/api/admin/audience/import'])
    expect((await stranger.send('GET', url)).statusCode).toBe(401);
  expect((await stranger.send('POST', `${people}/${id}/erase`)).statusCode).toBe(401);
  expect((await read(id)).state).toBe('active');
});
