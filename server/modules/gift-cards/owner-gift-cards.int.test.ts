import { randomUUID } from 'node:crypto';
import type { GiftCardDetail, GiftCardRow } from '@vitrine/contracts/admin-gift-cards.ts';
import type { FindAnswer } from '@vitrine/contracts/find.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import type { TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../../platform/ids.ts';
import { mailDueGiftCards, voidGiftCard } from './index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let owner: TestVisitor;

const calls = '/api/admin/gift-cards';
const minute = 60_000;

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  shop = await aCheckoutShop(platform, 'cards');
  owner = await ownerOf(shop, 'rowan@example.com');
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  // Noon in New York.
  platform.clock.set(Date.parse('2026-03-02T17:00:00Z'));
  for (const table of ['gift_cards', 'gift_card_entries', 'gift_card_events', 'outbox_mails'])
    await platform.db.$client.query(`delete from ${table} where website_id = $1`, [shop.site.websiteId]);
});

const ownerOf = ({ host, site }: CheckoutShop, email: string) =>
  anOwner(app, platform, { host, websiteId: site.websiteId }, email);

const body = (change: object = {}) => ({
  idempotencyKey: randomUUID(),
  amountMinor: 5000,
  recipientName: 'Robin Vale',
  recipientEmail: 'robin@example.com',
  senderName: 'Ada',
  message: 'For you',
  delivery: 'now',
  ...change,
});
const issue = (change: object = {}) => owner.send('POST', calls, body(change));
async function aCard(change: object = {}): Promise<GiftCardDetail> {
  const answer = await issue(change);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<GiftCardDetail>();
}
const act = (id: string, what: string, given: object = {}) =>
  owner.send('POST', `${calls}/${id}/${what}`, given);
const read = async (id: string) => (await owner.send('GET', `${calls}/${id}`)).json<GiftCardDetail>();
const list = async (query = '') =>
  (await owner.send('GET', `${calls}?${query}`)).json<ListPage<GiftCardRow>>().rows;
const ids = async (query: string) => (await list(query)).map(({ id }) => id);
const found = (search: string) => ids(new URLSearchParams({ search }).toString());
const count = async (text: string): Promise<number> =>
  Number((await platform.db.$client.query(text, [shop.site.websiteId])).rows[0].n);
const cards = () => count('select count(*) n from gift_cards where website_id = $1');
const mails = async () =>
  (
    await platform.db.$client.query<{
      recipient: string;
      subject: string;
      body_text: string;
      body_html: string;
    }>(
      "select recipient, subject, body_text, body_html from outbox_mails where website_id = $1 and kind = 'gift-card' order by id",
      [shop.site.websiteId],
    )
  ).rows;

/** Each card's rows sum to zero, and its balance is the sum of its account. */
async function expectConsistentLedger(): Promise<void> {
  const wrong = await count(`select count(*) n from gift_cards g where website_id = $1 and (
    (select coalesce(sum(amount_minor), 0) from gift_card_entries e where e.website_id = $1 and e.gift_card_id = g.id) <> 0
    or balance_minor <> (select coalesce(sum(amount_minor), 0) from gift_card_entries e
      where e.website_id = $1 and e.gift_card_id = g.id and e.account = 'card'))`);
  expect(wrong).toBe(0);
}

describe('issuing a gift card', () => {
  it('makes one with its entry and mails it at once', async () => {
    const card = await aCard();
    expect(card).toMatchObject({
      balanceMinor: 5000,
      initialMinor: 5000,
      currency: 'USD',
      state: 'active',
      issuedBy: 'shop',
      order: null,
      message: 'For you',
      entries: [{ kind: 'issued', amountMinor: 5000, balanceMinor: 5000, order: null }],
      events: [{ type: 'issued', actorName: 'Rowan' }],
    });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'robin@example.com',
      subject: 'Ada sent you a gift card for Fern & Kiln',
    });
    expect(mail?.body_html).toContain(`http://${shop.host}/`);
    // The code itself is looked for: groups of an id may have the shape of a part of a code.
    const { code } = (await act(card.id, 'code')).json<{ code: string }>();
    expect(mail?.body_text).toContain(code);
    expect(JSON.stringify(card)).not.toContain(code);
    expect(JSON.stringify(card)).not.toContain(code.replaceAll('-', ''));
    await expectConsistentLedger();
  });

  it('is done once, however often the call is repeated and however many arrive at the same time', async () => {
    const one = body();
    const answers = await Promise.all([1, 2, 3].map(() => owner.send('POST', calls, one)));
    const made = answers.map((answer) => answer.json<GiftCardDetail>().id);
    expect(new Set(made).size).toBe(1);
    // Days later a response that was lost is asked for again, though its day has passed.
    platform.clock.set(Date.parse('2026-03-09T17:00:00Z'));
    const again = await owner.send('POST', calls, { ...one, delivery: 'day', sendOn: '2026-03-03' });
    expect(again.json<GiftCardDetail>().id).toBe(made[0]);
    expect(await cards()).toBe(1);
    expect(await mails()).toHaveLength(1);
    await expectConsistentLedger();
  });

  it('waits for its day at eight in the morning of the site, and is mailed once then', async () => {
    const { id } = await aCard({ delivery: 'day', sendOn: '2026-03-05' });
    expect(await read(id)).toMatchObject({ state: 'scheduled', sendOn: '2026-03-05T13:00:00.000Z' });
    expect(await mails()).toEqual([]);
    platform.clock.set(Date.parse('2026-03-05T13:00:00Z'));
    await Promise.all([mailDueGiftCards(platform), mailDueGiftCards(platform)]);
    expect(await mails()).toHaveLength(1);
    expect((await mails())[0]?.body_html).toContain(`http://${shop.host}/`);
    expect(await read(id)).toMatchObject({ state: 'active', sentOn: '2026-03-05T13:00:00.000Z' });
  });

  it('today is at once, and the last day is a year ahead, as for buyers', async () => {
    expect(await aCard({ delivery: 'day', sendOn: '2026-03-02' })).toMatchObject({ state: 'active' });
    expect(await aCard({ delivery: 'day', sendOn: '2027-03-02' })).toMatchObject({ state: 'scheduled' });
  });

  it('without a mail needs no recipient, and is never mailed by itself', async () => {
    const card = await aCard({ delivery: 'none', recipientName: '', recipientEmail: '', senderName: '' });
    expect(card).toMatchObject({ state: 'active', sendOn: null, sentOn: null });
    platform.clock.set(Date.parse('2027-05-01T13:00:00Z'));
    expect(await mailDueGiftCards(platform)).toBe(0);
  });

  it('of the shop itself says so, and a message is text, whatever is in it', async () => {
    await aCard({ senderName: '', message: 'Hi <script>alert(1)</script>\r\n<b>you</b>' });
    const [mail] = await mails();
    expect(mail?.subject).toBe('A gift card from Fern & Kiln');
    expect(mail?.body_text).toContain('You have been given $50 to spend at Fern & Kiln.');
    expect(mail?.body_text).toContain('Hi <script>alert(1)</script>');
    expect(mail?.body_html).toContain('Hi &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail?.body_html).not.toMatch(/<script|<b>you/);
  });

  it.each([
    ['an amount of 0', { amountMinor: 0 }, 'amountMinor', /above 0/],
    ['a negative amount', { amountMinor: -1 }, 'amountMinor', /above 0/],
    ['a fraction of a cent', { amountMinor: 12.5 }, 'amountMinor', /whole minor units/],
    ['an amount that is too large', { amountMinor: 1_000_001 }, 'amountMinor', /too much/],
    ['a wrong address', { recipientEmail: 'robin@' }, 'recipientEmail', /name@example.com/],
    ['no address', { recipientEmail: '' }, 'recipientEmail', /Enter the email/],
    ['no name', { recipientName: ' ' }, 'recipientName', /who the card is for/],
    [
      'a wrong address though it is not mailed',
      { delivery: 'none', recipientEmail: 'x' },
      'recipientEmail',
      /name@/,
    ],
    ['a message that is too long', { message: 'x'.repeat(501) }, 'message', /at most 500/],
    ['a sender that is too long', { senderName: 'x'.repeat(81) }, 'senderName', /at most 80/],
    ['a day that has passed', { delivery: 'day', sendOn: '2026-03-01' }, 'sendOn', /day is over/],
    ['a day past the limit', { delivery: 'day', sendOn: '2027-03-03' }, 'sendOn', /within the next year/],
    ['a day that there is not', { delivery: 'day', sendOn: '2026-02-30' }, 'sendOn', /Enter a day/],
    ['no day', { delivery: 'day' }, 'sendOn', /Choose a day/],
  ])('is refused with %s, beside its field', async (_what, change, field, sentence) => {
    const answer = await issue(change);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual({ [field]: expect.stringMatching(sentence) });
    expect(await cards()).toBe(0);
    expect(await mails()).toEqual([]);
  });
});

describe('the mail of a gift card', () => {
  it('is sent again to a corrected address, which the card keeps', async () => {
    const { id } = await aCard({ recipientEmail: 'robni@example.com' });
    platform.clock.set(platform.clock.now() + minute);
    const answer = await act(id, 'mail', { recipientEmail: ' robin@example.com ' });
    expect(answer.json()).toMatchObject({
      recipientEmail: 'robin@example.com',
      sentOn: '2026-03-02T17:01:00.000Z',
      events: [{ type: 'mailed' }, { type: 'issued' }],
    });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      'robni@example.com',
      'robin@example.com',
    ]);
  });

  it('is not sent twice within a minute, however many calls arrive at once, nor six times a day', async () => {
    const { id } = await aCard();
    const send = () => act(id, 'mail', { recipientEmail: 'robin@example.com' });
    expect((await send()).json()).toMatchObject({ error: 'GIFT_CARD_JUST_MAILED' });
    for (let time = 0; time < 5; time += 1) {
      platform.clock.set(platform.clock.now() + minute);
      const statuses = (await Promise.all([send(), send()])).map(({ statusCode }) => statusCode);
      expect(statuses.toSorted()).toEqual([200, 409]);
    }
    platform.clock.set(platform.clock.now() + minute);
    const refused = await send();
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('was mailed 5 times within a day');
    platform.clock.set(platform.clock.now() + 24 * 60 * minute);
    expect((await send()).statusCode).toBe(200);
    expect(await mails()).toHaveLength(7);
  });

  it('of a scheduled card is sent at once, and not again on its day', async () => {
    const { id } = await aCard({ delivery: 'day', sendOn: '2026-03-05' });
    expect((await act(id, 'mail', { recipientEmail: 'robin@example.com' })).json()).toMatchObject({
      state: 'active',
    });
    platform.clock.set(Date.parse('2026-03-06T13:00:00Z'));
    expect(await mailDueGiftCards(platform)).toBe(0);
    expect(await mails()).toHaveLength(1);
  });

  it('of a card that was handed over is sent once its address is known', async () => {
    const { id } = await aCard({ delivery: 'none', recipientName: '', recipientEmail: '' });
    expect((await act(id, 'mail', { recipientEmail: 'nobody' })).json().fields).toEqual({
      recipientEmail: 'Enter an email address like name@example.com.',
    });
    expect((await act(id, 'mail', { recipientEmail: 'robin@example.com' })).statusCode).toBe(200);
    expect((await mails())[0]?.body_text).toMatch(/^Hello,$/m);
  });

  it('is refused for a disabled card, one of a refunded order, and one that is used up', async () => {
    const [disabled, ended, spent] = [await aCard(), await aCard(), await aCard()];
    await act(disabled.id, 'disable', { balanceMinor: 5000 });
    const { websiteId } = shop.site;
    const now = new Date(platform.clock.now());
    await platform.db.transaction((tx) => voidGiftCard(tx, { websiteId, giftCardId: ended.id, now }));
    await platform.db.$client.query('update gift_cards set balance_minor = 0 where id = $1', [spent.id]);
    platform.clock.set(platform.clock.now() + minute);
    const errors = await Promise.all(
      [disabled, ended, spent].map(
        async ({ id }) => (await act(id, 'mail', { recipientEmail: 'a@example.com' })).json().error,
      ),
    );
    expect(errors).toEqual(['GIFT_CARD_DISABLED', 'GIFT_CARD_REFUNDED', 'GIFT_CARD_USED_UP']);
    expect((await read(disabled.id)).recipientEmail).toBe('robin@example.com');
    expect(await mails()).toHaveLength(3);
  });

  it('that is still to be sent goes to the corrected address and name', async () => {
    const { id } = await aCard({ delivery: 'day', sendOn: '2026-03-05' });
    const change = (given: object) => owner.send('PUT', `${calls}/${id}`, given);
    expect((await change({ recipientName: 'Robin', recipientEmail: '' })).json().fields).toEqual({
      recipientEmail: 'Enter the email address the card goes to.',
    });
    const done = await change({ recipientName: 'Robyn', recipientEmail: 'robyn@example.com' });
    expect(done.json().events[0]).toMatchObject({ type: 'recipient-changed' });
    await change({ recipientName: 'Robyn', recipientEmail: 'robyn@example.com' });
    expect((await read(id)).events).toHaveLength(2);
    platform.clock.set(Date.parse('2026-03-05T13:00:00Z'));
    await mailDueGiftCards(platform);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['robyn@example.com']);
    expect((await mails())[0]?.body_text).toContain('Hello Robyn,');
  });
});

describe('the code of a gift card', () => {
  it('is shown on demand, and who asked for it is recorded', async () => {
    const { id, last4 } = await aCard();
    const { code } = (await act(id, 'code')).json<{ code: string }>();
    expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    expect(code.endsWith(last4)).toBe(true);
    expect((await mails())[0]?.body_text).toContain(code);
    expect((await read(id)).events[0]).toMatchObject({ type: 'code-shown', actorName: 'Rowan' });
  });

  it('is in no list, file, page of a card or search', async () => {
    const { id } = await aCard();
    const { code } = (await act(id, 'code')).json<{ code: string }>();
    for (const path of [calls, `${calls}/${id}`, `${calls}/export.csv`, '/api/admin/find?q=robin']) {
      const { body: shown } = await owner.send('GET', path);
      expect(shown).toContain(code.slice(-4));
      expect(shown.replaceAll('-', '')).not.toContain(code.replaceAll('-', ''));
    }
    const file = await owner.send('GET', `${calls}/export.csv`);
    expect(file.body).toContain(`••••${code.slice(-4)}`);
  });
});

describe('a disabled gift card', () => {
  it('has its rest written off, and gets it back as a new entry when it is enabled', async () => {
    const { id } = await aCard();
    const disabled = (await act(id, 'disable', { balanceMinor: 5000 })).json<GiftCardDetail>();
    expect(disabled).toMatchObject({ state: 'disabled', balanceMinor: 0, writtenOffMinor: 5000 });
    await expectConsistentLedger();
    const enabled = (await act(id, 'enable')).json<GiftCardDetail>();
    expect(enabled).toMatchObject({ state: 'active', balanceMinor: 5000, writtenOffMinor: 0 });
    expect(
      enabled.entries.map(({ kind, amountMinor, balanceMinor }) => [kind, amountMinor, balanceMinor]),
    ).toEqual([
      ['enabled', 5000, 5000],
      ['disabled', -5000, 0],
      ['issued', 5000, 5000],
    ]);
    expect(enabled.events.map(({ type }) => type)).toEqual(['enabled', 'disabled', 'issued']);
    await expectConsistentLedger();
  });

  it('is not disabled again, and one that is not disabled is not enabled', async () => {
    const { id } = await aCard();
    expect((await act(id, 'enable')).json()).toMatchObject({ error: 'GIFT_CARD_NOT_DISABLED' });
    const both = await Promise.all([1, 2].map(() => act(id, 'disable', { balanceMinor: 5000 })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await act(id, 'disable', { balanceMinor: 0 })).json()).toMatchObject({
      error: 'GIFT_CARD_DISABLED',
    });
    const twice = await Promise.all([1, 2].map(() => act(id, 'enable')));
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await read(id)).entries).toHaveLength(3);
    await expectConsistentLedger();
  });

  it('was disabled at the balance that was confirmed: another one is refused and named', async () => {
    const { id } = await aCard();
    const answer = await act(id, 'disable', { balanceMinor: 4000 });
    expect(answer.json()).toMatchObject({
      error: 'GIFT_CARD_CHANGED',
      message: expect.stringContaining('$50'),
    });
    expect(await read(id)).toMatchObject({ state: 'active', balanceMinor: 5000 });
  });

  it('is not mailed on its day, but when it is enabled after it', async () => {
    const { id } = await aCard({ delivery: 'day', sendOn: '2026-03-05' });
    await act(id, 'disable', { balanceMinor: 5000 });
    platform.clock.set(Date.parse('2026-03-05T13:00:00Z'));
    expect(await mailDueGiftCards(platform)).toBe(0);
    await act(id, 'enable');
    expect(await mailDueGiftCards(platform)).toBe(1);
  });

  it('stays ended when its order was refunded meanwhile', async () => {
    const { id } = await aCard();
    await act(id, 'disable', { balanceMinor: 5000 });
    const { websiteId } = shop.site;
    const now = new Date(platform.clock.now());
    await platform.db.transaction((tx) => voidGiftCard(tx, { websiteId, giftCardId: id, now }));
    expect((await act(id, 'enable')).json()).toMatchObject({ error: 'GIFT_CARD_REFUNDED' });
    expect(await read(id)).toMatchObject({ state: 'refunded', balanceMinor: 0, writtenOffMinor: 0 });
    await expectConsistentLedger();
  });
});

describe('the list of gift cards', () => {
  it('finds cards by the end of the code, a whole code, recipient and sender', async () => {
    const robin = await aCard();
    const june = await aCard({
      recipientName: 'June Alder',
      recipientEmail: 'june@fir.example',
      senderName: 'Mo',
    });
    const { code } = (await act(june.id, 'code')).json<{ code: string }>();
    expect(await found('alder')).toEqual([june.id]);
    expect(await found('june@fir')).toEqual([june.id]);
    expect(await found('mo')).toEqual([june.id]);
    expect(await found(june.last4.toLowerCase())).toEqual([june.id]);
    expect(await found(code)).toEqual([june.id]);
    expect(await found('robin')).toEqual([robin.id]);
    expect(await found(code.slice(0, 4))).toEqual([]);
  });

  it('is filtered by status, origin and days, and sorted by balance', async () => {
    const high = await aCard({ amountMinor: 9000 });
    const waiting = await aCard({ amountMinor: 100, delivery: 'day', sendOn: '2026-03-05' });
    const gone = await aCard({ amountMinor: 200 });
    await act(gone.id, 'disable', { balanceMinor: 200 });
    const bought = await aCard({ amountMinor: 300 });
    await platform.db.$client.query('update gift_cards set order_id = $2 where id = $1', [
      bought.id,
      newId(),
    ]);
    const spent = await aCard({ amountMinor: 400 });
    await platform.db.$client.query('update gift_cards set balance_minor = 0 where id = $1', [spent.id]);
    expect(await ids('status=scheduled')).toEqual([waiting.id]);
    expect(await ids('status=disabled')).toEqual([gone.id]);
    expect(await ids('status=used-up')).toEqual([spent.id]);
    expect((await ids('status=active,disabled')).toSorted()).toEqual(
      [high.id, gone.id, bought.id].toSorted(),
    );
    expect(await ids('issuedBy=bought')).toEqual([bought.id]);
    expect(await ids('issuedBy=shop')).toHaveLength(4);
    expect((await ids('sort=-balance'))[0]).toBe(high.id);
    expect(await ids('createdFrom=2026-03-03')).toEqual([]);
    expect(await ids('createdTo=2026-03-02')).toHaveLength(5);
    for (const { id, state } of await list()) expect((await read(id)).state).toBe(state);
  });

  it('is searched from the palette', async () => {
    const { id, last4 } = await aCard();
    const answer = (await owner.send('GET', `/api/admin/find?q=${last4}`)).json<FindAnswer>();
    expect(answer.groups).toContainEqual({
      kind: 'gift-cards',
      results: [{ id, title: `••••${last4}`, detail: 'Robin Vale', path: `/gift-cards/${id}` }],
    });
  });
});

it('the gift card of another website is not there for an owner', async () => {
  const { id } = await aCard();
  const own = owner;
  const other = await aCheckoutShop(platform, 'other');
  owner = await ownerOf(other, 'other@example.com');
  expect((await owner.send('GET', `${calls}/${id}`)).statusCode).toBe(404);
  const change = { recipientName: 'Eve', recipientEmail: 'eve@example.com' };
  expect((await owner.send('PUT', `${calls}/${id}`, change)).statusCode).toBe(404);
  for (const [what, given] of [
    ['code', {}],
    ['mail', { recipientEmail: 'eve@example.com' }],
    ['disable', { balanceMinor: 5000 }],
    ['enable', {}],
  ] as const) {
    const answer = await act(id, what, given);
    expect([what, answer.json().error]).toEqual([what, 'GIFT_CARD_NOT_FOUND']);
  }
  owner = own;
  expect(await read(id)).toMatchObject({ state: 'active', recipientName: 'Robin Vale', events: [{}] });
});
