import type { Letter } from '@vitrine/contracts/letters.ts';
import { aMailingList, subscribeAll } from '@vitrine/testing/audience-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { sentLetter } from '@vitrine/testing/letter-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { sendDueMails } from '../mail/sender.ts';
import { sendLetters } from './write-letters.ts';

const DAY = 86_400_000;
let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let owner: TestVisitor;
let listId: string;
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
  await platform.db.$client.query('truncate letters, letter_recipients, outbox_mails');
  shop = await aShop(platform, `readers-${count}.test`);
  owner = await anOwner(app, platform, shop, `readers-${count}@example.com`);
  listId = (await aMailingList(owner, 'Kiln letter')).id;
});

const subscribe = (people: number): Promise<void> => subscribeAll(platform, shop.websiteId, listId, people);
const setTags = (tags: readonly string[], email: string | null = null) =>
  platform.db.$client.query(
    'update subscribers set tags = $2 where website_id = $1 and ($3::text is null or email = $3)',
    [shop.websiteId, tags, email],
  );
const read = async (id: string): Promise<Letter> =>
  (await owner.send('GET', `/api/admin/letters/${id}`)).json();
const act = (id: string, what: string) => owner.send('POST', `/api/admin/letters/${id}/${what}`);
const publish = (id: string, isPublic: boolean) =>
  owner.send('PUT', `/api/admin/letters/${id}/public`, { isPublic });
const statusAt = async (path: string): Promise<number> =>
  (await aVisitor(app, shop.host).send('GET', path)).statusCode;
const recipients = async (): Promise<readonly string[]> =>
  (
    await platform.db.$client.query<{ recipient: string }>(
      `select recipient from outbox_mails where website_id = $1 and kind = 'letter' order by recipient`,
      [shop.websiteId],
    )
  ).rows.map(({ recipient }) => recipient);

interface Segment {
  readonly id: string;
  readonly revision: number;
}
const potters = { name: 'Potters', match: 'all', rules: [{ field: 'tag', is: 'has', tag: 'potter' }] };
const aSegment = async (): Promise<Segment> =>
  (await owner.send('POST', '/api/admin/audience/segments', potters)).json();

describe('a letter to a segment', () => {
  it.each([
    ['with a list', true],
    ['alone', false],
  ])('%s leaves out whoever is no longer in it when their turn comes', async (_how, isOnList) => {
    await subscribe(3);
    await setTags(['potter']);
    const { id: segmentId } = await aSegment();
    const letterId = await sentLetter(owner, { listId: isOnList ? listId : null, segmentId });
    await setTags(['weaver'], 'p2@example.com');
    await sendLetters(platform);
    expect(await recipients()).toEqual(['p1@example.com', 'p3@example.com']);
    expect((await read(letterId)).progress).toMatchObject({
      total: 3,
      written: 2,
      skipped: [{ reason: 'segment', count: 1 }],
    });
  });

  it('goes on with the rules it began with when the segment is changed, and when it is deleted', async () => {
    await subscribe(2);
    await setTags(['potter']);
    const segment = await aSegment();
    const path = `/api/admin/audience/segments/${segment.id}`;
    await sentLetter(owner, { listId, segmentId: segment.id });
    const rules = [{ field: 'tag', is: 'has', tag: 'weaver' }];
    const changed = await owner.send('PUT', path, { ...potters, rules, revision: segment.revision });
    expect(changed.statusCode, changed.body).toBe(200);
    await sendLetters(platform);
    expect(await recipients()).toEqual(['p1@example.com', 'p2@example.com']);
    await platform.db.$client.query('truncate outbox_mails');
    const { revision } = changed.json<Segment>();
    expect((await owner.send('PUT', path, { ...potters, revision })).statusCode).toBe(200);
    await sentLetter(owner, { listId, segmentId: segment.id });
    expect((await owner.send('DELETE', path)).statusCode).toBe(204);
    await setTags([], 'p1@example.com');
    await sendLetters(platform);
    expect(await recipients()).toEqual(['p2@example.com']);
  });
});

describe('a scheduled letter', () => {
  it('that nobody is there for at its time becomes a draft that says so', async () => {
    await subscribe(1);
    const later = new Date(platform.clock.now() + DAY).toISOString().slice(0, 16);
    const letterId = await sentLetter(owner, { listId, isPublic: true }, later);
    await platform.db.$client.query(`update subscribers set state = 'unsubscribed' where website_id = $1`, [
      shop.websiteId,
    ]);
    platform.clock.advance(2 * DAY);
    await sendLetters(platform);
    expect(await read(letterId)).toMatchObject({
      status: 'draft',
      problem: 'nobody',
      sendsOn: null,
      progress: null,
      path: null,
    });
  });
});

describe('a public letter', () => {
  it('that is canceled before anybody was written to is not on the site, and cannot be shown', async () => {
    await subscribe(2);
    const letterId = await sentLetter(owner, { listId, isPublic: true });
    await sendLetters(platform);
    expect(await statusAt(`/site-letters/${letterId}`)).toBe(200);
    expect(await statusAt('/site-letters')).toBe(200);
    // Its mails are taken back.
    expect((await act(letterId, 'cancel')).json<Letter>()).toMatchObject({ status: 'canceled', path: null });
    expect(await statusAt(`/site-letters/${letterId}`)).toBe(404);
    expect(await statusAt('/site-letters')).toBe(404);
    expect((await publish(letterId, true)).json<Letter>().path).toBeNull();
    // A copy of it is sent as it was meant.
    expect((await act(letterId, 'duplicate')).json<Letter>().isPublic).toBe(true);
  });

  it.each(['sent', 'canceled'])('is taken off the site and shown again once it is %s', async (status) => {
    await subscribe(1);
    const letterId = await sentLetter(owner, { listId, isPublic: true });
    const path = `/site-letters/${letterId}`;
    await sendLetters(platform);
    expect((await publish(letterId, false)).json()).toMatchObject({ status: 'sending', path: null });
    expect(await statusAt(path)).toBe(404);
    expect((await publish(letterId, true)).json<Letter>().path).toBe(path);
    await sendDueMails(platform, () => Promise.resolve());
    if (status === 'canceled') await act(letterId, 'cancel');
    await sendLetters(platform);
    expect((await read(letterId)).status).toBe(status);
    expect(await statusAt(path)).toBe(200);
    const hidden = await publish(letterId, false);
    expect(hidden.statusCode, hidden.body).toBe(200);
    expect(hidden.json<Letter>()).toMatchObject({ status, isPublic: false, path: null });
    expect([await statusAt(path), await statusAt('/site-letters')]).toEqual([404, 404]);
    expect((await publish(letterId, true)).json<Letter>().path).toBe(path);
    expect([await statusAt(path), await statusAt('/site-letters')]).toEqual([200, 200]);
    expect((await publish('0198c0de-0000-7000-8000-000000000001', false)).statusCode).toBe(404);
  });
});
