import {
  changeDiscount,
  createDiscount,
  type DiscountDetail,
  discountMethods,
} from '@vitrine/contracts/discounts.ts';
import { readDiscountCode } from '@vitrine/domain/discount/discount-code.ts';
import { discountClasses, type DiscountedGoods, discountKinds } from '@vitrine/domain/discount/discount.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import * as z from 'zod';
import { discounts as text } from '../../text/en-discounts.ts';
import type { Problems, Reading } from '../../ui/form/form-store.ts';
import { FieldReader } from '../../ui/form/read-values.ts';
import { fromShopClock, toShopClock } from '../../ui/form/shop-clock.ts';
import { percentOf } from './describe-discount.ts';

const productRow = z.object({ id: z.string(), title: z.string() });
export type ProductRow = z.output<typeof productRow>;

const goodsKinds = ['all', 'products', 'categories'] as const;
/** 'same': what is bought. */
const gotKinds = ['same', 'products', 'categories'] as const;

const picked = { itemIds: z.array(productRow).readonly(), names: z.array(z.string()).readonly() };

/** A discount as it is typed. */
export const discountValues = z.object({
  method: z.enum(discountMethods),
  codes: z.array(z.string()).readonly(),
  name: z.string(),
  kind: z.enum(discountKinds),
  rate: z.string(),
  amountMinor: z.string(),
  goods: z.object({ kind: z.enum(goodsKinds), ...picked }),
  buyXGetY: z.object({
    buyQuantity: z.string(),
    getQuantity: z.string(),
    goods: z.object({ kind: z.enum(gotKinds), ...picked }),
    timesPerOrder: z.string(),
    /** Percentage off what a customer gets. */
    rate: z.string(),
  }),
  minimumSubtotalMinor: z.string(),
  firstOrderOnly: z.boolean(),
  oncePerCustomer: z.boolean(),
  usageLimit: z.string(),
  usesPerCode: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  combinesWith: z.array(z.enum(discountClasses)).readonly(),
  enabled: z.boolean(),
});
export type DiscountValues = z.output<typeof discountValues>;
export type GoodsValues = DiscountValues['goods'] | DiscountValues['buyXGetY']['goods'];

/** A discount that is not stored yet. */
export function freshDiscount(currency: CurrencyCode): DiscountDetail {
  return {
    id: '',
    revision: 0,
    method: 'code',
    name: '',
    kind: 'percentage',
    rate: 0.1,
    amountMinor: 0,
    minimumSubtotalMinor: 0,
    goods: { kind: 'all' },
    buyXGetY: null,
    firstOrderOnly: false,
    oncePerCustomer: false,
    combinesWith: [],
    usageLimit: null,
    usesPerCode: null,
    startsOn: null,
    endsOn: null,
    enabled: true,
    status: 'active',
    currency,
    usedCount: 0,
    codeCount: 0,
    firstCode: '',
    products: [],
    createdOn: '',
  };
}

function pickedOf(goods: DiscountedGoods, products: DiscountDetail['products']) {
  const titleOf = new Map(products.map(({ id, title }) => [id, title]));
  return {
    itemIds:
      goods.kind === 'products'
        ? goods.itemIds.map((id) => ({ id, title: titleOf.get(id) ?? text.gone }))
        : [],
    names: goods.kind === 'categories' ? goods.names : [],
  };
}

/** Whether two discounts are about the same goods. */
function isSame(one: DiscountedGoods, other: DiscountedGoods): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const typedNumber = (number: number | null): string => (number === null ? '' : String(number));

/** A stored discount as it is typed. */
export function discountValuesOf(stored: DiscountDetail, timeZone: string): DiscountValues {
  const { currency, goods, buyXGetY, products } = stored;
  const money = (minor: number): string => (minor === 0 ? '' : toDecimal({ minor, currency }));
  const got = buyXGetY?.goods ?? goods;
  return {
    method: stored.method,
    codes: [],
    name: stored.name,
    kind: stored.kind,
    rate: stored.rate === 0 || buyXGetY !== null ? '' : percentOf(stored.rate),
    amountMinor: money(stored.amountMinor),
    goods: { kind: goods.kind, ...pickedOf(goods, products) },
    buyXGetY: {
      buyQuantity: String(buyXGetY?.buyQuantity ?? 2),
      getQuantity: String(buyXGetY?.getQuantity ?? 1),
      goods:
        isSame(got, goods) || got.kind === 'all'
          ? { kind: 'same', itemIds: [], names: [] }
          : { kind: got.kind, ...pickedOf(got, products) },
      timesPerOrder: typedNumber(buyXGetY?.timesPerOrder ?? null),
      rate: buyXGetY === null ? '100' : percentOf(stored.rate),
    },
    minimumSubtotalMinor: money(stored.minimumSubtotalMinor),
    firstOrderOnly: stored.firstOrderOnly,
    oncePerCustomer: stored.oncePerCustomer,
    usageLimit: typedNumber(stored.usageLimit),
    usesPerCode: typedNumber(stored.usesPerCode),
    startsOn: toShopClock(stored.startsOn, timeZone),
    endsOn: toShopClock(stored.endsOn, timeZone),
    combinesWith: stored.combinesWith,
    enabled: stored.enabled,
  };
}

type NewGoods = z.input<typeof changeDiscount.body>['goods'];

function goodsOf({ kind, itemIds, names }: GoodsValues, same: NewGoods): NewGoods {
  if (kind === 'products') return { kind, itemIds: itemIds.map(({ id }) => id) };
  if (kind === 'categories') return { kind, names: [...names] };
  return kind === 'all' ? { kind } : same;
}

export type DiscountRequest =
  | { readonly kind: 'create'; readonly body: z.input<typeof createDiscount.body> }
  | { readonly kind: 'change'; readonly body: z.input<typeof changeDiscount.body> };

/** The request that stores what was typed. What another kind would have is left out. */
export function readDiscountValues(
  typed: DiscountValues,
  { id, revision, currency }: DiscountDetail,
  timeZone: string,
): Reading<DiscountRequest> {
  const reader = new FieldReader();
  const { kind } = typed;
  const goods: NewGoods = kind === 'free-delivery' ? { kind: 'all' } : goodsOf(typed.goods, { kind: 'all' });
  const offer = typed.buyXGetY;
  const fields = {
    name: typed.name,
    kind,
    rate:
      kind === 'percentage'
        ? reader.percent('rate', typed.rate)
        : kind === 'buy-x-get-y'
          ? reader.percent('buyXGetY.rate', typed.buyXGetY.rate)
          : 0,
    amountMinor: kind === 'fixed' ? reader.money('amountMinor', typed.amountMinor, currency) : 0,
    minimumSubtotalMinor:
      reader.optionalMoney('minimumSubtotalMinor', typed.minimumSubtotalMinor, currency) ?? 0,
    goods,
    buyXGetY:
      kind === 'buy-x-get-y'
        ? {
            buyQuantity: reader.number('buyXGetY.buyQuantity', offer.buyQuantity),
            getQuantity: reader.number('buyXGetY.getQuantity', offer.getQuantity),
            goods: goodsOf(offer.goods, goods),
            timesPerOrder: reader.optionalNumber('buyXGetY.timesPerOrder', offer.timesPerOrder),
          }
        : null,
    firstOrderOnly: typed.firstOrderOnly,
    oncePerCustomer: typed.oncePerCustomer,
    combinesWith: [...typed.combinesWith],
    usageLimit: reader.optionalNumber('usageLimit', typed.usageLimit),
    usesPerCode: typed.method === 'code' ? reader.optionalNumber('usesPerCode', typed.usesPerCode) : null,
    startsOn: fromShopClock(typed.startsOn, timeZone),
    endsOn: fromShopClock(typed.endsOn, timeZone),
  };
  if (id !== '') {
    const read = reader.done(changeDiscount.body, { ...fields, revision, enabled: typed.enabled }, typed);
    return read.ok ? { ok: true, body: { kind: 'change', body: read.body } } : atItsField(read, kind);
  }
  const codes = typed.method === 'code' ? typed.codes.map(readDiscountCode) : [];
  // A code is the name by itself, until another one is given.
  const name = typed.name.trim() === '' ? (codes[0] ?? '') : typed.name;
  const read = reader.done(createDiscount.body, { ...fields, name, method: typed.method, codes }, typed);
  return read.ok ? { ok: true, body: { kind: 'create', body: read.body } } : atItsField(read, kind);
}

/** The field of a problem that a call names: the percentage of buy X, get Y is typed with what a customer gets. */
export const fieldOfProblem = (path: string, kind: DiscountValues['kind']): string =>
  path === 'rate' && kind === 'buy-x-get-y' ? 'buyXGetY.rate' : path.startsWith('codes.') ? 'codes' : path;

function atItsField<R extends { readonly ok: false; readonly problems: Problems }>(
  { problems }: R,
  kind: DiscountValues['kind'],
): { readonly ok: false; readonly problems: Problems } {
  return {
    ok: false,
    problems: Object.fromEntries(
      Object.entries(problems).map(([path, sentence]) => [fieldOfProblem(path, kind), sentence]),
    ),
  };
}
