import { aPickupPlace } from '@vitrine/domain/delivery/delivery-fixtures.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCheckoutShop, demoTerms, type CheckoutShop } from '@vitrine/testing/checkout-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import { fieldOf, FormVisitor } from '@vitrine/testing/form-visitor.ts';
import { buildApp } from '../../app.ts';
import { modules } from '../index.ts';
import { defineModule } from '../../platform/module.ts';

let platform: TestPlatform;
let shop: CheckoutShop;
let app: FastifyInstance;
beforeAll(async () => {
  platform = await testPlatform({ modules: [...modules, withNotes, broken] });
  shop = await aCheckoutShop(platform, 'fern-and-kiln', {
    ...demoTerms,
    orderMinimumMinor: 5000,
    delivery: {
      ...demoTerms.delivery,
      pickupPlaces: [aPickupPlace({ name: 'Pickup' })],
    },
  });
  app = await buildApp(platform);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

/** A module with a section on the pages of every order, and one whose section cannot be read. */
const withNotes = defineModule({
  name: 'notes',
  orderSection: () =>
    Promise.resolve({
      heading: 'Your <downloads>',
      sentence: '',
      rows: [{ label: 'Glaze notes', text: '', link: { label: 'Download', href: '/downloads/x' } }],
    }),
});
const broken = defineModule({ name: 'broken', orderSection: () => Promise.reject(new Error('not today')) });

async function query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await platform.db.$client.query(text, values)).rows as Record<string, unknown>[];
}

async function atTheCheckout(quantity = 2) {
  const mug = await shop.sell({ title: 'Stoneware mug', priceMinor: 3400, quantity: 12 });
  const visitor = new FormVisitor(app, shop.host);
  await visitor.send('GET', '/cart');
  expect((await visitor.add(mug, quantity)).statusCode).toBe(200);
  const page = await visitor.send('GET', '/checkout');
  expect(page.statusCode).toBe(200);
  return { ...mug, visitor, page };
}

const total = 6800 + 600 + 476;

describe('the checkout without JavaScript', () => {
  it('has links back and to the contact, and no menu', async () => {
    const { page } = await atTheCheckout();
    expect(page.body).toContain('<a class="checkout-header__back" href="/cart">Back to cart</a>');
    expect(page.body).toContain('<footer class="checkout-footer">');
    expect(page.body).not.toContain('aria-label="Main"');
    // Over http the statement would be false.
    expect(page.body).not.toContain('Secure checkout');
  });

  it('requires only a name after "Pick it up", and an address again after "Deliver it"', async () => {
    const { visitor } = await atTheCheckout();
    const fetched = await visitor.send('POST', '/checkout', visitor.form(0, { action: 'deliver:pickup' }));
    expect(fetched.body).toContain('You pick this order up, so we need no delivery address.');
    expect(fetched.body).toMatch(/data-field="line1" hidden/);
    const sent = await visitor.send('POST', '/checkout', visitor.form(0, { action: 'deliver:standard' }));
    expect(sent.body).not.toMatch(/data-field="line1" hidden/);
  });

  it('shows hints about a mistyped email domain and a ZIP code of another state', async () => {
    const { visitor } = await atTheCheckout();
    const page = await visitor.send(
      'POST',
      '/checkout',
      visitor.form(0, { action: 'update', email: 'ada@gmial.com', region: 'OR', postalCode: '10001' }),
    );
    expect(page.body).toContain('Did you mean ada@gmail.com?');
    expect(page.body).toContain('10001 is a ZIP code of New York. Is the state right?');
  });
});

describe('codes without JavaScript', () => {
  it('are applied, calculated, confirmed and removed', async () => {
    await shop.discount('TENTH');
    const { visitor } = await atTheCheckout();
    const added = await visitor.send(
      'POST',
      '/checkout',
      visitor.form(0, { action: 'add-code', code: 'tenth' }),
    );
    expect(added.statusCode).toBe(200);
    expect(added.body).toContain('Discount (TENTH)');
    expect(added.body).toContain('ada@example.com');
    expect(fieldOf(added.body, 'shownCodes')).toBe('TENTH');
    const wrong = await visitor.send(
      'POST',
      '/checkout',
      visitor.form(0, { action: 'add-code', code: 'NOPE' }),
    );
    expect(wrong.body).toContain('We do not know the code NOPE.');
    const off = await visitor.send('POST', '/checkout', visitor.form(0, { action: 'remove-code:TENTH' }));
    expect(off.body).not.toContain('Discount (TENTH)');
    expect(fieldOf(off.body, 'expectedTotal')).toBe(String(total));
  });

  it('that ended between view and payment are listed, and the next form shows the total without them', async () => {
    const id = await shop.discount('BRIEF');
    const { visitor } = await atTheCheckout();
    const shown = await visitor.send(
      'POST',
      '/checkout',
      visitor.form(0, { action: 'add-code', code: 'BRIEF' }),
    );
    const expectedTotal = fieldOf(shown.body, 'expectedTotal');
    await query('update discounts set ends_on = $2 where id = $1', [id, new Date(platform.clock.now())]);
    const form = visitor.form(Number(expectedTotal), { shownCodes: fieldOf(shown.body, 'shownCodes') });
    const refused = await visitor.send('POST', '/checkout', form);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain(
      'The code BRIEF no longer applies. The total is now $78.76. Please check it and pay again.',
    );
    expect(
      await query(
        `select 1 from payments p join carts c on c.id = p.cart_id where p.draft::text like '%BRIEF%'`,
      ),
    ).toEqual([]);
    const next = fieldOf(refused.body, 'expectedTotal');
    expect(next).toBe(String(total));
    const paid = await visitor.send('POST', '/checkout', visitor.form(Number(next)));
    expect(paid.statusCode).toBe(303);
  });

  it('that make delivery free do not change the prices of other options', async () => {
    await shop.discount('SENT', { kind: 'free-delivery', rate: 0, name: 'Delivery on us' });
    const { visitor } = await atTheCheckout(3);
    const shown = await visitor.send(
      'POST',
      '/checkout',
      visitor.form(0, { action: 'add-code', code: 'SENT', deliveryOptionId: 'express' }),
    );
    expect(shown.body).toContain('Discount (SENT)');
    const prices = [...shown.body.matchAll(/delivery-choice__price">([^<]+)</g)].map(([, price]) => price);
    // 102.00 of goods: from 75.00 on the standard way costs nothing, whatever a code takes off the other.
    expect(prices).toEqual(['Free', '$14.00']);
  });

  it('and gift cards that cover the total need no card', async () => {
    const giftCard = await shop.giftCard(20_000);
    const [{ code } = { code: '' }] = (await query('select code from gift_cards where id = $1', [
      giftCard,
    ])) as {
      code: string;
    }[];
    const { visitor } = await atTheCheckout();
    const page = await visitor.send('POST', '/checkout', visitor.form(0, { action: 'add-code', code }));
    expect(page.body).toContain('No card is needed.');
    expect(page.body).not.toContain('name="cardNumber"');
    expect(page.body).toContain('Place order');
    const form = visitor.form(0, { cardNumber: '', cardExpiry: '', cardCvc: '' });
    const paid = await visitor.send('POST', '/checkout', form);
    const confirmed = await visitor.send('GET', String(paid.headers.location));
    expect(confirmed.body).toMatch(/Gift card ending \w{4}/);
  });
});

describe('the checkout', () => {
  it('requires only a name for pickup, and stores no address', async () => {
    const { visitor } = await atTheCheckout();
    const form = visitor.form(6800 + 476, {
      deliveryOptionId: 'pickup',
      line1: '',
      city: '',
      postalCode: '',
    });
    const updated = await visitor.send('POST', '/checkout', { ...form, action: 'update' });
    expect(fieldOf(updated.body, 'expectedTotal')).toBe(String(6800 + 476));
    expect(updated.body).toMatch(/data-field="line1" hidden/);
    const paid = await visitor.send('POST', '/checkout', form);
    expect(paid.statusCode).toBe(303);
    const [order] = await query('select details from orders order by number desc limit 1');
    expect(order).toMatchObject({
      details: { address: { firstName: 'Ada', line1: '', country: '' }, deliveryOptionId: 'pickup' },
    });
  });

  it('enforces the order minimum with the specified sentence, whatever is posted', async () => {
    const { visitor, page } = await atTheCheckout(1);
    const sentence = 'To check out, your order subtotal must be $50.00 or more.';
    expect(page.body).toContain(sentence);
    const form = visitor.form(3400 + 600 + 238);
    const refused = await visitor.send('POST', '/checkout', form);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain(sentence);
  });

  it('names the line with too little stock, and charges nothing', async () => {
    const { visitor, variantId } = await atTheCheckout();
    await query('update stock set quantity = 1 where variant_id = $1', [variantId]);
    const refused = await visitor.send('POST', '/checkout', visitor.form(total));
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('Stoneware mug: Sorry, we do not have enough of that item available.');
    expect(refused.body).toContain('Only 1 left.');
    expect(await shop.stockOf(variantId)).toBe(1);
  });

  it('explains that a product is no longer available, or a variant was removed', async () => {
    const hidden = await atTheCheckout();
    await query("update items set status = 'draft' where id = $1", [hidden.itemId]);
    const refused = await hidden.visitor.send('POST', '/checkout', hidden.visitor.form(total));
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('Stoneware mug: Sorry, that item is no longer available.');
    const gone = await atTheCheckout();
    await query('delete from variants where id = $1', [gone.variantId]);
    const answer = await gone.visitor.send('POST', '/checkout', gone.visitor.form(total));
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('Sorry, that item is no longer available.');
    expect(
      await query(
        'select 1 from orders where cart_id in (select cart_id from cart_entries where variant_id = $1)',
        [gone.variantId],
      ),
    ).toEqual([]);
  });

  it('ignores characters the database cannot store, in the form and in answers', async () => {
    const mug = await shop.sell({ title: 'Stoneware mug', priceMinor: 3400, quantity: 12 });
    const visitor = new FormVisitor(app, shop.host);
    await visitor.send('GET', '/cart');
    const additionalFields = '{"no\\u0000te":"a\\u0000b\\ud800c\\\\u0000"}';
    const entry = { itemId: mug.itemId, sku: mug.variantId, quantity: 2, additionalFields };
    const added = await visitor.send('POST', '/api/commerce/shopping-cart/entries', undefined, entry);
    expect(added.statusCode).toBe(200);
    await visitor.send('GET', '/checkout');
    const paid = await visitor.send(
      'POST',
      '/checkout',
      visitor.form(total, { firstName: 'A\0da', note: 'by\0 the gate', idempotencyKey: 'k\0' }),
    );
    expect(paid.statusCode, paid.body).toBe(303);
    const [order] = await query(
      `select o.details, l.additional_fields from orders o join order_lines l on l.order_id = o.id
       order by o.number desc limit 1`,
    );
    expect(order).toMatchObject({
      details: { address: { firstName: 'A da' }, note: 'by the gate' },
      additional_fields: '{"note":"abc\\\\u0000"}',
    });
  });

  it('refuses overlong values with an error at their field, and keeps the rest of the form', async () => {
    const { visitor } = await atTheCheckout();
    const form = visitor.form(total, { firstName: 'A'.repeat(5000), city: 'Marshall' });
    const refused = await visitor.send('POST', '/checkout', form);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Use at most 80 characters.');
    expect(refused.body).not.toContain('expected string');
    expect(fieldOf(refused.body, 'city')).toBe('Marshall');
  });

  it('charges only the price shown', async () => {
    const { visitor, variantId } = await atTheCheckout();
    await query('update variants set price_minor = 3500 where id = $1', [variantId]);
    const refused = await visitor.send('POST', '/checkout', visitor.form(total));
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('The total is now $80.90. Please check it and pay again.');
  });
});

describe('express checkout', () => {
  it('opens the checkout with either cart cookie, and reports a missing one', async () => {
    const visitor = new FormVisitor(app, shop.host);
    const refused = await visitor.send('GET', '/commerce/goto-checkout');
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain('Unable to Purchase Item');
    expect(refused.body).toContain(
      'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
    );
    visitor.cookies.set('hasCart', 'true');
    const led = await visitor.send('GET', '/commerce/goto-checkout');
    expect(led.statusCode).toBe(303);
    expect(led.headers.location).toBe('/checkout');
  });
});

describe('the confirmation page', () => {
  it('sends the purchase event once, shows the sections of other modules, and is never cached', async () => {
    const { visitor } = await atTheCheckout();
    const paid = await visitor.send('POST', '/checkout', visitor.form(total));
    const path = String(paid.headers.location);
    const page = await visitor.send('GET', path);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('page-type-202');
    expect(page.body).toContain('Your &lt;downloads&gt;');
    expect(page.body).toContain('href="/downloads/x"');
    const [, json = '{}'] = /data-commerce-event="purchase">([^<]*)</.exec(page.body) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      value: '78.76',
      shipping: '6.00',
      tax: '4.76',
      currency: 'USD',
      test_mode: true,
      items: [{ productName: 'Stoneware mug', quantity: 2, unitPrice: '34.00' }],
    });
    const status = await visitor.send('GET', path.replace('/checkout/order-confirmed', '/order-status'));
    expect(status.body).not.toContain('data-commerce-event');
    expect(status.body).toContain('page-type-211');
    // The page type of another purpose redirects to this order's.
    const other = path.replace('order-confirmed', 'contribution-confirmed');
    expect((await visitor.send('GET', other)).headers.location).toBe(path);
  });
});
