import type { SubscriberDetail } from '@vitrine/contracts/audience.ts';
import type { ListConnection, ListProviderOfSite } from '@vitrine/contracts/list-providers.ts';
import type { MailingList } from '@vitrine/contracts/mailing-lists.ts';
import { buildApp } from '@vitrine/server/app.ts';
import { sendListChanges } from '@vitrine/server/modules/list-providers/deliver.ts';
import { openInternet } from '@vitrine/server/platform/http/guarded-fetch.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { testPlatform, type TestPlatform } from './database.ts';
import { FakeMailchimp } from './fake-mailchimp.ts';
import { anOwner } from './owner-fixture.ts';
import { aShop, aVisitor, type TestShop, type TestVisitor } from './shop-fixture.ts';

const DAY = 86_400_000;
const HALF_HOUR = 30 * 60_000;
const path = '/api/admin/audience/provider';
const people = '/api/admin/audience/subscribers';

/** For the tests of one file: a shop whose owner may connect a fake Mailchimp, another one of each for every test. */
export function openListProvider(name: string) {
  /** The list that the fake has. */
  const list = 'a1b2c3d4e5';
  let platform: TestPlatform;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let shop: TestShop;
  let owner: TestVisitor;
  let fake: FakeMailchimp;
  let letter: MailingList;
  let unconfirmed: MailingList;
  let shops = 0;

  beforeAll(async () => {
    platform = await testPlatform({
      config: { rateLimits: 1000 },
      outside: { ...openInternet, mayCallLocal: true },
    });
    app = await buildApp(platform);
  });
  afterAll(async () => {
    await app.close();
    await platform.close();
  });
  beforeEach(async () => {
    shops += 1;
    // A run sends for all websites: those of the tests before are not to be seen in it.
    await platform.db.$client.query('truncate list_connections, list_changes, subscribers, list_members');
    fake = new FakeMailchimp();
    await fake.start();
    fake.addList(list, 'Kiln letter');
    shop = await aShop(platform, `${name}-${shops}.test`);
    owner = await anOwner(app, platform, shop, `owner-${shops}@example.com`);
    letter = await aList('Letter', true);
    unconfirmed = await aList('Open', false);
  });
  afterEach(() => fake.stop());

  async function aList(listName: string, doubleOptIn: boolean): Promise<MailingList> {
    const body = { name: listName, doubleOptIn, takesWaiting: false, checkoutConsentId: null };
    return (await owner.send('POST', '/api/admin/audience/lists', body)).json<MailingList>();
  }
  const view = async (): Promise<ListConnection | null> =>
    (await owner.send('GET', path)).json<ListProviderOfSite>().connection;
  const connect = async (key = fake.key) =>
    owner.send('POST', path, { key, seen: (await view())?.version ?? null });
  async function choose(change: object = {}) {
    const seen = (await view())?.version ?? null;
    return owner.send('PUT', path, {
      listId: list,
      doubleOptIn: false,
      sendsExisting: false,
      seen,
      ...change,
    });
  }
  /** Connects the fake and chooses its list. */
  async function begin(change: object = {}): Promise<void> {
    expect((await connect()).statusCode).toBe(200);
    const chosen = await choose(change);
    expect(chosen.statusCode, chosen.body).toBe(200);
    fake.asked = [];
  }
  async function add(email: string, rest: object = {}): Promise<SubscriberDetail> {
    const body = { email, listIds: [letter.id], words: 'Signed the list at the market.', ...rest };
    const answer = await owner.send('POST', people, body);
    expect(answer.statusCode, answer.body).toBe(201);
    platform.clock.advance(1000);
    return answer.json<SubscriberDetail>();
  }
  const read = async (id: string): Promise<SubscriberDetail> =>
    (await owner.send('GET', `${people}/${id}`)).json<SubscriberDetail>();
  async function edit(id: string, change: object): Promise<void> {
    const { revision } = await read(id);
    const answer = await owner.send('PUT', `${people}/${id}`, { revision, ...change });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  /** A visitor signs up, for a list that asks to confirm or for one that does not. */
  const signUp = (email: string, isConfirmed: boolean) =>
    aVisitor(app, shop.host).post('/site-users/account/newsletter', {
      listId: isConfirmed ? letter.id : unconfirmed.id,
      email,
      words: 'Join. Four a year.',
    });
  const send = (): Promise<number> => sendListChanges(platform);
  /** Lets days go by, with a run every half hour. */
  async function runFor(days: number): Promise<void> {
    const end = platform.clock.now() + days * DAY;
    while (platform.clock.now() < end) {
      platform.clock.advance(HALF_HOUR);
      await send();
    }
  }

  return {
    path,
    people,
    list,
    get platform() {
      return platform;
    },
    get app() {
      return app;
    },
    get owner() {
      return owner;
    },
    get fake() {
      return fake;
    },
    /** Number of tests started. */
    get number() {
      return shops;
    },
    /** A member of the list of the fake. */
    member: (email: string) => fake.member(list, email),
    waiting: async (): Promise<number> => (await view())?.waiting ?? -1,
    view,
    connect,
    choose,
    begin,
    add,
    read,
    edit,
    signUp,
    send,
    runFor,
  };
}
