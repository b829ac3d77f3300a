// PostgreSQL: both (a subscriber that is erased while they sign up)
import type { SubscriberDetail, SubscriberRow } from '@vitrine/contracts/audience.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { MailingList } from '@vitrine/contracts/mailing-lists.ts';
import { aMailingList, confirmationMails, confirmLinkIn } from '@vitrine/testing/audience-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { untilBlocked, withLockHeld } from '@vitrine/testing/row-locks.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { forgetUnconfirmed } from './forget-unconfirmed.ts';

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let owner: TestVisitor;
let letter: MailingList;
let studio: MailingList;
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
  shop = await aShop(platform, `letters-${shops}.test`);
  owner = await anOwner(app, platform, shop, `owner-${shops}@example.com`);
  letter = await aMailingList(owner, 'Kiln letter');
  studio = await aMailingList(owner, 'Open studio', { doubleOptIn: false });
});

const path = '/site-users/account/newsletter';
const signUp = (email: string, list: MailingList = letter, more: Readonly<Record<string, string>> = {}) =>
  aVisitor(app, shop.host).post(path, { listId: list.id, email, words: 'Join. Four a year.', ...more });

const mailsTo = (email: string) => confirmationMails(platform, shop.websiteId, email);
/** The path of the link in the last mail that confirms. */
const confirmLink = async (email: string): Promise<string> =>
  confirmLinkIn((await mailsTo(email)).at(-1)?.text);
const leavingLink = async (email: string): Promise<string> =>
  ((await mailsTo(email)).at(-1)?.unsubscribeUrl ?? '').replace(/^https?:\/\/[^/]+/, '');

async function find(email: string): Promise<SubscriberDetail | null> {
  const found = await owner.send('GET', `/api/admin/audience?search=${encodeURIComponent(email)}`);
  expect(found.statusCode, found.body).toBe(200);
  const [row] = found.json<ListPage<SubscriberRow>>().rows;
  if (row === undefined) return null;
  return (await owner.send('GET', `/api/admin/audience/subscribers/${row.id}`)).json<SubscriberDetail>();
}
/** As a mail program does it: without cookies. RFC 8058 */
const oneClick = (url: string) =>
  app.inject({
    method: 'POST',
    url,
    headers: { host: shop.host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('signing up', () => {
  it('asks by mail, keeps the words, and counts once the address is confirmed', async () => {
    const posted = await signUp('June@Example.com');
    expect([posted.statusCode, posted.headers.location]).toEqual([303, `${path}/thanks?confirm=yes`]);
    const thanks = await aVisitor(app, shop.host).send('GET', posted.headers.location ?? '');
    expect(thanks.body).toContain('Almost done: we have sent you an email.');

    const waiting = await find('june@example.com');
    expect(waiting).toMatchObject({
      email: 'june@example.com',
      state: 'pending',
      source: 'newsletter',
      lists: [{ name: 'Kiln letter', isWaiting: true }],
      consents: [{ words: 'Join. Four a year.', list: 'Kiln letter', language: 'en-US' }],
    });
    expect(waiting?.events.map(({ kind }) => kind).toSorted()).toEqual(['confirmation-sent', 'signed-up']);

    const link = await confirmLink('june@example.com');
    const page = await aVisitor(app, shop.host).send('GET', link);
    expect([page.statusCode, page.body.includes('Confirm my address</button>')]).toEqual([200, true]);
    expect(page.body).not.toContain('june@example.com');
    // Mail servers open links: that confirms nothing.
    expect((await find('june@example.com'))?.state).toBe('pending');

    const done = await aVisitor(app, shop.host).post(link, {});
    expect(done.body).toContain('You are on the list');
    expect(await find('june@example.com')).toMatchObject({
      state: 'active',
      lists: [{ name: 'Kiln letter', isWaiting: false }],
    });
    // The button again does no harm.
    expect((await aVisitor(app, shop.host).post(link, {})).body).toContain('You are on the list');
  });

  it('shows owners the mail without its links, so that nobody confirms for somebody else', async () => {
    await signUp('june@example.com');
    const { rows } = await platform.db.$client.query<{ id: string }>(
      'select id from outbox_mails where website_id = $1',
      [shop.websiteId],
    );
    const seen = await owner.send('GET', `/api/admin/mails/${rows[0]?.id}`);
    const { bodyText, bodyHtml } = seen.json<{ bodyText: string; bodyHtml: string }>();
    expect(await confirmLink('june@example.com')).toContain('?token=');
    for (const body of [bodyText, bodyHtml]) {
      expect(body).toContain('/newsletter/confirm?token=…');
      expect(body).not.toMatch(/token=[\w-]/);
    }
    const { id } = (await find('june@example.com')) ?? {};
    const file = await owner.send('GET', `/api/admin/audience/subscribers/${id}/personal-data.json`);
    expect(file.body).toContain('/newsletter/confirm?token=…');
    expect(file.body).not.toMatch(/token=[\w-]/);
  });

  it('to a list without double opt-in counts at once, and mails nobody', async () => {
    const posted = await signUp('mo@example.com', studio);
    expect(posted.headers.location).toBe(`${path}/thanks?confirm=no`);
    expect(await find('mo@example.com')).toMatchObject({ state: 'active' });
    expect(await mailsTo('mo@example.com')).toEqual([]);
  });

  it('again and again sends one mail, and each consent is kept', async () => {
    for (let times = 0; times < 3; times += 1) await signUp('ada@example.com');
    expect(await mailsTo('ada@example.com')).toHaveLength(1);
    expect((await find('ada@example.com'))?.consents).toHaveLength(3);
    platform.clock.advance(11 * 60_000);
    await signUp('ada@example.com');
    expect(await mailsTo('ada@example.com')).toHaveLength(2);
  });

  it('sends an address three mails a day at most, and ten in 30 days', async () => {
    const sent: number[] = [];
    for (let day = 0; day < 5; day += 1) {
      for (let times = 0; times < 4; times += 1) {
        await signUp('ada@example.com');
        platform.clock.advance(11 * 60_000);
      }
      sent.push((await mailsTo('ada@example.com')).length);
      platform.clock.advance(86_400_000);
    }
    expect(sent).toEqual([3, 6, 9, 10, 10]);
    platform.clock.advance(30 * 86_400_000);
    await signUp('ada@example.com');
    expect(await mailsTo('ada@example.com')).toHaveLength(11);
  });

  it('works also while the owner erases the same person', async () => {
    await signUp('ada@example.com');
    const ada = [shop.websiteId, 'ada@example.com'];
    const answer = await withLockHeld(
      platform,
      'select from subscribers where website_id = $1 and email = $2 for update',
      ada,
      async (holder, commit) => {
        const signingUp = signUp('ada@example.com');
        await untilBlocked(platform, 1);
        await holder.query('delete from subscribers where website_id = $1 and email = $2', ada);
        await commit();
        return signingUp;
      },
    );
    expect(answer.statusCode).toBe(303);
    expect(await find('ada@example.com')).toMatchObject({
      state: 'pending',
      lists: [{ name: 'Kiln letter' }],
    });
  });

  it('says the same whether an address is there or not', async () => {
    const fresh = await signUp('new@example.com');
    await signUp('there@example.com');
    const again = await signUp('there@example.com');
    expect(again.headers.location).toBe(fresh.headers.location);
  });

  it.each([
    ['', 'Email cannot be blank'],
    ['june@', 'Email is invalid'],
    ['"><img src=x>', 'Email is invalid'],
  ])('of %j shows the form again with a single error and what was typed', async (email, sentence) => {
    const answer = await signUp(email);
    expect(answer.statusCode).toBe(422);
    expect(answer.body.split(sentence)).toHaveLength(2);
    expect(answer.body).toContain(`name="listId" value="${letter.id}"`);
    expect(answer.body).not.toContain('<img src=x>');
  });

  it('to a list that is gone, or of another website, says that the form is not configured', async () => {
    const other = await aShop(platform, `elsewhere-${shops}.test`);
    const stranger = aVisitor(app, other.host);
    const answer = await stranger.post(path, { listId: letter.id, email: 'june@example.com' });
    expect([answer.statusCode, answer.body.includes('This form has not been configured yet.')]).toEqual([
      404,
      true,
    ]);
    await owner.send('DELETE', `/api/admin/audience/lists/${letter.id}`);
    expect((await signUp('june@example.com')).statusCode).toBe(404);
    expect(
      (await aVisitor(app, shop.host).post(path, { listId: 'x', email: 'a@b.example' })).statusCode,
    ).toBe(404);
    expect(await find('june@example.com')).toBe(null);
  });

  it('by a bot that fills in the hidden field looks the same and stores nothing', async () => {
    expect((await signUp('bot@example.com', letter, { website: 'https://spam.example' })).statusCode).toBe(
      303,
    );
    expect(await find('bot@example.com')).toBe(null);
  });

  it('by script needs a captcha', async () => {
    const answer = await aVisitor(app, shop.host).send('POST', `/api${path}`, {
      listId: letter.id,
      email: 'june@example.com',
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { error: 'CAPTCHA_FAILED' }]);
  });
});

describe('leaving', () => {
  it('by the link of a mail asks first; by the mail program it takes one request, and again without harm', async () => {
    await signUp('june@example.com');
    await aVisitor(app, shop.host).post(await confirmLink('june@example.com'), {});
    const link = await leavingLink('june@example.com');
    const page = await aVisitor(app, shop.host).send('GET', link);
    expect(page.body).toContain('page-type-300');
    expect(page.body).toContain('>Unsubscribe</button>');
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': /no-store/ });
    expect((await find('june@example.com'))?.state).toBe('active');
    for (let times = 0; times < 2; times += 1) expect((await oneClick(link)).statusCode).toBe(200);
    expect(await find('june@example.com')).toMatchObject({ state: 'unsubscribed', lists: [] });
    // What they agreed to stays on record.
    expect((await find('june@example.com'))?.consents).toHaveLength(1);
  });

  it('an older confirmation brings nobody back, and coming back always needs a new one', async () => {
    await signUp('mo@example.com');
    const older = await confirmLink('mo@example.com');
    await oneClick(await leavingLink('mo@example.com'));
    await aVisitor(app, shop.host).post(older, {});
    expect((await find('mo@example.com'))?.state).toBe('unsubscribed');
    platform.clock.advance(11 * 60_000);
    await signUp('mo@example.com', studio);
    expect((await find('mo@example.com'))?.state).toBe('unsubscribed');
    await aVisitor(app, shop.host).post(await confirmLink('mo@example.com'), {});
    expect((await find('mo@example.com'))?.state).toBe('active');
  });

  it.each(['', '?token=', '?token=x', `?token=${'x'.repeat(500)}`, '?token=%00', `?token=${'a'.repeat(32)}`])(
    'links with %j lead nowhere',
    async (query) => {
      for (const page of ['confirm', 'unsubscribe']) {
        expect((await aVisitor(app, shop.host).send('GET', `${path}/${page}${query}`)).statusCode).toBe(404);
        expect((await oneClick(`${path}/${page}${query}`)).statusCode).toBeLessThan(500);
      }
    },
  );

  it('a confirmation that is 31 days old confirms nothing', async () => {
    await signUp('kim@example.com');
    const link = await confirmLink('kim@example.com');
    platform.clock.advance(31 * 86_400_000);
    expect((await aVisitor(app, shop.host).send('GET', link)).statusCode).toBe(404);
    await aVisitor(app, shop.host).post(link, {});
    const { rows } = await platform.db.$client.query<{ state: string }>(
      'select state from subscribers where website_id = $1 and email = $2',
      [shop.websiteId, 'kim@example.com'],
    );
    expect(rows).toEqual([{ state: 'pending' }]);
  });

  it('an address that was never confirmed is forgotten then, and one that was stays', async () => {
    await signUp('never@example.com');
    await signUp('stays@example.com');
    await aVisitor(app, shop.host).post(await confirmLink('stays@example.com'), {});
    await forgetUnconfirmed(platform);
    platform.clock.advance(31 * 86_400_000);
    expect(await forgetUnconfirmed(platform)).toBeGreaterThan(0);
    const { rows } = await platform.db.$client.query<{ email: string }>(
      'select email from subscribers where website_id = $1',
      [shop.websiteId],
    );
    expect(rows).toEqual([{ email: 'stays@example.com' }]);
    const left = await platform.db.$client.query('select from consents where website_id = $1', [
      shop.websiteId,
    ]);
    expect(left.rows).toHaveLength(1);
  });
});
