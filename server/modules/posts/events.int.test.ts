// PostgreSQL: both (text search)
import type { PostDetail, PostRow } from '@vitrine/contracts/posts.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { aTab } from '@vitrine/testing/draft-page-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { textOverSocket } from '@vitrine/testing/text-over-socket.ts';
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

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  // Calendars are streamed to a socket.
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  count += 1;
  await platform.db.$client.query('truncate accounts, contributors, rate_windows');
  // Its clocks are those of New York.
  shop = await aShop(platform, `events-${count}.example`);
  owner = await anOwner(app, platform, shop);
  events = await createCollection(platform, shop.websiteId, {
    kind: 'events',
    urlId: 'events',
    title: 'Events',
  });
});

const path = '/api/admin/posts';
const made = async (title: string, collectionId = events) =>
  (await owner.send('POST', path, { collectionId, title })).json<PostDetail>();
const add = (body: object) =>
  owner.send('POST', path, { collectionId: events, title: 'Open studio', ...body });
const read = async (id: string) => (await owner.send('GET', `${path}/${id}`)).json<PostDetail>();
const change = async ({ id }: PostDetail, body: object) =>
  owner.send('PUT', `${path}/${id}`, { revision: (await read(id)).revision, ...body });
const publish = async ({ id }: PostDetail) =>
  owner.send('POST', `${path}/${id}/status`, { revision: (await read(id)).revision, status: 'published' });
const listed = async (query: string) =>
  (await owner.send('GET', `${path}?kind=events&${query}`)).json<{ rows: PostRow[] }>().rows;
const titles = async (query: string) => (await listed(query)).map(({ title }) => title);
const seen = async (address: string) => {
  await awaitNotifications(platform);
  return aVisitor(app, shop.host).send('GET', address);
};

const nowhere = {
  addressTitle: '',
  addressLine1: '',
  addressLine2: '',
  addressCountry: '',
  mapLat: null,
  mapLng: null,
};
const studio = {
  addressTitle: 'The studio',
  addressLine1: '12 Kiln Lane',
  addressLine2: 'Asheville, NC 28801',
  addressCountry: 'United States',
  mapLat: 35.5951,
  mapLng: -82.5515,
};

describe('the time and place of an event', () => {
  it('are set on the clock of the site, and visitors, calendars and search engines have them', async () => {
    const event = await made('Open studio');
    expect(event).toMatchObject({ startDate: null, endDate: null, location: null });
    const times = { startsAt: '2031-07-12T18:00', endsAt: '2031-07-12T20:30' };
    const changed = await change(event, { ...times, location: studio });
    expect(changed.json()).toMatchObject({
      startDate: '2031-07-12T22:00:00.000Z',
      endDate: '2031-07-13T00:30:00.000Z',
      location: studio,
    });
    await publish(event);
    const page = (await seen(event.path)).body;
    expect(page).toContain('Saturday, July 12, 2031');
    expect(page).toContain('6:00 PM');
    expect(page).toContain('12 Kiln Lane');
    expect(page).toContain('dates=20310712T220000Z/20310713T003000Z');
    expect(page).toContain('"latitude":35.5951');
    const calendar = await textOverSocket(app, shop.host, `${event.path}?format=ical`);
    expect(calendar).toContain('DTSTART:20310712T220000Z');
    expect(calendar).toContain('LOCATION:12 Kiln Lane');
  });

  it('begin with the event that is made, if that is decided', async () => {
    expect((await add({ startsAt: '2031-07-12T18:00' })).json()).toMatchObject({
      startDate: '2031-07-12T22:00:00.000Z',
    });
    for (const startsAt of ['2031-03-09T02:30', 'tomorrow']) {
      const refused = await add({ startsAt });
      expect([refused.statusCode, Object.keys(refused.json<{ fields: object }>().fields)]).toEqual([
        422,
        ['startsAt'],
      ]);
    }
    expect(await titles('')).toEqual(['Open studio']);
  });

  it('are there before visitors see the event, and as long as they do', async () => {
    const event = await made('Open studio');
    expect((await publish(event)).json()).toMatchObject({
      fields: { startsAt: 'Enter when the event begins first.' },
    });
    await change(event, { startsAt: '2031-07-12T18:00' });
    expect((await publish(event)).statusCode).toBe(200);
    expect((await change(event, { startsAt: null })).json()).toMatchObject({
      fields: { startsAt: 'Enter when it begins: visitors see this event, or soon will.' },
    });
    expect(await read(event.id)).toMatchObject({ startDate: '2031-07-12T22:00:00.000Z' });
  });

  it('are there before it is published from the page editor', async () => {
    const event = await made('Open studio');
    const tab = aTab(owner, event.id);
    await tab.lease();
    const refused = await tab.publish(0);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { error: 'CONTENT_FIELD_INVALID', fields: { startsAt: 'Enter when the event begins first.' } },
    ]);
    expect(await read(event.id)).toMatchObject({ status: 'draft' });
    expect((await seen(event.path)).statusCode).toBe(404);
    await change(event, { startsAt: '2031-07-12T18:00' });
    expect((await tab.publish(0)).statusCode).toBe(200);
    expect((await seen(event.path)).statusCode).toBe(200);
  });

  it('are taken away again', async () => {
    const event = await made('Open studio');
    await change(event, { startsAt: '2031-07-12T18:00', location: studio });
    const changed = await change(event, { startsAt: null, location: { ...nowhere, addressTitle: ' ' } });
    expect(changed.json()).toMatchObject({ startDate: null, endDate: null, location: null });
    await change(event, { location: { ...nowhere, addressLine1: '1 Lane' } });
    expect(await read(event.id)).toMatchObject({ location: { ...nowhere, addressLine1: '1 Lane' } });
    expect((await change(event, { location: null })).json()).toMatchObject({ location: null });
  });

  it('are the first of two where clocks are put back', async () => {
    const event = await made('Night walk');
    const changed = await change(event, { startsAt: '2031-11-02T01:30' });
    expect(changed.json()).toMatchObject({ startDate: '2031-11-02T05:30:00.000Z' });
  });

  it.each([
    ['it ends before it begins', { startsAt: '2031-07-12T18:00', endsAt: '2031-07-12T17:59' }, 'endsAt'],
    ['it ends and never begins', { endsAt: '2031-07-12T18:00' }, 'startsAt'],
    ['clocks skip the hour', { startsAt: '2031-03-09T02:30' }, 'startsAt'],
    ['the day does not exist', { startsAt: '2031-02-29T10:00' }, 'startsAt'],
    ['the hour does not exist', { startsAt: '2031-07-12T24:30' }, 'startsAt'],
    ['it is a moment of another clock', { startsAt: '2031-07-12T18:00:00Z' }, 'startsAt'],
    ['half of the coordinates is missing', { location: { ...studio, mapLng: null } }, 'location.mapLng'],
    ['the place is not on earth', { location: { ...studio, mapLat: 90.1 } }, 'location.mapLat'],
    [
      'a line is too long',
      { location: { ...studio, addressLine1: 'x'.repeat(301) } },
      'location.addressLine1',
    ],
  ])('are refused beside their field where %s', async (_, body, field) => {
    const event = await made('Open studio');
    const answer = await change(event, body);
    expect(answer.statusCode).toBe(422);
    const { fields } = answer.json<{ fields: Record<string, string> }>();
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]).toMatch(/^[A-Z].*\.$/);
    expect(await read(event.id)).toEqual(event);
  });

  it('cannot be set so that the start passes the end that is stored', async () => {
    const event = await made('Open studio');
    await change(event, { startsAt: '2031-07-12T18:00', endsAt: '2031-07-12T20:00' });
    const answer = await change(event, { startsAt: '2031-07-13T18:00' });
    expect(answer.json()).toMatchObject({
      fields: { endsAt: 'It ends before it begins. Choose a later end.' },
    });
  });

  it('are those of events only', async () => {
    const blog = await createCollection(platform, shop.websiteId, {
      kind: 'blog',
      urlId: 'journal',
      title: 'Journal',
    });
    const post = await made('A post', blog);
    expect((await change(post, { startsAt: '2031-07-12T18:00' })).json()).toMatchObject({
      fields: { startsAt: 'Only events have a time and a place.' },
    });
    expect((await change(post, { location: studio })).json()).toMatchObject({
      fields: { location: 'Only events have a time and a place.' },
    });
  });

  it('are not changed on an older revision', async () => {
    const event = await made('Open studio');
    await change(event, { startsAt: '2031-07-12T18:00' });
    const body = { revision: event.revision, startsAt: '2031-07-13T18:00' };
    expect((await owner.send('PUT', `${path}/${event.id}`, body)).json()).toMatchObject({
      error: 'STALE_REVISION',
    });
  });
});

/** A time so many days from now; hours are those of UTC. */
const clock = (days: number): string =>
  new Date(platform.clock.now() + days * 86_400_000).toISOString().slice(0, 16);

it('are listed by when they begin, those without a date last, upcoming or past', async () => {
  const past = await made('Past');
  await change(past, { startsAt: clock(-9), endsAt: clock(-8), location: studio });
  await change(await made('Now'), { startsAt: clock(-2), endsAt: clock(2) });
  await change(await made('Next'), { startsAt: clock(7) });
  await made('Some day');
  expect(await titles('sort=start')).toEqual(['Past', 'Now', 'Next', 'Some day']);
  expect(await titles('sort=-start')).toEqual(['Some day', 'Next', 'Now', 'Past']);
  expect(await titles('when=upcoming&sort=start')).toEqual(['Now', 'Next']);
  expect(await titles('when=past')).toEqual(['Past']);
  expect((await listed('when=past'))[0]).toMatchObject({ kind: 'events', place: 'The studio' });
  expect((await owner.send('GET', `${path}?kind=events&when=later`)).statusCode).toBe(422);
  const file = await owner.send('GET', `${path}/export.csv?kind=events&when=past`);
  expect(file.body).toContain('The studio');
});

const aService = (urlId: string, stock: number, status: 'draft' | 'published' = 'published') =>
  shop.addProduct(urlId, {
    type: 'service',
    title: `Seat ${urlId}`,
    status,
    variants: [{ sku: urlId.toUpperCase(), priceMinor: 2500, stock }],
  });

describe('the tickets of an event', () => {
  it('are services with their price and whether they are sold out, as links without JavaScript', async () => {
    const event = await made('Open studio');
    const [front, back, hidden] = [
      await aService('front', 3),
      await aService('back', 0),
      await aService('hidden', 3, 'draft'),
    ];
    const changed = await change(event, { ticketIds: [back, front, hidden] });
    expect(changed.json<PostDetail>().tickets).toEqual([
      { id: back, title: 'Seat back', isPublished: true },
      { id: front, title: 'Seat front', isPublished: true },
      { id: hidden, title: 'Seat hidden', isPublished: false },
    ]);
    await change(event, { startsAt: '2031-07-12T18:00' });
    await publish(event);
    const page = (await seen(event.path)).body;
    expect(page).toContain(
      '<a href="/shop/p/back">Seat back</a> · $25.00 · Sold out<br><a href="/shop/p/front">Seat front</a> · $25.00</dd>',
    );
    expect(page).not.toContain('Seat hidden');
    expect((await change(event, { ticketIds: [] })).json()).toMatchObject({ tickets: [] });
    expect((await seen(event.path)).body).not.toContain('Seat front');
  });

  it('are refused where they are no services of this shop, named twice, too many, or not of an event', async () => {
    const event = await made('Open studio');
    const seat = await aService('front', 3);
    const mug = await shop.addProduct('mug');
    const other = await aShop(platform, `tickets-other-${count}.example`);
    const foreign = await other.addProduct('seat', {
      type: 'service',
      variants: [{ sku: 'SEAT', priceMinor: 2500, stock: 1 }],
    });
    for (const ticketIds of [
      [mug],
      [foreign],
      [events],
      [seat, seat],
      Array.from({ length: 11 }, () => seat),
    ]) {
      const answer = await change(event, { ticketIds });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(['ticketIds']);
    }
    const blog = await createCollection(platform, shop.websiteId, {
      kind: 'blog',
      urlId: 'journal',
      title: 'Journal',
    });
    expect((await change(await made('A post', blog), { ticketIds: [seat] })).json()).toMatchObject({
      fields: { ticketIds: 'Only events have tickets.' },
    });
  });
});
