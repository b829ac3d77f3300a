import type { Letter } from '@vitrine/contracts/letters.ts';
import { aMailingList, subscribeAll } from '@vitrine/testing/audience-fixture.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { letterErasingPoller, sendLetters } from './write-letters.ts';

const DAY = 86_400_000;
let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let owner: TestVisitor;
let visitor: TestVisitor;
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
  await platform.db.$client.query('truncate letters, letter_recipients, outbox_mails, erased_letter_links');
  shop = await aShop(platform, `readers-${count}.test`);
  owner = await anOwner(app, platform, shop, `readers-${count}@example.com`);
  visitor = aVisitor(app, shop.host);
  listId = (await aMailingList(owner, 'Kiln letter')).id;
});

async function setCounting(countsOpens: boolean, countsClicks: boolean): Promise<void> {
  const { version } = (await owner.send('GET', '/api/admin/letters/settings')).json<{ version: string }>();
  const body = { version, countsOpens, countsClicks };
  const answer = await owner.send('PUT', '/api/admin/letters/settings', body);
  expect(answer.statusCode, answer.body).toBe(200);
  await awaitNotifications(platform);
}

/** Writes and sends a letter with a link to the shop. */
async function sendLetter(change: object = {}): Promise<string> {
  const made = (await owner.send('POST', '/api/admin/letters', {})).json<Letter>();
  const changed = await owner.send('PUT', `/api/admin/letters/${made.id}`, {
    revision: made.revision,
    subject: 'The kiln opens',
    previewText: '',
    senderName: '',
    parts: [{ id: 'a', type: 'text', html: '<p>Come and <a href="/shop">see</a>.</p>' }],
    listId,
    segmentId: null,
    isPublic: false,
    ...change,
  });
  expect(changed.statusCode, changed.body).toBe(200);
  const { revision } = changed.json<Letter>();
  const sent = await owner.send('POST', `/api/admin/letters/${made.id}/send`, { revision, sendsAt: null });
  expect(sent.statusCode, sent.body).toBe(200);
  await sendLetters(platform);
  return made.id;
}

interface CountedLinks {
  readonly go: string;
  readonly seen: string;
}
const pathIn = (html: string, what: RegExp): string => what.exec(html)?.[1] ?? '';

/** The first link that counts and the picture that counts, of each mail of a letter. */
async function countedLinks(): Promise<readonly CountedLinks[]> {
  const { rows } = await platform.db.$client.query<{ html: string }>(
    `select body_html as html from outbox_mails where website_id = $1 and kind = 'letter' order by recipient`,
    [shop.websiteId],
  );
  return rows.map(({ html }) => ({
    go: pathIn(html, /href="https?:\/\/[^"/]+(\/site-letters\/[^"]+\/go\/0\/[^"]+)"/),
    seen: pathIn(html, /src="https?:\/\/[^"/]+(\/site-letters\/[^"]+\/seen\/[^"]+)"/),
  }));
}

const progressOf = async (id: string) =>
  (await owner.send('GET', `/api/admin/letters/${id}`)).json<Letter>().progress;

async function expectLeadsToShop(go: string): Promise<void> {
  const followed = await visitor.send('GET', go);
  expect(followed.statusCode).toBe(302);
  expect(followed.headers['location']).toMatch(/\/shop$/);
}

/** What somebody does who opens their mail and follows its link. */
async function readBy(links: CountedLinks | undefined): Promise<void> {
  await expectLeadsToShop(links?.go ?? '');
  expect((await visitor.send('GET', links?.seen ?? '')).statusCode).toBe(200);
}

describe('the links of a letter', () => {
  it('lead where they did after the letter was erased, and nothing is kept of its readers', async () => {
    await subscribeAll(platform, shop.websiteId, listId, 1);
    await setCounting(true, true);
    const id = await sendLetter();
    const [links] = await countedLinks();
    await owner.send('POST', `/api/admin/letters/${id}/cancel`);
    expect((await owner.send('POST', `/api/admin/letters/${id}/delete`)).statusCode).toBe(204);
    await expectLeadsToShop(links?.go ?? '');
    platform.clock.advance(31 * DAY);
    await letterErasingPoller(platform).run(new AbortController().signal);
    for (const table of ['letters', 'letter_recipients'])
      expect((await platform.db.$client.query(`select from ${table}`)).rowCount).toBe(0);
    await expectLeadsToShop(links?.go ?? '');
    expect((await visitor.send('GET', links?.seen ?? '')).headers['content-type']).toBe('image/gif');
    const elsewhere = (links?.go ?? '').replace('/go/0/', '/go/1/');
    expect((await visitor.send('GET', elsewhere)).statusCode).toBe(404);
  });

  it('are not kept of an erased letter whose mails lead straight to their targets', async () => {
    await subscribeAll(platform, shop.websiteId, listId, 1);
    const id = await sendLetter();
    await owner.send('POST', `/api/admin/letters/${id}/cancel`);
    await owner.send('POST', `/api/admin/letters/${id}/delete`);
    platform.clock.advance(31 * DAY);
    await letterErasingPoller(platform).run(new AbortController().signal);
    expect((await platform.db.$client.query('select from letters')).rowCount).toBe(0);
    expect((await platform.db.$client.query('select from erased_letter_links')).rowCount).toBe(0);
  });

  it('lead on and count nobody once the site counts no more, each of both for itself', async () => {
    await subscribeAll(platform, shop.websiteId, listId, 3);
    await setCounting(true, true);
    const id = await sendLetter();
    const [first, second, third] = await countedLinks();
    await readBy(first);
    expect(await progressOf(id)).toMatchObject({ opened: 1, clicked: 1 });
    await setCounting(true, false);
    await readBy(second);
    expect(await progressOf(id)).toMatchObject({ opened: 2, clicked: 1 });
    await setCounting(false, false);
    await readBy(third);
    expect(await progressOf(id)).toMatchObject({ opened: 2, clicked: 1 });
  });
});

describe('the list of letters on the site', () => {
  it('is a page of its own in the theme, with older letters behind a link, and no page can have its address', async () => {
    await subscribeAll(platform, shop.websiteId, listId, 1);
    for (let letter = 1; letter <= 31; letter += 1) {
      await sendLetter({ isPublic: true, subject: `Letter <${letter}>` });
      platform.clock.advance(60_000);
    }
    const page = await visitor.send('GET', '/site-letters');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('page-type-letters');
    expect(page.body).not.toContain('unsubscribe');
    expect(page.body).toContain('Letter &lt;31&gt;');
    expect(page.body).not.toContain('Letter &lt;1&gt;');
    const older = /href="(\/site-letters\?after=[^"]+)"/.exec(page.body)?.[1] ?? '';
    expect((await visitor.send('GET', older)).body).toContain('Letter &lt;1&gt;');
    const taken = await owner.send('POST', '/api/admin/pages', { title: 'Site letters' });
    expect(taken.statusCode, taken.body).toBe(201);
    expect(taken.json<{ path: string }>().path).toMatch(/^\/site-letters.+/);
  });
});
