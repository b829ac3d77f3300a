import fc from 'fast-check';
import type { SlowCode, SlowOption, SlowRule, SlowStore, SlowZone } from './slow-calculation.ts';

/** Delivery destinations, as country and region. */
export const places = ['US-NC', 'US-NY', 'US-', 'CA-ON', 'CA-BC', 'DE-', 'GB-'] as const;

export interface RandomProduct {
  readonly type: 'physical' | 'digital' | 'service';
  readonly taxClass: string;
  readonly grams: number;
  readonly price: number;
}

export interface RandomShop {
  readonly store: SlowStore;
  readonly products: readonly RandomProduct[];
  /** `itemIds` are indexes of products as text, until the products are created. */
  readonly codes: readonly Omit<SlowCode, 'code'>[];
  readonly balances: readonly number[];
}

export interface RandomCart {
  readonly shop: number;
  readonly lines: readonly { readonly product: number; readonly quantity: number }[];
  readonly codes: readonly number[];
  readonly cards: readonly number[];
  readonly place: (typeof places)[number] | null;
  readonly option: number;
  /** The last change: another quantity for a line, or 0 to remove it. */
  readonly change: { readonly line: number; readonly quantity: number };
}

const amount = fc.oneof(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 1, max: 99 }));
const rate = fc.oneof(
  fc.constantFrom(0, 70_000, 82_500, 190_000, 200_000),
  fc.integer({ min: 0, max: 300_000 }),
);

const bands = fc
  .uniqueArray(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 4 })
  .chain((cuts) => {
    const starts = cuts.toSorted((one, other) => one - other);
    return fc.tuple(
      ...starts.map((from, at) =>
        fc.record({
          from: fc.constant(at === 0 ? 0 : from),
          // Bands meet, overlap, leave a gap, or have no end.
          to: fc.option(
            fc.integer({ min: 0, max: 12_000 }).map((length) => from + length),
            { freq: 3 },
          ),
          price: amount,
        }),
      ),
    );
  });

const option = (id: string): fc.Arbitrary<SlowOption> =>
  fc.record({
    id: fc.constant(id),
    kind: fc.constantFrom('flat', 'flat', 'weight', 'subtotal', 'quantity'),
    price: amount,
    freeFrom: fc.option(fc.integer({ min: 0, max: 60_000 })),
    bands,
    pickupAt: fc.constant(null),
  });

const pickup: fc.Arbitrary<SlowOption> = fc.record({
  id: fc.constant('p'),
  kind: fc.constant('pickup'),
  price: amount,
  freeFrom: fc.constant(null),
  bands: fc.constant([]),
  pickupAt: fc.constantFrom('US-NC', 'US-NY'),
});

const zone = (options: readonly fc.Arbitrary<SlowOption>[]): fc.Arbitrary<SlowZone> =>
  fc.record({
    areas: fc.subarray(['US', 'US-NC', 'CA-ON', 'DE']),
    elsewhere: fc.boolean(),
    options: fc.tuple(...options),
  });

const rule: fc.Arbitrary<SlowRule> = fc.record({
  name: fc.constantFrom('A', 'B', 'C'),
  place: fc.constantFrom('US', 'US-NC', 'US-NY', 'CA', 'CA-ON', 'DE'),
  millionths: rate,
  onDelivery: fc.boolean(),
  classes: fc.subarray(['standard', 'reduced']),
});

export const anyShop: fc.Arbitrary<RandomShop> = fc.record({
  store: fc.record({
    zones: fc.oneof(
      fc.tuple(zone([option('a'), option('b'), option('c')])),
      fc.tuple(zone([option('a'), option('b')]), zone([option('c')])),
    ),
    pickups: fc.oneof(fc.constant([]), fc.tuple(pickup)),
    rules: fc.array(rule, { minLength: 2, maxLength: 6 }),
    gross: fc.boolean(),
  }),
  products: fc.array(
    fc.record({
      type: fc.constantFrom('physical', 'physical', 'digital', 'service'),
      taxClass: fc.constantFrom('standard', 'standard', 'reduced', 'none'),
      grams: fc.integer({ min: 0, max: 3000 }),
      price: amount,
    }),
    { minLength: 8, maxLength: 8 },
  ),
  codes: fc.array(
    fc.record({
      kind: fc.constantFrom('percentage', 'percentage', 'fixed', 'free-delivery'),
      millionths: fc.oneof(
        fc.constantFrom(100_000, 333_333, 1_000_000),
        fc.integer({ min: 0, max: 1_000_000 }),
      ),
      amount,
      minimum: fc.constantFrom(0, 0, 2000, 20_000),
      itemIds: fc.oneof(fc.constant([]), fc.subarray(['0', '1', '2', '3', '4', '5', '6', '7'])),
    }),
    { minLength: 8, maxLength: 8 },
  ),
  balances: fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 4, maxLength: 4 }),
});

export const anyCart = (shops: number): fc.Arbitrary<RandomCart> =>
  fc.record({
    shop: fc.integer({ min: 0, max: shops - 1 }),
    lines: fc.uniqueArray(
      fc.record({
        product: fc.integer({ min: 0, max: 7 }),
        quantity: fc.integer({ min: 1, max: 12 }),
      }),
      { minLength: 1, maxLength: 5, selector: (line) => line.product },
    ),
    codes: fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 3 }),
    cards: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }),
    place: fc.option(fc.constantFrom(...places), { freq: 4 }),
    option: fc.integer({ min: 0, max: 4 }),
    change: fc.record({
      line: fc.integer({ min: 0, max: 4 }),
      quantity: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30 })),
    }),
  });
