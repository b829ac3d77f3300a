import type { CartAnswer, ShoppingCartView } from '@vitrine/contracts/cart.ts';
import { aPickupPlace, aRate } from '@vitrine/domain/delivery/delivery-fixtures.ts';
import type { DeliveryRate } from '@vitrine/domain/delivery/delivery-settings.ts';
import type { StoreSettings } from '@vitrine/domain/store/store-settings.ts';
import { buildApp } from '@vitrine/server/app.ts';
import { createDiscount } from '@vitrine/server/modules/discounts/index.ts';
import { newId } from '@vitrine/server/platform/ids.ts';
import { calculateChanges } from '@vitrine/storefront/cart/calculate-changes.ts';
import type { PendingChange } from '@vitrine/storefront/cart/apply-change.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aShop, aVisitor, type TestShop, type TestVisitor } from '../shop-fixture.ts';
import { testPlatform, type TestPlatform } from '../database.ts';
import { anyCart, anyShop, type RandomCart, type RandomShop } from './random-carts.ts';
import {
  calculateSlowly,
  type SlowCart,
  type SlowOption,
  type SlowStore,
  type SlowSums,
} from './slow-calculation.ts';

const SHOPS = 12;
const CARTS = 500;
/** A fixed seed, so that failures can be reproduced. */
const SEED = 20_261_121;
const AT_ONCE = 8;
const cartPath = '/api/commerce/shopping-cart';

interface OpenShop {
  readonly random: RandomShop;
  readonly shop: TestShop;
  readonly itemIds: readonly string[];
  readonly cardIds: readonly string[];
}

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof buildApp>>;
let shops: readonly OpenShop[];

beforeAll(async () => {
  platform = await testPlatform();
  app = await buildApp(platform);
  const random = fc.sample(anyShop, { numRuns: SHOPS, seed: SEED });
  shops = await Promise.all(random.map((one, at) => openShop(one, `agree-${String(at)}.test`)));
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const areaOf = (area: string): { country: string; region: string } => {
  const [country = '', region = ''] = area.split('-');
  return { country, region };
};

function settingsOf(store: SlowStore): StoreSettings {
  return {
    currency: 'USD',
    pricesIncludeTax: store.gross,
    delivery: {
      zones: store.zones.map(({ areas, elsewhere, options }, at) => ({
        id: `zone-${String(at)}`,
        name: '',
        areas: areas.map((area) => {
          const { country, region } = areaOf(area);
          return { country, regions: region === '' ? [] : [region] };
        }),
        everywhereElse: elsewhere,
        rates: options.map(rateOf),
      })),
      pickupPlaces: store.pickups.map(({ id, price, pickupAt }) =>
        aPickupPlace({ id, priceMinor: price, ...areaOf(pickupAt ?? ''), postalCode: '' }),
      ),
      localDeliveries: [],
    },
    taxRules: store.rules.map((rule) => ({
      name: rule.name,
      ...areaOf(rule.place),
      rate: rule.millionths / 1_000_000,
      appliesToDelivery: rule.onDelivery,
      taxClasses: rule.classes,
    })),
  };
}

function rateOf({ id, kind, price, freeFrom, bands }: SlowOption): DeliveryRate {
  if (kind === 'pickup') throw new Error('a zone has no pickup');
  return aRate({
    id,
    basis: kind,
    priceMinor: price,
    freeFromMinor: freeFrom,
    bands: bands.map((band) => ({ from: band.from, to: band.to, priceMinor: band.price })),
  });
}

async function openShop(random: RandomShop, host: string): Promise<OpenShop> {
  const shop = await aShop(platform, host, settingsOf(random.store));
  const itemIds: string[] = [];
  for (const [at, product] of random.products.entries()) {
    itemIds.push(
      await shop.addProduct(`p${String(at)}`, {
        type: product.type,
        selling: { taxClass: product.taxClass },
        variants: [{ sku: `P${String(at)}`, priceMinor: product.price, stock: null }],
      }),
    );
    await platform.db.$client.query(
      'update variants set weight_grams = $3 where website_id = $1 and item_id = $2',
      [shop.websiteId, itemIds[at], product.grams],
    );
  }
  for (const [at, code] of random.codes.entries()) {
    await createDiscount(platform, shop.websiteId, {
      code: `C${String(at)}`,
      name: '',
      kind: code.kind,
      rate: code.millionths / 1_000_000,
      amountMinor: code.amount,
      minimumSubtotalMinor: code.minimum,
      goods:
        code.itemIds.length === 0
          ? { kind: 'all' }
          : { kind: 'products', itemIds: code.itemIds.map((index) => itemIds[Number(index)] ?? '') },
    });
  }
  const cardIds: string[] = [];
  for (const [at, balance] of random.balances.entries()) {
    const id = newId();
    cardIds.push(id);
    await platform.db.$client.query(
      `insert into gift_cards (website_id, id, code, currency, initial_minor, balance_minor, recipient_email, send_on,
        created_on) values ($1, $2, $3, 'USD', $4, $4, 'a@example.com', now(), now())`,
      [shop.websiteId, id, `AAAABBBBCCCCDDD${'EFGH'.charAt(at)}`, balance],
    );
  }
  return { random, shop, itemIds, cardIds };
}

/** Shops over HTTP; returns the cart before the last change, that change, and the cart after it. */
async function goShopping(cart: RandomCart, open: OpenShop) {
  const who = aVisitor(app, open.shop.host);
  for (const { product, quantity } of cart.lines) {
    await send(who, 'POST', '/entries', {
      itemId: open.itemIds[product],
      sku: `P${String(product)}`,
      quantity,
    });
  }
  if (cart.place !== null) {
    await send(who, 'PUT', '/location', {
      ...areaOf(cart.place),
      shippingOption: optionOf(cart) ?? '',
    });
  }
  const taken: string[] = [];
  for (const code of cart.codes) {
    const answer = await who.send('POST', `${cartPath}/coupons`, { code: `C${String(code)}` });
    if (answer.statusCode === 200) taken.push(`C${String(code)}`);
    else expect(answer.json<{ error: string }>().error).toBe('CODE_REFUSED');
  }
  for (const card of cart.cards) {
    await send(who, 'POST', '/coupons', { code: `AAAABBBBCCCCDDD${'EFGH'.charAt(card)}` });
  }
  const before = (await who.send('GET', cartPath)).json<ShoppingCartView>();
  const sku = skuOf(changedLine(cart));
  const entry = before.entries.find((other) => other.chosenVariant.sku === sku);
  if (entry === undefined) throw new Error('nothing was added');
  const { quantity } = cart.change;
  const change: PendingChange =
    quantity === 0
      ? { kind: 'remove', entryId: entry.id }
      : { kind: 'quantity', entryId: entry.id, quantity };
  const after =
    change.kind === 'remove'
      ? await send(who, 'DELETE', `/entries/${entry.id}`)
      : await send(who, 'PUT', `/entries/${entry.id}`, { quantity });
  return { before, change, after, taken };
}

async function send(
  who: TestVisitor,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<ShoppingCartView> {
  const answer = await who.send(method, cartPath + path, body);
  if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.body}`);
  return answer.json<CartAnswer>().shoppingCart;
}

const optionOf = (cart: RandomCart): string | null => ['a', 'b', 'c', 'p'][cart.option] ?? null;

const skuOf = (line: { readonly product: number } | undefined): string => `P${String(line?.product)}`;
const changedLine = (cart: RandomCart) => cart.lines[cart.change.line % cart.lines.length];

/** The cart as data. `order` is that of its lines: it decides which line gets a discount's remainder. */
function slowCartOf(
  cart: RandomCart,
  open: OpenShop,
  taken: readonly string[],
  order: readonly string[],
  isAfter: boolean,
): SlowCart {
  const lines = cart.lines.toSorted((a, b) => order.indexOf(skuOf(a)) - order.indexOf(skuOf(b)));
  return {
    lines: lines.flatMap((line) => {
      const facts = open.random.products[line.product];
      if (facts === undefined) throw new Error('no such product');
      const quantity = isAfter && line === changedLine(cart) ? cart.change.quantity : line.quantity;
      return quantity === 0 ? [] : [{ ...facts, itemId: open.itemIds[line.product] ?? '', quantity }];
    }),
    codes: taken.map((code) => {
      const facts = open.random.codes[Number(code.slice(1))];
      if (facts === undefined) throw new Error('no such code');
      return { ...facts, code, itemIds: facts.itemIds.map((index) => open.itemIds[Number(index)] ?? '') };
    }),
    cards: cart.cards.map((at) => ({
      id: open.cardIds[at] ?? '',
      balance: open.random.balances[at] ?? 0,
    })),
    place: cart.place,
    optionId: cart.place === null ? null : optionOf(cart),
  };
}

const sumsOf = (cart: ShoppingCartView): SlowSums => ({
  subtotal: cart.subtotalCents,
  discount: cart.discountCents,
  delivery: cart.shippingCostCents,
  tax: cart.taxCents,
  total: cart.grandTotalCents,
  cards: cart.giftCardCents,
  due: cart.amountDueCents,
  counting: Object.fromEntries(cart.discounts.map(({ code, amountCents }) => [code, amountCents])),
  optionId: cart.selectedShippingOption,
});

it('500 random carts: server, optimistic browser view and an independent slow calculation agree to the unit', async () => {
  const carts = fc.sample(anyCart(SHOPS), { numRuns: CARTS, seed: SEED });
  const seen = { discounted: 0, taxed: 0, delivered: 0, paidByCard: 0, gross: 0, removed: 0, refused: 0 };
  const compare = async (cart: RandomCart, at: number): Promise<void> => {
    const open = shops[cart.shop];
    if (open === undefined) throw new Error('no such shop');
    const { before, change, after, taken } = await goShopping(cart, open);
    const order = before.entries.map((entry) => entry.chosenVariant.sku);
    const { store } = open.random;
    const what = `cart ${String(at)}: ${JSON.stringify(cart)}`;
    expect(sumsOf(before), what).toEqual(calculateSlowly(store, slowCartOf(cart, open, taken, order, false)));
    const slow = calculateSlowly(store, slowCartOf(cart, open, taken, order, true));
    expect(sumsOf(after), what).toEqual(slow);
    const { pricing: _shown, ...optimistic } = calculateChanges(before, [change]);
    const { pricing: _answered, ...answered } = after;
    expect(optimistic, what).toEqual(answered);
    if (slow.discount > 0) seen.discounted += 1;
    if (slow.tax > 0) seen.taxed += 1;
    if (slow.delivery > 0) seen.delivered += 1;
    if (slow.cards > 0) seen.paidByCard += 1;
    if (store.gross && slow.tax > 0) seen.gross += 1;
    if (change.kind === 'remove') seen.removed += 1;
    if (after.invalidCoupons.length > 0) seen.refused += 1;
  };
  for (let at = 0; at < carts.length; at += AT_ONCE) {
    await Promise.all(carts.slice(at, at + AT_ONCE).map((cart, plus) => compare(cart, at + plus)));
  }
  // Without this, carts that exercise no rule would pass too.
  for (const [what, count] of Object.entries(seen)) expect([what, count > 20]).toEqual([what, true]);
}, 360_000);
