// PostgreSQL: both (row locks, two servers at once)
import type { Letter } from '@vitrine/contracts/letters.ts';
import { aMailingList, subscribeAll } from '@vitrine/testing/audience-fixture.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { writtenLetter } from '@vitrine/testing/letter-fixture.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { sendDueMails } from '../mail/sender.ts';
import { BATCH, letterErasingPoller, MOST_UNTRIED, sendLetters, writeBatch } from './write-letters.ts';

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
  await platform.db.$client.query('truncate letters, letter_recipients, outbox_mails, mail_suppressions');
  shop = await aShop(platform, `letters-${count}.test`);
  owner = await anOwner(app, platform, shop, `letters-${count}@example.com`);
  listId = (await aMailingList(owner, 'Kiln letter')).id;
});

const subscribe = (people: number): Promise<void> => subscribeAll(platform, shop.websiteId, listId, people);
const setState = (email: string, state: string) =>
  platform.db.$client.query('update subscribers set state = $3 where website_id = $1 and email = $2', [
    shop.websiteId,
    email,
    state,
  ]);

/** A letter that is whole, unless the change says otherwise. */
const aLetter = (change: object = {}): Promise<Letter> => writtenLetter(owner, { listId, ...change });
const read = async (id: string): Promise<Letter> =>
  (await owner.send('GET', `/api/admin/letters/${id}`)).json();
const act = (id: string, what: string, body?: object) =>
  owner.send('POST', `/api/admin/letters/${id}/${what}`, body);
const send = ({ id, revision }: Letter, sendsAt: string | null = null) =>
  act(id, 'send', { revision, sendsAt });

interface Mail {
  readonly id: string;
  readonly recipient: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe: string;
  readonly status: string;
}
const mails = async (): Promise<readonly Mail[]> =>
  (
    await platform.db.$client.query<Mail>(
      `select id, recipient, body_text as text, body_html as html, unsubscribe_url as unsubscribe, status
      from outbox_mails where website_id = $1 and kind = 'letter' order by recipient`,
      [shop.websiteId],
    )
  ).rows;
const recipients = async () => (await mails()).map(({ recipient }) => recipient);

/** A mail server that takes everything; returns to whom it did. */
async function deliverAll(): Promise<readonly string[]> {
  const taken: string[] = [];
  await sendDueMails(platform, async ({ recipient }) => {
    taken.push(recipient);
    await Promise.resolve();
  });
  return taken;
}

describe('sending a letter', () => {
  it('writes to everybody on its list once, with a link of their own that unsubscribes', async () => {
    await subscribe(3);
    const letter = await aLetter();
    const answer = await send(letter);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<Letter>()).toMatchObject({ status: 'sending', progress: { total: 3, written: 0 } });
    await sendLetters(platform);
    await sendLetters(platform);
    expect(await recipients()).toEqual(['p1@example.com', 'p2@example.com', 'p3@example.com']);
    const all = await mails();
    expect(new Set(all.map(({ unsubscribe }) => unsubscribe)).size).toBe(3);
    for (const mail of all) {
      expect(mail.html).toContain(`href="${mail.unsubscribe}"`);
      expect(mail.text).toContain(mail.unsubscribe);
    }
    expect(await deliverAll()).toHaveLength(3);
    await sendLetters(platform);
    expect(await read(letter.id)).toMatchObject({
      status: 'sent',
      progress: { total: 3, written: 3, waiting: 0, opened: null, clicked: null },
    });
    // Whoever joins later gets none of it.
    expect(await mails()).toHaveLength(3);
    const path = new URL(all[0]?.unsubscribe ?? '');
    const left = await aVisitor(app, shop.host).post(`${path.pathname}${path.search}`, {
      'List-Unsubscribe': 'One-Click',
    });
    expect(left.statusCode).toBe(200);
  });

  it('leaves out whoever has left since, with the reason, also at the last moment', async () => {
    await subscribe(6);
    const letter = await aLetter();
    await send(letter);
    await setState('p1@example.com', 'unsubscribed');
    await setState('p2@example.com', 'bounced');
    await setState('p3@example.com', 'complained');
    await platform.db.$client.query(
      `insert into mail_suppressions (website_id, id, email, reason, words, since) values ($1, $2, 'p4@example.com', 'bounce', '', now())`,
      [shop.websiteId, newId()],
    );
    await sendLetters(platform);
    expect(await recipients()).toEqual(['p5@example.com', 'p6@example.com']);
    await setState('p6@example.com', 'unsubscribed');
    expect(await deliverAll()).toEqual(['p5@example.com']);
    await sendLetters(platform);
    expect((await read(letter.id)).progress).toMatchObject({
      total: 6,
      written: 2,
      suppressed: 1,
      skipped: [
        { reason: 'bounced', count: 1 },
        { reason: 'complained', count: 1 },
        { reason: 'left', count: 1 },
        { reason: 'suppressed', count: 1 },
      ],
    });
  });

  it('goes to those of a list who are in a segment', async () => {
    await subscribe(12);
    const rules = [{ field: 'email', is: 'contains', text: 'p1' }];
    const made = await owner.send('POST', '/api/admin/audience/segments', {
      name: 'Ones',
      match: 'all',
      rules,
    });
    const segmentId = made.json<{ id: string }>().id;
    const other = (await aMailingList(owner, 'Other')).id;
    const counted = async (chosen: object) =>
      (await owner.send('POST', '/api/admin/letters/recipients', chosen)).json<{ count: number }>().count;
    expect(await counted({ listId, segmentId: null })).toBe(12);
    expect(await counted({ listId, segmentId })).toBe(4);
    expect(await counted({ listId: null, segmentId })).toBe(4);
    expect(await counted({ listId: other, segmentId })).toBe(0);
    expect(await counted({ listId: null, segmentId: null })).toBe(0);
    await send(await aLetter({ segmentId }));
    await sendLetters(platform);
    expect(await recipients()).toEqual(
      ['p10@example.com', 'p11@example.com', 'p12@example.com', 'p1@example.com'].toSorted(),
    );
  });

  it('hands over no more than the mail server takes, and goes on when it has', async () => {
    await subscribe(MOST_UNTRIED + BATCH + 5);
    const letter = await aLetter();
    await send(letter);
    await sendLetters(platform);
    expect(await mails()).toHaveLength(MOST_UNTRIED);
    await sendLetters(platform);
    expect(await mails()).toHaveLength(MOST_UNTRIED);
    await deliverAll();
    await sendLetters(platform);
    expect(new Set(await recipients()).size).toBe(MOST_UNTRIED + BATCH + 5);
  });

  it('writes to nobody twice when two servers do it at once, or one dies in the middle', async () => {
    await subscribe(BATCH + 20);
    const letter = await aLetter();
    await send(letter);
    const key = { websiteId: shop.websiteId, id: letter.id };
    await expect(
      platform.db.transaction(async (tx) => {
        await writeBatch({ ...platform, db: tx as never }, key);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect(await mails()).toEqual([]);
    await Promise.all([sendLetters(platform), sendLetters(platform), sendLetters(platform)]);
    await sendLetters(platform);
    const written = await recipients();
    expect(written).toHaveLength(BATCH + 20);
    expect(new Set(written).size).toBe(BATCH + 20);
  });
});

describe('pausing and canceling', () => {
  it('takes back what nobody has tried to send; resuming writes to each of them once', async () => {
    await subscribe(4);
    const letter = await aLetter();
    await send(letter);
    await sendLetters(platform);
    expect((await act(letter.id, 'pause')).json<Letter>()).toMatchObject({
      status: 'paused',
      progress: { total: 4, written: 0 },
    });
    expect(await mails()).toEqual([]);
    await sendLetters(platform);
    expect(await mails()).toEqual([]);
    expect((await act(letter.id, 'pause')).json()).toMatchObject({ error: 'LETTER_STATE' });
    await act(letter.id, 'resume');
    await sendLetters(platform);
    expect(await recipients()).toHaveLength(4);
    await deliverAll();
    expect((await act(letter.id, 'cancel')).json<Letter>()).toMatchObject({
      status: 'canceled',
      progress: { total: 4, written: 4 },
    });
    expect((await act(letter.id, 'resume')).json()).toMatchObject({ error: 'LETTER_STATE' });
  });
});

describe('scheduling', () => {
  it('sends at its time on the clock of the site, and not before', async () => {
    await subscribe(2);
    const letter = await aLetter();
    const later = new Date(platform.clock.now() + 3 * DAY).toISOString().slice(0, 16);
    expect((await send(letter, later)).json<Letter>().status).toBe('scheduled');
    await sendLetters(platform);
    expect(await mails()).toEqual([]);
    expect((await act(letter.id, 'delete')).json()).toMatchObject({ error: 'LETTER_STATE' });
    platform.clock.advance(4 * DAY);
    await sendLetters(platform);
    expect(await recipients()).toHaveLength(2);
  });

  it('becomes a draft that says so when its list is gone, and can be taken back', async () => {
    await subscribe(1);
    const letter = await aLetter();
    const later = new Date(platform.clock.now() + 3 * DAY).toISOString().slice(0, 16);
    await send(letter, later);
    expect((await act(letter.id, 'unschedule')).json<Letter>().status).toBe('draft');
    await send(await read(letter.id), later);
    await owner.send('DELETE', `/api/admin/audience/lists/${listId}`);
    platform.clock.advance(4 * DAY);
    await sendLetters(platform);
    expect(await read(letter.id)).toMatchObject({ status: 'draft', problem: 'recipients-gone' });
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['2001-01-01T10:00', 'sendsAt'],
    ['2131-01-01T10:00', 'sendsAt'],
    ['soon', 'sendsAt'],
  ])('refuses %s at its field', async (time, field) => {
    await subscribe(1);
    const answer = await send(await aLetter(), time);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
  });
});

describe('what cannot be sent', () => {
  it('is refused with a sentence for each field, and stays a draft', async () => {
    const letter = await aLetter({
      subject: '',
      listId: null,
      parts: [{ id: 'b', type: 'button', label: '', href: '' }],
    });
    const answer = await send(letter);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ fields: object }>().fields).toSorted()).toEqual([
      'listId',
      'parts',
      'parts.0.href',
      'parts.0.label',
      'subject',
    ]);
    expect((await read(letter.id)).status).toBe('draft');
  });

  it('is refused where nobody would get it, where somebody has changed it since, and a second time', async () => {
    const letter = await aLetter();
    expect((await send(letter)).json()).toMatchObject({ error: 'LETTER_NOBODY' });
    expect((await read(letter.id)).status).toBe('draft');
    await subscribe(1);
    expect((await send({ ...letter, revision: 1 })).json()).toMatchObject({ error: 'STALE_REVISION' });
    expect((await send(letter)).statusCode).toBe(200);
    expect((await send(await read(letter.id))).json()).toMatchObject({ error: 'LETTER_STATE' });
    const { id, revision } = await read(letter.id);
    const change = await owner.send('PUT', `/api/admin/letters/${id}`, {
      revision,
      subject: 'Another',
      previewText: '',
      senderName: '',
      parts: [],
      listId,
      segmentId: null,
      isPublic: false,
    });
    expect(change.json()).toMatchObject({ error: 'LETTER_STATE' });
  });
});

describe('readers', () => {
  it('are counted only where the site wants it, once each, by links that lead nowhere else', async () => {
    await subscribe(2);
    await send(await aLetter());
    await sendLetters(platform);
    const uncounted = await mails();
    expect(uncounted).toHaveLength(2);
    for (const { html } of uncounted) expect(html).not.toContain('/site-letters/');
    const settings = (await owner.send('GET', '/api/admin/letters/settings')).json<{ version: string }>();
    const body = { version: settings.version, countsOpens: true, countsClicks: true };
    expect((await owner.send('PUT', '/api/admin/letters/settings', body)).statusCode).toBe(200);
    await awaitNotifications(platform);
    await platform.db.$client.query('truncate outbox_mails');
    const letter = await aLetter();
    await send(letter);
    await sendLetters(platform);
    const counted = await mails();
    expect(counted).toHaveLength(2);
    const [mail] = counted;
    const link =
      /href="https?:\/\/[^"/]+(\/site-letters\/[^"]+\/go\/0\/[^"]+)"/.exec(mail?.html ?? '')?.[1] ?? '';
    const seen =
      /src="https?:\/\/[^"/]+(\/site-letters\/[^"]+\/seen\/[^"]+)"/.exec(mail?.html ?? '')?.[1] ?? '';
    const visitor = aVisitor(app, shop.host);
    for (let time = 0; time < 2; time += 1) {
      const followed = await visitor.send('GET', link);
      expect(followed.statusCode).toBe(302);
      expect(followed.headers['location']).toMatch(/\/shop$/);
      const picture = await visitor.send('GET', seen);
      expect(picture.headers['content-type']).toBe('image/gif');
    }
    // With another signature it leads there too, and counts nothing.
    const forged = `${link.slice(0, -16)}${'A'.repeat(16)}`;
    expect((await visitor.send('GET', forged)).statusCode).toBe(302);
    expect((await visitor.send('GET', link.replace('/go/0/', '/go/7/'))).statusCode).toBe(404);
    expect((await read(letter.id)).progress).toMatchObject({ opened: 1, clicked: 1 });
  });

  it('read a public letter on the site as it was sent, until it is in the bin', async () => {
    await subscribe(1);
    const hidden = await aLetter();
    await send(hidden);
    const letter = await aLetter({ isPublic: true, subject: 'Open <b>kiln</b>' });
    const visitor = aVisitor(app, shop.host);
    expect((await visitor.send('GET', '/site-letters')).statusCode).toBe(404);
    await send(letter);
    await sendLetters(platform);
    const { path } = await read(letter.id);
    expect((await mails()).some(({ html }) => html.includes(`${path}"`))).toBe(true);
    const page = await visitor.send('GET', path ?? '');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Come and');
    expect(page.body).not.toContain('unsubscribe?token');
    const list = await visitor.send('GET', '/site-letters');
    expect(list.body).toContain('Open &lt;b&gt;kiln&lt;/b&gt;');
    expect((await visitor.send('GET', `/site-letters/${hidden.id}`)).statusCode).toBe(404);
    await deliverAll();
    await act(letter.id, 'cancel');
    expect((await act(letter.id, 'delete')).statusCode).toBe(204);
    expect((await visitor.send('GET', path ?? '')).statusCode).toBe(404);
    expect((await act(letter.id, 'restore')).json<Letter>().path).toBe(path);
  });
});

/** The ids of the letters that a list shows. */
const rows = async (query: string) =>
  (await owner.send('GET', `/api/admin/letters${query}`))
    .json<{ rows: { id: string }[] }>()
    .rows.map(({ id }) => id);

it('a test goes to its owner alone; a copy is a draft; what was deleted is erased after 30 days', async () => {
  await subscribe(1);
  const letter = await aLetter({ senderName: 'Mo of the kiln' });
  expect((await act(letter.id, 'test')).json()).toMatchObject({ recipient: `letters-${count}@example.com` });
  const tests = await platform.db.$client.query(
    `select subject, envelope ->> 'senderName' as name from outbox_mails where website_id = $1 and kind = 'test'`,
    [shop.websiteId],
  );
  expect(tests.rows).toEqual([{ subject: 'Test: The kiln opens', name: 'Mo of the kiln' }]);
  expect(await mails()).toEqual([]);
  const copy = (await act(letter.id, 'duplicate')).json<Letter>();
  expect(copy).toMatchObject({ status: 'draft', subject: 'The kiln opens', listId });
  await act(letter.id, 'delete');
  expect(await rows('')).toEqual([copy.id]);
  expect(await rows('?folder=bin')).toEqual([letter.id]);
  platform.clock.advance(31 * DAY);
  await letterErasingPoller(platform).run(new AbortController().signal);
  // The session of the owner has ended by then.
  const left = await platform.db.$client.query<{ id: string }>(
    'select id from letters where website_id = $1',
    [shop.websiteId],
  );
  expect(left.rows.map(({ id }) => id)).toEqual([copy.id]);
});
