import { aMailingList } from '@vitrine/testing/audience-fixture.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import type { CheckoutScreen } from '@vitrine/contracts/store-settings.ts';
import { awaitNotifications } from '@vitrine/testing/await-notifications.ts';
import { aCheckoutShop, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { FormVisitor } from '@vitrine/testing/form-visitor.ts';
import { anOwner } from '@vitrine/testing/owner-fixture.ts';
import type { TestVisitor } from '@vitrine/testing/shop-fixture.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { joinListsOfOrder } from '../audience/join-from-order.ts';
import { updateSettings } from '../websites/index.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let shop: CheckoutShop;
let owner: TestVisitor;
let shops = 0;

const path = '/api/admin/checkout-settings';
const total = 3400 + 600 + 238;
const workshop = {
  id: '3f0d4a52-5b7c-4c1e-9d5a-2f6f0a1b7c11',
  text: 'I have read the rules of the workshop.',
  url: 'https://example.com/rules',
  isRequired: true,
};
const catalogue = {
  id: '3f0d4a52-5b7c-4c1e-9d5a-2f6f0a1b7c12',
  text: 'Send me a catalogue.',
  url: '',
  isRequired: false,
};
const legal = {
  terms: '/terms',
  privacy: 'https://example.com/privacy',
  returns: '',
  mustAgree: true,
  consents: [workshop, catalogue],
};

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});
beforeEach(async () => {
  shops += 1;
  shop = await aCheckoutShop(platform, `consents-${shops}`);
  owner = await anOwner(app, platform, { host: shop.host, websiteId: shop.site.websiteId });
});

async function put(change: Partial<typeof legal>) {
  const {
    revision: _,
    currency: __,
    nextOrderNumber: ___,
    ...stored
  } = (await owner.send('GET', path)).json<CheckoutScreen>();
  const answer = await owner.send('PUT', path, {
    ...stored,
    orderNumbersFrom: null,
    legal: { ...stored.legal, ...change },
  });
  await awaitNotifications(platform);
  return answer;
}

async function atTheCheckout() {
  const mug = await shop.sell({ title: 'Mug', priceMinor: 3400, quantity: 5 });
  const visitor = new FormVisitor(app, shop.host);
  await visitor.send('GET', '/cart');
  await visitor.add(mug, 1);
  return { visitor, page: (await visitor.send('GET', '/checkout')).body };
}

const box = (html: string, at: number): string =>
  new RegExp(`<input[^>]*name="consent${at}"[^>]*>`).exec(html)?.[0] ?? '';

async function lastOrder(): Promise<OrderDetail> {
  const { rows } = await platform.db.$client.query<{ id: string }>(
    'select id from orders where website_id = $1 order by number desc limit 1',
    [shop.site.websiteId],
  );
  return (await owner.send('GET', `/api/admin/orders/${rows[0]?.id}`)).json<OrderDetail>();
}

describe('legal pages and consents at checkout', () => {
  it('are set by the owner, and shown to a buyer without JavaScript', async () => {
    expect((await put(legal)).json<CheckoutScreen>().legal).toEqual(legal);
    const { page } = await atTheCheckout();
    expect(page).toContain('I agree to the terms of sale.');
    expect(page).toContain('href="/terms"');
    expect(page).toContain('href="https://example.com/privacy"');
    expect(page).not.toContain('>Returns<');
    expect(box(page, 0)).toContain('required');
    expect(box(page, 1)).toContain(`value="${workshop.text}"`);
    expect(box(page, 2)).not.toContain('required');
  });

  it('refuse an order without a required one at its box, and keep what was ticked and typed', async () => {
    await put(legal);
    const { visitor } = await atTheCheckout();
    const ticked = { consent0: 'I agree to the terms of sale.', consent2: catalogue.text };
    const refused = await visitor.send(
      'POST',
      '/checkout',
      visitor.form(total, { ...ticked, lastName: 'Lovelace' }),
    );
    expect(refused.body).toContain('<a href="#checkout-consent1">Tick this box to place the order.</a>');
    expect(box(refused.body, 1)).toContain('aria-invalid="true"');
    for (const at of [0, 2]) expect(box(refused.body, at)).toContain('checked');
    expect(box(refused.body, 1)).not.toContain('checked');
    expect(refused.body).toContain('value="Lovelace"');
    // An update of the totals keeps them too.
    await visitor.send('POST', '/checkout', visitor.form(total, { ...ticked, action: 'update' }));
    expect(box((await visitor.send('GET', '/checkout')).body, 2)).toContain('checked');
  });

  it('are kept with the order: what was ticked, with its exact text, its page and the time', async () => {
    await put(legal);
    const { visitor } = await atTheCheckout();
    const ticked = { consent0: 'I agree to the terms of sale.', consent1: workshop.text };
    const placed = await visitor.send('POST', '/checkout', visitor.form(total, ticked));
    expect(placed.statusCode).toBe(303);
    const agreedOn = new Date(platform.clock.now()).toISOString();
    await put({ mustAgree: false, consents: [] });
    expect((await lastOrder()).details.consents).toEqual([
      { text: 'I agree to the terms of sale.', url: '/terms', agreedOn },
      { id: workshop.id, text: workshop.text, url: workshop.url, agreedOn },
    ]);
  });

  it('put a buyer who ticked the box of a mailing list on it, once, when the order is paid', async () => {
    await put(legal);
    await aMailingList(owner, 'Catalogue', { doubleOptIn: false, checkoutConsentId: catalogue.id });
    const joined = async () =>
      (
        await platform.db.$client.query<{ email: string; state: string; words: string; source: string }>(
          `select s.email, s.state, c.words, c.source from subscribers s
            join consents c on c.website_id = s.website_id and c.subscriber_id = s.id where s.website_id = $1`,
          [shop.site.websiteId],
        )
      ).rows;
    const required = { consent0: 'I agree to the terms of sale.', consent1: workshop.text };
    const { visitor: without } = await atTheCheckout();
    await without.send('POST', '/checkout', without.form(total, required));
    expect(await joined()).toEqual([]);
    const { visitor } = await atTheCheckout();
    const placed = await visitor.send(
      'POST',
      '/checkout',
      visitor.form(total, { ...required, consent2: catalogue.text }),
    );
    expect(placed.statusCode).toBe(303);
    const details = (await lastOrder()).details;
    expect(await joined()).toEqual([
      { email: details.email, state: 'active', words: catalogue.text, source: 'checkout' },
    ]);
    const { rows } = await platform.db.$client.query<{ orderId: string }>(
      `select order_id as "orderId" from fulfilment_tasks where website_id = $1 and kind = 'mailing-list'`,
      [shop.site.websiteId],
    );
    // A task may run again.
    await joinListsOfOrder(platform, { websiteId: shop.site.websiteId, orderId: rows[0]?.orderId ?? '' });
    expect(await joined()).toHaveLength(1);
  });

  it.each(['an order whose box was reworded since', 'an older order, which does not name its boxes'])(
    'put the buyer of %s on the list with the words they read',
    async (which) => {
      await put(legal);
      const { visitor } = await atTheCheckout();
      const ticked = { consent0: 'I agree to the terms of sale.', consent1: workshop.text };
      await visitor.send('POST', '/checkout', visitor.form(total, { ...ticked, consent2: catalogue.text }));
      const { id: orderId } = await lastOrder();
      await aMailingList(owner, 'Catalogue', { doubleOptIn: false, checkoutConsentId: catalogue.id });
      if (which.includes('reworded'))
        await put({ consents: [workshop, { ...catalogue, text: 'Send me two catalogues.' }] });
      else
        await platform.db.$client.query(
          `update orders set details = jsonb_set(details, '{consents}',
            (select jsonb_agg(c - 'id') from jsonb_array_elements(details -> 'consents') c))
            where website_id = $1 and id = $2`,
          [shop.site.websiteId, orderId],
        );
      await joinListsOfOrder(platform, { websiteId: shop.site.websiteId, orderId });
      const { rows } = await platform.db.$client.query('select words from consents where website_id = $1', [
        shop.site.websiteId,
      ]);
      expect(rows).toEqual([{ words: catalogue.text }]);
    },
  );

  it('count only with the text that is shown now: a changed one has to be ticked again', async () => {
    await put({ consents: [workshop] });
    const { visitor } = await atTheCheckout();
    await put({ consents: [{ ...workshop, text: 'I have read the new rules.' }] });
    const refused = await visitor.send('POST', '/checkout', visitor.form(total, { consent0: workshop.text }));
    expect(refused.body).toContain('<a href="#checkout-consent0">Tick this box to place the order.</a>');
    expect(refused.body).toContain('I have read the new rules.');
  });

  it('speak the language of the site', async () => {
    await put(legal);
    await updateSettings(platform, shop.site.websiteId, { settings: { language: 'de-DE' } });
    await awaitNotifications(platform);
    const { page } = await atTheCheckout();
    expect(page).toContain('Ich stimme den Allgemeinen Geschäftsbedingungen zu.');
    expect(page).toContain('Datenschutzerklärung');
  });

  it.each([
    ['an address that is none', { privacy: 'our page' }, 'legal.privacy'],
    ['an address of a script', { terms: 'javascript:alert(1)' }, 'legal.terms'],
    ['an agreement to terms without a page', { terms: '', mustAgree: true }, 'legal.terms'],
    ['a consent without a text', { consents: [{ ...workshop, text: ' ' }] }, 'legal.consents.0.text'],
    [
      'a consent of 10,000 letters',
      { consents: [{ ...workshop, text: 'x'.repeat(10_000) }] },
      'legal.consents.0.text',
    ],
  ])('refuse %s with a sentence for its field', async (_, change, field) => {
    const answer = await put(change);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ fields: Record<string, string> }>().fields)).toEqual([field]);
  });
});
