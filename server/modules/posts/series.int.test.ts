// PostgreSQL: both (row locks)
import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import type { PostDetail, PostRow } from '@vitrine/contracts/posts.ts';
import type { PageBlock } from '@vitrine/domain/page/page-document.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aTab } from '@vitrine/testing/draft-page-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCollection } from '../content/index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let events: string;
let count = 0;
const nothing = '0192f0c1-2345-7abc-8def-0123456789ab';

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
  await platform.db.$client.query('truncate accounts, contributors, rate_windows, bulk_jobs, bulk_rows');
  // Its clocks are those of New York, which are put forward on March 9, 2031.
  shop = await aShop(platform, `series-${count}.example`);
  owner = await anOwner(app, platform, shop);
  events = await createCollection(platform, shop.websiteId, {
    kind: 'events',
    urlId: 'events',
    title: 'Events',
  });
});

const path = '/api/admin/posts';
const weekly = (times: number) => ({
  unit: 'week',
  every: 1,
  weekdays: [3],
  monthDay: 'day',
  end: { kind: 'count', count: times },
});
const read = async (id: string) => (await owner.send('GET', `${path}/${id}`)).json<PostDetail>();
const change = async (id: string, body: object) =>
  owner.send('PUT', `${path}/${id}`, { revision: (await read(id)).revision, ...body });
const turn = async (id: string, status: string) =>
  owner.send('POST', `${path}/${id}/status`, { revision: (await read(id)).revision, status });
const repeat = async (id: string, rule: object) =>
  owner.send('POST', `${path}/${id}/repeat`, { revision: (await read(id)).revision, rule });
const seen = async (address: string) => {
  await awaitNotifications(platform);
  return aVisitor(app, shop.host).send('GET', address);
};
const all = async (query = '') =>
  (await owner.send('GET', `${path}?kind=events&sort=start${query}`)).json<{ rows: PostRow[] }>().rows;
const starts = async () => (await all()).map(({ startDate }) => startDate);

/** A workshop on Wednesday, February 26, 2031, from 6 to 8 PM. */
async function aWorkshop(title = 'Workshop'): Promise<string> {
  const made = await owner.send('POST', path, { collectionId: events, title });
  const { id } = made.json<PostDetail>();
  const set = await change(id, { startsAt: '2031-02-26T18:00', endsAt: '2031-02-26T20:00' });
  expect(set.statusCode).toBe(200);
  return id;
}
async function aSeries(times: number): Promise<readonly string[]> {
  const made = await repeat(await aWorkshop(), weekly(times));
  expect(made.statusCode).toBe(200);
  return (made.json<PostDetail>().series ?? []).map(({ id }) => id);
}
async function write(id: string, html: string): Promise<void> {
  const tab = aTab(owner, id);
  await tab.lease();
  const { revision } = await tab.open();
  const props = { html } as PageBlock['props'];
  const saved = await tab.save(revision, [{ kind: 'change-props', id: 'text', props }]);
  expect(saved.statusCode).toBe(200);
  await tab.release();
}

describe('a series', () => {
  it('has events of their own at the same local time, over a change of the clocks', async () => {
    const ids = await aSeries(4);
    expect(new Set(ids).size).toBe(4);
    expect(await starts()).toEqual([
      '2031-02-26T23:00:00.000Z',
      '2031-03-05T23:00:00.000Z',
      '2031-03-12T22:00:00.000Z',
      '2031-03-19T22:00:00.000Z',
    ]);
    const rows = await all();
    expect(rows.map((row) => row.path)).toEqual([
      '/events/workshop',
      '/events/workshop-2031-03-05',
      '/events/workshop-2031-03-12',
      '/events/workshop-2031-03-19',
    ]);
    expect(rows[2]).toMatchObject({
      title: 'Workshop',
      endDate: '2031-03-13T00:00:00.000Z',
      status: 'draft',
    });
    const { series } = await read(ids[3] ?? '');
    expect(series).toHaveLength(4);
  });

  it('has the status and the text of the first, published and drafted, and pages that visitors see', async () => {
    const id = await aWorkshop();
    await write(id, '<p>Bring an apron.</p>');
    await turn(id, 'published');
    await write(id, '<p>Bring two.</p>');
    await repeat(id, weekly(3));
    const [, next] = await all();
    expect(next).toMatchObject({ status: 'published', hasChanges: true });
    const page = (await seen('/events/workshop-2031-03-05')).body;
    expect(page).toContain('Bring an apron.');
    expect(page).toMatch(/Wednesday, March\s+5, 2031/);
    expect(page).toContain('6:00 PM');
    await turn(next?.id ?? '', 'published');
    expect((await seen('/events/workshop-2031-03-05')).body).toContain('Bring two.');
    expect((await seen('/events/workshop')).body).toContain('Bring an apron.');
  });

  it('finds free addresses where some are taken, and none is given twice', async () => {
    await aSeries(3);
    await aSeries(3);
    expect((await all()).map((row) => row.path).toSorted()).toEqual([
      '/events/workshop',
      '/events/workshop-2',
      '/events/workshop-2-2031-03-05',
      '/events/workshop-2-2031-03-12',
      '/events/workshop-2031-03-05',
      '/events/workshop-2031-03-12',
    ]);
  });

  it.each([
    ['too many events', { ...weekly(4), end: { kind: 'count', count: 201 } }, 'rule.end.count'],
    ['one event', { ...weekly(4), end: { kind: 'count', count: 1 } }, 'rule.end.count'],
    ['too many days', { ...weekly(4), unit: 'day', end: { kind: 'day', day: '2031-12-01' } }, 'rule.end'],
    ['more than three years', { ...weekly(4), end: { kind: 'day', day: '2034-03-01' } }, 'rule.end'],
    ['an end before its second event', { ...weekly(4), end: { kind: 'day', day: '2031-03-04' } }, 'rule.end'],
    ['no such day', { ...weekly(4), end: { kind: 'day', day: '2031-02-30' } }, 'rule.end.day'],
    ['no weekday', { ...weekly(4), weekdays: [] }, 'rule.weekdays'],
    ['an eighth weekday', { ...weekly(4), weekdays: [8] }, 'rule.weekdays.0'],
    ['no step', { ...weekly(4), every: 0 }, 'rule.every'],
  ])('is refused with %s', async (_, rule, field) => {
    const id = await aWorkshop();
    const answer = await repeat(id, rule);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
    expect(await all()).toHaveLength(1);
    expect(await read(id)).toMatchObject({ series: null });
  });

  it('is made of events with a date only, once, on the current revision and of the own website', async () => {
    const undated = (
      await owner.send('POST', path, { collectionId: events, title: 'Some day' })
    ).json<PostDetail>();
    expect((await repeat(undated.id, weekly(3))).json()).toMatchObject({
      fields: { rule: 'Enter when the event begins first.' },
    });
    const blog = await createCollection(platform, shop.websiteId, {
      kind: 'blog',
      urlId: 'journal',
      title: 'Journal',
    });
    const post = (await owner.send('POST', path, { collectionId: blog, title: 'A post' })).json<PostDetail>();
    expect((await repeat(post.id, weekly(3))).json()).toMatchObject({
      fields: { rule: 'Only events are repeated.' },
    });
    const [first = '', second = ''] = await aSeries(3);
    expect((await repeat(second, weekly(3))).json()).toMatchObject({
      fields: { rule: 'This event repeats already.' },
    });
    const id = await aWorkshop('Another');
    const old = { revision: 1, rule: weekly(3) };
    expect((await owner.send('POST', `${path}/${id}/repeat`, old)).json()).toMatchObject({
      error: 'STALE_REVISION',
    });
    const other = await aShop(platform, `series-other-${count}.example`);
    const stranger = await anOwner(app, platform, other, 'mo@example.com');
    const { revision } = await read(first);
    for (const foreign of [id, nothing]) {
      const body = { revision, rule: weekly(3) };
      expect((await stranger.send('POST', `${path}/${foreign}/repeat`, body)).statusCode).toBe(404);
    }
    const deleting = await stranger.send('DELETE', `${path}/${first}/following?revision=${revision}`);
    expect(deleting.statusCode).toBe(404);
  });

  it('is made once of two requests at the same time', async () => {
    const id = await aWorkshop();
    const answers = await Promise.all([repeat(id, weekly(3)), repeat(id, weekly(3))]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await all()).toHaveLength(3);
  });
});

describe('an event of a series', () => {
  it('is changed alone', async () => {
    const [, second = ''] = await aSeries(3);
    await change(second, { title: 'Glazing', startsAt: '2031-03-06T18:00', endsAt: '2031-03-06T21:00' });
    expect((await all()).map(({ title }) => title)).toEqual(['Workshop', 'Glazing', 'Workshop']);
    expect(await starts()).toEqual([
      '2031-02-26T23:00:00.000Z',
      '2031-03-06T23:00:00.000Z',
      '2031-03-12T22:00:00.000Z',
    ]);
  });

  it('is changed with all that follow: title, place and time, each moved by as much on the clock', async () => {
    const [first = '', second = '', third = ''] = await aSeries(4);
    const location = {
      addressTitle: 'The barn',
      addressLine1: '',
      addressLine2: '',
      addressCountry: '',
      mapLat: null,
      mapLng: null,
    };
    const answer = await change(second, {
      title: 'Glazing',
      location,
      startsAt: '2031-03-06T19:30',
      endsAt: '2031-03-06T22:30',
      following: 'facts',
    });
    expect(answer.statusCode).toBe(200);
    expect(await starts()).toEqual([
      '2031-02-26T23:00:00.000Z',
      '2031-03-07T00:30:00.000Z',
      '2031-03-13T23:30:00.000Z',
      '2031-03-20T23:30:00.000Z',
    ]);
    expect(await read(third)).toMatchObject({
      title: 'Glazing',
      location,
      endDate: '2031-03-14T02:30:00.000Z',
      urlId: 'workshop-2031-03-12',
    });
    expect(await read(first)).toMatchObject({ title: 'Workshop', location: null });
  });

  it('gives all that follow its text, which visitors see where they see both', async () => {
    const id = await aWorkshop();
    await turn(id, 'published');
    const ids = ((await repeat(id, weekly(3))).json<PostDetail>().series ?? []).map((event) => event.id);
    const [, second = '', third = ''] = ids;
    await turn(third, 'private');
    await write(second, '<p>Bring an apron.</p>');
    await turn(second, 'published');
    await write(id, '<p>Bring two.</p>');
    await turn(id, 'published');
    expect((await change(id, { following: 'facts-and-text' })).statusCode).toBe(200);
    expect((await seen('/events/workshop-2031-03-05')).body).toContain('Bring two.');
    expect(await read(third)).toMatchObject({ status: 'private', hasChanges: true });
    await turn(third, 'published');
    expect((await seen('/events/workshop-2031-03-12')).body).toContain('Bring two.');
    const versions = await owner.send('GET', `/api/admin/page-drafts/${second}/versions`);
    expect(versions.json<{ versions: object[] }>().versions.length).toBeGreaterThan(1);
  });

  it('changes none where it is refused: without a date, alone, or on an older revision', async () => {
    const [first = ''] = await aSeries(3);
    const before = await starts();
    expect(
      (await change(first, { title: 'X', startsAt: null, endsAt: null, following: 'facts' })).json(),
    ).toMatchObject({ fields: { startsAt: 'Enter when it begins, or change only this event.' } });
    const backwards = { startsAt: '2031-02-26T21:00', following: 'facts' };
    expect((await change(first, backwards)).json()).toMatchObject({ fields: { endsAt: expect.any(String) } });
    const old = { revision: 1, title: 'X', following: 'facts' };
    expect((await owner.send('PUT', `${path}/${first}`, old)).statusCode).toBe(409);
    expect((await change(await aWorkshop('Alone'), { following: 'facts' })).json()).toMatchObject({
      fields: { following: 'This event does not repeat.' },
    });
    expect((await change(first, { following: 'all' })).statusCode).toBe(422);
    expect((await starts()).slice(0, 1)).toEqual(before.slice(0, 1));
    expect((await all()).filter(({ title }) => title === 'X')).toEqual([]);
  });

  it('is moved to the bin with all that follow, and all are restored', async () => {
    const [first = '', second = ''] = await aSeries(4);
    const stale = await owner.send('DELETE', `${path}/${second}/following?revision=99`);
    expect(stale.json()).toMatchObject({ error: 'STALE_REVISION' });
    const { revision } = await read(second);
    const deleted = await owner.send('DELETE', `${path}/${second}/following?revision=${revision}`);
    const { ids } = deleted.json<{ ids: string[] }>();
    expect(ids).toHaveLength(3);
    expect(ids[0]).toBe(second);
    expect(await all()).toHaveLength(1);
    expect(await read(first)).toMatchObject({ series: null });
    expect(await all('&status=deleted')).toHaveLength(3);
    const again = await owner.send('DELETE', `${path}/${second}/following?revision=${revision + 1}`);
    expect(again.statusCode).toBe(404);
    const back = await owner.send('POST', `${path}/bulk`, {
      selection: { ids },
      change: { action: 'restore' },
    });
    expect(back.json<BulkJob>()).toMatchObject({ changed: 3 });
    expect((await read(first)).series).toHaveLength(4);
  });
});
