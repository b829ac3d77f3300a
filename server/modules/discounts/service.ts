import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/discounts.ts';
import type { DiscountDetail, DiscountReport, DiscountRow } from '@vitrine/contracts/discounts.ts';
import { readDiscountCode } from '@vitrine/domain/discount/discount-code.ts';
import { MAX_AUTOMATIC_DISCOUNTS } from '@vitrine/domain/discount/discount-limits.ts';
import { discountStatus } from '@vitrine/domain/discount/discount-status.ts';
import {
  type BuyXGetY,
  discountClasses,
  type DiscountedGoods,
  type DiscountKind,
} from '@vitrine/domain/discount/discount.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { discountProblemTexts } from '@vitrine/domain/text/en/discount-problems.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type * as z from 'zod';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ListSite } from '../../platform/lists/index.ts';
import type { Site } from '../websites/index.ts';
import { addCodesIn, withCodes } from './codes.ts';
import { isCodeOn } from './codes-repository.ts';
import {
  countAutomaticLocked,
  daysOfDiscount,
  deleteDiscountRows,
  type DiscountRecord,
  findDiscount,
  insertDiscount,
  lockDiscount,
  type NewDiscountRecord,
  spelledCategories,
  timesOf,
  titlesOfProducts,
  updateDiscount,
} from './repository.ts';

const dateOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** A typed code in its stored form, when it leads to a discount that is switched on; null otherwise. */
export async function findCode(db: Queryable, websiteId: string, typed: string): Promise<string | null> {
  const code = readDiscountCode(typed);
  if (code === '' || code.length > 100 || code.includes('\0')) return null;
  return (await isCodeOn(db, websiteId, code)) ? code : null;
}

function statusOf(record: DiscountRecord, now: number): DiscountDetail['status'] {
  return discountStatus({ ...record, ...timesOf(record) }, now);
}

/** A discount in a list. */
export function rowOf(record: DiscountRecord, { settings }: ListSite, now: number): DiscountRow {
  return {
    id: record.id,
    name: record.name,
    method: record.isAutomatic ? 'automatic' : 'code',
    kind: record.kind,
    rate: record.rate,
    amountMinor: record.amountMinor,
    currency: settings.store.currency,
    goods: record.goods.kind,
    code: record.codeCount === 1 ? record.firstCode : '',
    codeCount: record.codeCount,
    status: statusOf(record, now),
    usedCount: record.usedCount,
    usageLimit: record.usageLimit,
    startsOn: record.startsOn?.toISOString() ?? null,
    endsOn: record.endsOn?.toISOString() ?? null,
    createdOn: record.createdOn.toISOString(),
  };
}

const productIdsOf = ({ goods, buyXGetY }: Pick<DiscountRecord, 'goods' | 'buyXGetY'>): readonly string[] => [
  ...new Set([goods, buyXGetY?.goods].flatMap((each) => (each?.kind === 'products' ? each.itemIds : []))),
];

async function view(platform: Platform, site: Site, record: DiscountRecord): Promise<DiscountDetail> {
  const products = await titlesOfProducts(platform.db, site.websiteId, productIdsOf(record));
  const { id, revision, name, kind, rate, amountMinor, minimumSubtotalMinor, goods, buyXGetY } = record;
  const { firstOrderOnly, oncePerCustomer, combinesWith, usageLimit, usesPerCode, enabled } = record;
  return {
    id,
    revision,
    method: record.isAutomatic ? 'automatic' : 'code',
    name,
    kind,
    rate,
    amountMinor,
    minimumSubtotalMinor,
    goods,
    buyXGetY,
    firstOrderOnly,
    oncePerCustomer,
    combinesWith,
    usageLimit,
    usesPerCode,
    startsOn: record.startsOn?.toISOString() ?? null,
    endsOn: record.endsOn?.toISOString() ?? null,
    enabled,
    status: statusOf(record, platform.clock.now()),
    currency: site.settings.store.currency,
    usedCount: record.usedCount,
    codeCount: record.codeCount,
    firstCode: record.firstCode,
    products,
    createdOn: record.createdOn.toISOString(),
  };
}

export async function readDiscount(
  platform: Platform,
  site: Site,
  id: string,
): Promise<Result<DiscountDetail, 'DISCOUNT_NOT_FOUND'>> {
  const record = await findDiscount(platform.db, site.websiteId, id);
  return record === null ? fail('DISCOUNT_NOT_FOUND') : ok(await view(platform, site, record));
}

type Fields = Pick<
  z.output<typeof calls.changeDiscount.body>,
  Exclude<keyof z.output<typeof calls.changeDiscount.body>, 'revision' | 'enabled'>
>;

/** The columns of what an owner enters. What its kind does not have is left empty. */
function columnsOf(fields: Fields, isAutomatic: boolean) {
  const { kind } = fields;
  const goods: DiscountedGoods = kind === 'free-delivery' ? { kind: 'all' } : fields.goods;
  const buyXGetY: BuyXGetY | null = fields.buyXGetY;
  return {
    name: fields.name,
    kind,
    rate: kind === 'percentage' || kind === 'buy-x-get-y' ? fields.rate : 0,
    amountMinor: kind === 'fixed' ? fields.amountMinor : 0,
    minimumSubtotalMinor: fields.minimumSubtotalMinor,
    goods,
    buyXGetY,
    firstOrderOnly: fields.firstOrderOnly,
    oncePerCustomer: fields.oncePerCustomer,
    combinesWith: discountClasses.filter((each) => fields.combinesWith.includes(each)),
    usageLimit: fields.usageLimit,
    usesPerCode: isAutomatic ? null : fields.usesPerCode,
    startsOn: dateOf(fields.startsOn),
    endsOn: dateOf(fields.endsOn),
  } satisfies Partial<NewDiscountRecord>;
}

/**
 * Goods with categories in their present spelling. Products and categories that do not exist are refused at their
 * field; those in `known` may be gone: they were there when they were chosen.
 */
async function checkGoods<G extends DiscountedGoods | null>(
  db: Queryable,
  websiteId: string,
  goods: G,
  field: string,
  known: readonly string[],
): Promise<Result<G, 'MALFORMED_REQUEST'>> {
  if (goods?.kind === 'products') {
    const added = goods.itemIds.filter((id) => !known.includes(id));
    if ((await titlesOfProducts(db, websiteId, added)).length === new Set(added).size) return ok(goods);
    return fail('MALFORMED_REQUEST', {
      fields: { [`${field}.itemIds`]: discountProblemTexts.productsGone },
    });
  }
  if (goods?.kind !== 'categories') return ok(goods);
  const spelled = await spelledCategories(db, websiteId, goods.names);
  const names: string[] = [];
  for (const name of goods.names) {
    const present = spelled.get(name.toLowerCase()) ?? (known.includes(name) ? name : null);
    if (present === null)
      return fail('MALFORMED_REQUEST', {
        fields: { [`${field}.names`]: fillText(discountProblemTexts.categoryUnknown, { name }) },
      });
    if (!names.includes(present)) names.push(present);
  }
  return ok({ ...goods, names });
}

/** The columns of what an owner enters, its goods checked. */
async function checkedColumns(
  db: Queryable,
  websiteId: string,
  fields: Fields,
  before: Pick<DiscountRecord, 'isAutomatic'> & Partial<Pick<DiscountRecord, 'goods' | 'buyXGetY'>>,
): Promise<Result<ReturnType<typeof columnsOf>, 'MALFORMED_REQUEST'>> {
  const columns = columnsOf(fields, before.isAutomatic);
  const known = [before.goods, before.buyXGetY?.goods].flatMap((each) =>
    each?.kind === 'products' ? each.itemIds : each?.kind === 'categories' ? each.names : [],
  );
  const goods = await checkGoods(db, websiteId, columns.goods, 'goods', known);
  if (!goods.ok) return goods;
  const { buyXGetY } = columns;
  if (buyXGetY === null) return ok({ ...columns, goods: goods.value });
  const got = await checkGoods(db, websiteId, buyXGetY.goods, 'buyXGetY.goods', known);
  return got.ok ? ok({ ...columns, goods: goods.value, buyXGetY: { ...buyXGetY, goods: got.value } }) : got;
}

/** Makes a discount with its first codes, switched on. */
export async function makeDiscount(
  platform: Platform,
  site: Site,
  { method, codes, ...fields }: z.output<typeof calls.createDiscount.body>,
): Promise<Result<DiscountDetail, FailureOf<typeof calls.createDiscount>>> {
  const { websiteId } = site;
  const now = platform.clock.now();
  const id = newId(now);
  const isAutomatic = method === 'automatic';
  const checked = await checkedColumns(platform.db, websiteId, fields, { isAutomatic });
  if (!checked.ok) return checked;
  const columns = checked.value;
  type Made = Result<null, FailureOf<typeof calls.createDiscount>>;
  const made = await withCodes(platform, async (tx): Promise<Made> => {
    if (isAutomatic && (await countAutomaticLocked(tx, websiteId, [])) >= MAX_AUTOMATIC_DISCOUNTS)
      return fail('DISCOUNT_AUTOMATIC_LIMIT', { params: { most: MAX_AUTOMATIC_DISCOUNTS } });
    const added =
      codes.length === 0
        ? ok(null)
        : await addCodesIn(tx, { websiteId, discountId: id, createdOn: new Date(now) }, codes);
    if (!added.ok) return added;
    await insertDiscount(tx, {
      ...columns,
      websiteId,
      id,
      isAutomatic,
      codeCount: codes.length,
      firstCode: codes[0] ?? '',
      createdOn: new Date(now),
    });
    return ok(null);
  });
  if (!made.ok) return made;
  const record = await findDiscount(platform.db, websiteId, id);
  if (record === null) throw new Error('a new discount is not there');
  return ok(await view(platform, site, record));
}

/** Changes a discount. A use that an open checkout has reserved stays. */
export async function changeDiscount(
  platform: Platform,
  site: Site,
  id: string,
  { revision, enabled, ...fields }: z.output<typeof calls.changeDiscount.body>,
): Promise<Result<DiscountDetail, FailureOf<typeof calls.changeDiscount>>> {
  const { websiteId } = site;
  type Changed = Result<null, FailureOf<typeof calls.changeDiscount>>;
  const changed = await platform.db.transaction(async (tx): Promise<Changed> => {
    const before = await findDiscount(tx, websiteId, id);
    if (before === null) return fail('DISCOUNT_NOT_FOUND');
    if (
      before.isAutomatic &&
      enabled &&
      (await countAutomaticLocked(tx, websiteId, [id])) >= MAX_AUTOMATIC_DISCOUNTS
    )
      return fail('DISCOUNT_AUTOMATIC_LIMIT', { params: { most: MAX_AUTOMATIC_DISCOUNTS } });
    const record = await lockDiscount(tx, websiteId, id);
    if (record === null) return fail('DISCOUNT_NOT_FOUND');
    if (record.revision !== revision) return fail('STALE_REVISION');
    const checked = await checkedColumns(tx, websiteId, fields, record);
    if (!checked.ok) return checked;
    const columns = checked.value;
    if (columns.usageLimit !== null && columns.usageLimit < record.usedCount) {
      const sentence = fillText(discountProblemTexts.limitBelowUses, { n: record.usedCount });
      return fail('MALFORMED_REQUEST', { fields: { usageLimit: sentence } });
    }
    await updateDiscount(tx, websiteId, id, { ...columns, enabled });
    return ok(null);
  });
  return changed.ok ? readDiscount(platform, site, id) : changed;
}

/** Deletes a discount without uses; what carts have entered is unknown from then on. */
export async function deleteDiscount(
  platform: Platform,
  { websiteId }: Site,
  id: string,
): Promise<Result<null, FailureOf<typeof calls.deleteDiscount>>> {
  return platform.db.transaction(async (tx) => {
    const record = await lockDiscount(tx, websiteId, id);
    if (record === null) return fail('DISCOUNT_NOT_FOUND');
    if (record.usedCount > 0) return fail('DISCOUNT_USED');
    await deleteDiscountRows(tx, websiteId, id);
    return ok(null);
  });
}

/** What a discount brought from one day of the shop's calendar to another. */
export async function reportOf(
  platform: Platform,
  { websiteId, settings }: Site,
  id: string,
  asked: { readonly from: string; readonly to: string },
): Promise<Result<DiscountReport, 'DISCOUNT_NOT_FOUND'>> {
  if ((await findDiscount(platform.db, websiteId, id)) === null) return fail('DISCOUNT_NOT_FOUND');
  const { timeZone, store } = settings;
  const { currency } = store;
  const days = await daysOfDiscount(platform.db, websiteId, id, { ...asked, timeZone, currency });
  const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + of(day), 0);
  return ok({
    currency,
    orderCount: sum(({ orderCount }) => orderCount),
    salesMinor: sum(({ salesMinor }) => salesMinor),
    discountMinor: sum(({ discountMinor }) => discountMinor),
    days,
  });
}

/** The fields of a new discount with one code, or of an automatic one (code ''); a condition that is left out does not apply. */
export type NewDiscount = {
  readonly code: string;
  readonly name: string;
  readonly kind: DiscountKind;
} & Partial<
  Pick<
    DiscountRecord,
    | 'rate'
    | 'amountMinor'
    | 'minimumSubtotalMinor'
    | 'goods'
    | 'buyXGetY'
    | 'firstOrderOnly'
    | 'oncePerCustomer'
    | 'combinesWith'
    | 'usageLimit'
    | 'usesPerCode'
    | 'enabled'
  >
> & { readonly startsOn?: number; readonly endsOn?: number };

/** Makes a discount for a shop that is set up by code. Combines with all others unless said otherwise. Throws a RangeError when its code is taken. */
export async function createDiscount(
  platform: Platform,
  websiteId: string,
  { code: typed, startsOn, endsOn, ...fields }: NewDiscount,
): Promise<string> {
  const now = platform.clock.now();
  const id = newId(now);
  const code = readDiscountCode(typed);
  const createdOn = new Date(now);
  await platform.db.transaction(async (tx) => {
    const added =
      code === '' ? ok(null) : await addCodesIn(tx, { websiteId, discountId: id, createdOn }, [code]);
    if (!added.ok) throw new RangeError(`the code ${code} is taken`);
    await insertDiscount(tx, {
      combinesWith: [...discountClasses],
      ...fields,
      websiteId,
      id,
      isAutomatic: code === '',
      codeCount: code === '' ? 0 : 1,
      firstCode: code,
      startsOn: startsOn === undefined ? null : new Date(startsOn),
      endsOn: endsOn === undefined ? null : new Date(endsOn),
      createdOn,
    });
  });
  return id;
}
