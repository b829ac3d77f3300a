// PostgreSQL: both (the statement that adds lines)
import { goesIntoCart } from '@vitrine/domain/add-flow/decide-add.ts';
import { addLine } from '@vitrine/domain/cart/add-line.ts';
import { aLine } from '@vitrine/domain/cart/cart-fixtures.ts';
import { MAX_CART_LINES, MAX_QUANTITY, type CartLine } from '@vitrine/domain/cart/cart.ts';
import { isSoldHere } from '@vitrine/domain/product/product-rules.ts';
import { type Product, productTypes, type ProductType } from '@vitrine/domain/product/product.ts';
import { aShop, type TestShop } from '@vitrine/testing/shop-fixture.ts';
import { testPlatform, type TestPlatform } from '@vitrine/testing/database.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { productsByItemIds } from '../catalog/index.ts';
import { insertEntry, readCart } from './repository.ts';

const CARTS = 40;
/** The same carts every time, so that failures are reproducible. */
const SEED = 20_261_122;

let platform: TestPlatform;
let shop: TestShop;
let products: readonly Product[];

const types = Object.keys(productTypes) as ProductType[];
const monthly = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } as const;
const donation = { suggestedMinor: [500], minimumMinor: 100, maximumMinor: 90_000 };

beforeAll(async () => {
  platform = await testPlatform();
  shop = await aShop(platform, 'agree.test');
  const ids: string[] = [];
  const add = async (...[name, product]: Parameters<TestShop['addProduct']>): Promise<void> => {
    ids.push(await shop.addProduct(name.toLowerCase(), product));
  };
  for (const type of types) {
    for (const stock of [0, 4, MAX_QUANTITY, 30_000, null]) {
      const sku = `${type}-${String(stock)}`;
      await add(sku, { type, variants: [{ sku, priceMinor: 900, stock }] });
    }
  }
  await add('plan', { subscriptionPlan: monthly, variants: [{ sku: 'plan', priceMinor: 900, stock: 4 }] });
  await add('gift', {
    type: 'service',
    selling: { donation },
    variants: [{ sku: 'gift', priceMinor: 1, stock: null }],
  });
  // The type alone must decide, not a flag set when the product was created.
  await platform.db.$client.query('update stock set unlimited = false where quantity > 0');
  const found = await productsByItemIds(platform, shop.websiteId, ids);
  products = ids.flatMap((id) => found.get(id) ?? []);
  expect(products).toHaveLength(ids.length);
});
afterAll(() => platform.close());

const units = fc.oneof(
  fc.integer({ min: 1, max: 6 }),
  fc.constantFrom(9_995, MAX_QUANTITY - 1, MAX_QUANTITY),
);
const anyLine = fc.record({
  product: fc.nat({ max: types.length * 5 + 1 }),
  answers: fc.constantFrom('', '{"a":"A"}', '{"a":"B"}'),
  quantity: units,
});
/** A cart in any reachable state, since stock and products change while it exists, and what is then added. */
const anyCart = fc.record({
  lines: fc.uniqueArray(anyLine, {
    maxLength: 6,
    selector: ({ product, answers }) => `${product} ${answers}`,
  }),
  /** Lines of one more product that never runs out, to come near the most a cart holds. */
  others: fc.constantFrom(0, 0, 0, MAX_CART_LINES - 7, MAX_CART_LINES - 1, MAX_CART_LINES),
  adds: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
});

function lineOf(product: Product, answers: string, quantity: number, now: number): CartLine {
  const [variant] = product.variants;
  if (variant === undefined) throw new Error('a product without a variant');
  return aLine({
    id: newId(now),
    itemId: product.id,
    variantId: variant.id,
    productType: product.type,
    unlimited: variant.unlimited,
    qtyInStock: variant.qtyInStock,
    additionalFields: answers,
    quantity,
  });
}

async function storeCart(cartId: string, lines: readonly CartLine[]): Promise<void> {
  await platform.db.$client.query(
    'insert into carts (website_id, id, created_on, updated_on) values ($1, $2, now(), now())',
    [shop.websiteId, cartId],
  );
  await platform.db.$client.query(
    `insert into cart_entries (website_id, cart_id, id, item_id, variant_id, quantity, additional_fields, answers_key,
        added_on)
      select $1::uuid, $2::uuid, line.*, line.fields, now()
      from unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::int[], $7::text[]) line(id, item, variant, quantity, fields)`,
    [
      shop.websiteId,
      cartId,
      lines.map(({ id }) => id),
      lines.map(({ itemId }) => itemId),
      lines.map(({ variantId }) => variantId),
      lines.map(({ quantity }) => quantity),
      lines.map(({ additionalFields }) => additionalFields),
    ],
  );
}

const shown = (lines: readonly CartLine[]) =>
  lines
    .map(({ id, variantId, quantity, additionalFields }) => ({ id, variantId, quantity, additionalFields }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));

it('the SQL statement adds, increments and refuses exactly like the domain rule, for any cart, product and stock', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anyCart, async ({ lines, others, adds }) => {
      const cartId = newId(Date.now());
      const productAt = (at: number): Product => {
        const product = products[at];
        if (product === undefined) throw new Error('no such product');
        return product;
      };
      const endless = products.findIndex(({ type }) => type === 'digital');
      let expected: readonly CartLine[] = [
        ...lines.map(({ product, answers, quantity }) =>
          lineOf(productAt(product), answers, quantity, Date.now()),
        ),
        ...Array.from({ length: Math.min(others, MAX_CART_LINES - lines.length) }, (_, at) =>
          lineOf(productAt(endless), `{"a":"${at}"}`, 1, Date.now()),
        ),
      ];
      await storeCart(cartId, expected);
      for (const { product: at, answers, quantity } of adds) {
        const product = productAt(at);
        const line = lineOf(product, answers, quantity, Date.now());
        const outcome = await insertEntry(
          platform,
          {
            websiteId: shop.websiteId,
            cartId,
            itemId: product.id,
            sku: product.variants[0]?.sku ?? '',
            quantity,
            additionalFields: answers,
            answersKey: answers,
            areAnswersChecked: true,
            entryId: line.id,
            now: new Date(),
          },
          'en',
        );
        const rule = isSoldHere(product) && goesIntoCart(product) ? addLine(expected, line) : null;
        const verdict = rule === null ? 'NOT_SOLD_YET' : rule.ok ? 'added' : rule.error.code;
        seen.add(verdict);
        expect(outcome.kind === 'refused' ? outcome.code : outcome.kind).toBe(verdict);
        if (rule?.ok === true) expected = rule.value;
        if (outcome.kind === 'added') expect(shown(outcome.cart.lines)).toEqual(shown(expected));
      }
      const stored = await readCart(platform.db, shop.websiteId, cartId, 'en');
      expect(shown(stored?.lines ?? [])).toEqual(shown(expected));
    }),
    { numRuns: CARTS, seed: SEED },
  );
  // The carts were of every kind.
  expect([...seen].toSorted()).toEqual([
    'CART_FULL',
    'NOT_SOLD_YET',
    'OUT_OF_STOCK',
    'QUANTITY_OUT_OF_RANGE',
    'added',
  ]);
});
