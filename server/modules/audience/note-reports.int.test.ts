import type { SubscriberDetail, SubscriberRow } from '@vitrine/contracts/audience.ts';
import type { ListPage } from '@vitrine/contracts/list.ts';
import type { MailDelivery, Suppression } from '@vitrine/contracts/mail-delivery.ts';
import type { MailingList } from '@vitrine/contracts/mailing-lists.ts';
import { aMailingList, confirmationMails, confirmLinkIn } from '@vitrine/testing/audience-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';

const path = '/site-users/account/newsletter';
const june = 'june@example.com';
let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shop: TestShop;
let owner: TestVisitor;
let letter: MailingList;
let reports: string;
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
  shop = await aShop(platform, `reports-${shops}.test`);
  owner = await anOwner(app, platform, shop, `owner-${shops}@example.com`);
  letter = await aMailingList(owner, 'Kiln letter');
  const made = await owner.send('POST', '/api/admin/mail-delivery/events-address');
  reports = new URL(made.json<MailDelivery>().events?.url ?? '').pathname;
});

const signUp = (list: MailingList = letter) =>
  aVisitor(app, shop.host).post(path, { listId: list.id, email: june, words: 'Join.' });

const mails = () => confirmationMails(platform, shop.websiteId, june);
const confirm = async () => aVisitor(app, shop.host).post(confirmLinkIn((await mails()).at(-1)?.text), {});
const report = async (events: object) => {
  const answer = await app.inject({
    method: 'POST',
    url: reports,
    headers: { host: shop.host, 'content-type': 'application/json' },
    payload: JSON.stringify(events),
  });
  expect(answer.statusCode, answer.body).toBe(204);
};
async function find(): Promise<SubscriberDetail> {
  const { rows } = (await owner.send('GET', `/api/admin/audience?search=${june}`)).json<
    ListPage<SubscriberRow>
  >();
  return (await owner.send('GET', `/api/admin/audience/subscribers/${rows[0]?.id}`)).json<SubscriberDetail>();
}
const kindsOf = ({ events }: SubscriberDetail) => events.map(({ kind }) => kind);
const suppressed = async (): Promise<readonly Suppression[]> =>
  (await owner.send('GET', '/api/admin/mail-suppressions')).json<{ rows: Suppression[] }>().rows;
const lift = async () => {
  const rows = await suppressed();
  const answer = await owner.send('POST', `/api/admin/mail-suppressions/${rows[0]?.id}/lift`);
  expect(answer.statusCode, answer.body).toBe(204);
};

describe('a subscriber whose mails come back', () => {
  beforeEach(async () => {
    await signUp();
    await confirm();
    platform.clock.advance(60_000);
  });

  it('is marked once, and stays so when the address is sent to again', async () => {
    expect((await find()).state).toBe('active');
    await report({ type: 'bounce', email: 'June@Example.com' });
    await report({ type: 'bounce', email: june });
    const marked = await find();
    expect(marked).toMatchObject({ state: 'bounced', lists: [{ name: 'Kiln letter', isWaiting: false }] });
    expect(kindsOf(marked).filter((kind) => kind === 'bounced')).toHaveLength(1);
    await lift();
    expect((await find()).state).toBe('bounced');
  });

  it('is asked to confirm all the same, and is back then, whatever is reported of before', async () => {
    const before = new Date(platform.clock.now()).toISOString();
    await report({ type: 'bounce', email: june, time: before });
    platform.clock.advance(15 * 60_000);
    await signUp();
    expect(await mails()).toHaveLength(2);
    expect((await find()).state).toBe('bounced');
    expect(await suppressed()).toMatchObject([{ email: june, reason: 'bounce' }]);
    await confirm();
    expect((await find()).state).toBe('active');
    expect(await suppressed()).toEqual([]);
    await report({ type: 'bounce', email: june, time: before });
    expect((await find()).state).toBe('active');
    expect(await suppressed()).toEqual([]);
    platform.clock.advance(60_000);
    await report({ type: 'bounce', email: june });
    expect((await find()).state).toBe('bounced');
  });

  it('is left alone by reports to another website', async () => {
    const here = { shop, owner };
    shop = await aShop(platform, `reports-other-${shops}.test`);
    owner = await anOwner(app, platform, shop, `other-${shops}@example.com`);
    const made = await owner.send('POST', '/api/admin/mail-delivery/events-address');
    reports = new URL(made.json<MailDelivery>().events?.url ?? '').pathname;
    await report({ type: 'complaint', email: june });
    ({ shop, owner } = here);
    expect((await find()).state).toBe('active');
  });
});

describe('a subscriber who complains', () => {
  it('is on no list any more and is never asked again', async () => {
    await signUp();
    await confirm();
    platform.clock.advance(15 * 60_000);
    await report([
      { type: 'bounce', email: june },
      { type: 'complaint', email: june },
    ]);
    const marked = await find();
    expect(marked).toMatchObject({ state: 'complained', lists: [] });
    expect(kindsOf(marked)).toContain('complained');
    await lift();
    await signUp();
    expect(await mails()).toHaveLength(1);
    expect((await find()).state).toBe('complained');
  });

  it('before signing up is sent nothing either, until the owner lifts that', async () => {
    await report({ type: 'complaint', email: june });
    platform.clock.advance(60_000);
    const answer = await signUp();
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}/thanks?confirm=yes`]);
    expect(await mails()).toEqual([]);
    await lift();
    await signUp();
    expect(await mails()).toHaveLength(1);
  });

  it('is marked also after unsubscribing, where a bounce says nothing new', async () => {
    await signUp(await aMailingList(owner, 'Open studio', { doubleOptIn: false }));
    const { id } = await find();
    const { rows } = await platform.db.$client.query<{ secret: string }>(
      'select secret from subscribers where website_id = $1 and id = $2',
      [shop.websiteId, id],
    );
    await aVisitor(app, shop.host).post(`${path}/unsubscribe?token=${rows[0]?.secret}`, {});
    expect((await find()).state).toBe('unsubscribed');
    await report({ type: 'bounce', email: june });
    expect((await find()).state).toBe('unsubscribed');
    await report({ type: 'complaint', email: june });
    expect((await find()).state).toBe('complained');
  });
});
