import type { SenderDomain } from '@vitrine/contracts/mail-delivery.ts';
import { selectorInvalid } from '@vitrine/domain/text/en/mail-delivery.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import { aShop, type TestShop, type TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { openInternet } from '../../platform/http/guarded-fetch.ts';
import { updateSettings } from '../websites/index.ts';
import { mailServers } from './tables.ts';
import { newId } from '../../platform/ids.ts';

const domain = 'fernandkiln.example';
let platform: TestPlatform;
let app: FastifyInstance;
let shop: TestShop;
let owner: TestVisitor;
let shops = 0;
/** TXT records by name; null: DNS does not answer. */
let records: Readonly<Record<string, readonly string[]>> | null = {};
let asked: string[] = [];

const texts = (name: string): Promise<readonly string[]> => {
  asked.push(name);
  return records === null
    ? Promise.reject(Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' }))
    : Promise.resolve(records[name] ?? []);
};

beforeAll(async () => {
  platform = await testPlatform({ outside: { ...openInternet, texts } });
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  shops += 1;
  records = {};
  asked = [];
  shop = await aShop(platform, `domain-${shops}.example`);
  owner = await anOwner(app, platform, shop, `owner-${shops}@example.com`);
  await comesFrom(`hello@${domain}`);
  await platform.db.insert(mailServers).values({
    websiteId: shop.websiteId,
    version: newId(),
    host: 'smtp.sendgrid.net',
    port: 587,
    security: 'starttls',
    username: '',
    sealedPassword: null,
    changedOn: new Date(platform.clock.now()),
  });
});

async function comesFrom(senderAddress: string): Promise<void> {
  await updateSettings(platform, shop.websiteId, { settings: { contactEmail: '', mail: { senderAddress } } });
  await awaitNotifications(platform);
}
const look = (query = '') => owner.send('GET', `/api/admin/mail-delivery/domain${query}`);
const found = async (query = ''): Promise<SenderDomain> => (await look(query)).json<SenderDomain>();
const states = ({ records: all }: SenderDomain) => all.map(({ kind, state }) => `${kind} ${state}`);

it('the records that are missing are shown with what to add', async () => {
  const now = await found();
  expect(now).toMatchObject({ domain, isMailbox: false });
  expect(states(now)).toEqual(['spf missing', 'dkim missing', 'dmarc missing']);
  expect(now.records.map(({ value }) => value)).toEqual([
    'v=spf1 include:sendgrid.net ~all',
    '',
    `v=DMARC1; p=none; rua=mailto:hello@${domain}`,
  ]);
});

it('records that are there are found, the key at one of the usual names', async () => {
  records = {
    [domain]: ['google-site-verification=x', 'v=spf1 include:sendgrid.net ~all'],
    [`s1._domainkey.${domain}`]: ['k=rsa; t=s; p=MIGfMA0'],
    [`_dmarc.${domain}`]: ['v=DMARC1; p=quarantine'],
  };
  const now = await found();
  expect(states(now)).toEqual(['spf found', 'dkim found', 'dmarc found']);
  expect(now.records[1]?.name).toBe(`s1._domainkey.${domain}`);
  expect(asked.length).toBeLessThan(20);
});

it('the key is looked for where the owner says it is, and nowhere else', async () => {
  records = { [`kiln._domainkey.${domain}`]: ['v=DKIM1; p=MIGfMA0'] };
  expect(states(await found())).toContain('dkim missing');
  asked = [];
  expect(states(await found('?selector=kiln'))).toContain('dkim found');
  expect(asked.filter((name) => name.includes('_domainkey'))).toEqual([`kiln._domainkey.${domain}`]);
});

it('a selector that cannot be part of a name is refused at its field, and DNS is not asked', async () => {
  for (const selector of ['a b', '..', 'x'.repeat(64), 'a/../b']) {
    const answer = await look(`?selector=${encodeURIComponent(selector)}`);
    expect([selector, answer.statusCode, answer.json()]).toEqual([
      selector,
      422,
      expect.objectContaining({ fields: { selector: selectorInvalid } }),
    ]);
  }
  expect(asked).toEqual([]);
});

it('a subdomain has the policy of the domain above it', async () => {
  await comesFrom(`hello@mail.${domain}`);
  records = { [`_dmarc.${domain}`]: ['v=DMARC1; p=reject'] };
  const now = await found();
  expect(now.records[2]).toMatchObject({ state: 'found', name: `_dmarc.${domain}` });
  records = {};
  expect((await found()).records[2]).toMatchObject({ state: 'missing', name: `_dmarc.mail.${domain}` });
});

it('while DNS does not answer no record is called missing', async () => {
  records = null;
  const answer = await look();
  expect(answer.statusCode).toBe(200);
  expect(states(answer.json<SenderDomain>())).toEqual(['spf unknown', 'dkim unknown', 'dmarc unknown']);
});

it('nothing is looked up for a free mailbox, nor without an address', async () => {
  await comesFrom('fern@gmail.com');
  expect(await found()).toEqual({ domain: 'gmail.com', isMailbox: true, records: [] });
  await comesFrom('');
  expect(await found()).toEqual({ domain: '', isMailbox: false, records: [] });
  expect(asked).toEqual([]);
});
