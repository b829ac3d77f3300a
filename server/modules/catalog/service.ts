import type { VariantStockView } from '@vitrine/contracts/catalog.ts';
import type {
  CustomForm,
  Product,
  ProductSelling,
  ProductType,
  SubscriptionPlan,
} from '@vitrine/domain/product/product.ts';
import { MAX_PRICE_MINOR } from '@vitrine/domain/product/product-rules.ts';
import { isSamePlan, MAX_SUBSCRIPTION_OPTIONS } from '@vitrine/domain/product/subscription-options.ts';
import { MAX_CATEGORIES } from '@vitrine/domain/category/category-tree.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { createItemIn } from '../content/index.ts';
import { bumpRevision } from '../websites/index.ts';
import { spellCategoriesIn } from './categories/service.ts';
import { indexProducts } from './index-products.ts';
import { insertProduct, selectProducts, selectStock } from './repository.ts';

/** Record type of a store item. spec: site-platform 3 */
const STORE_ITEM = 11;

export interface NewVariant {
  readonly id?: string;
  /** Unique on the website, 1 to 100 characters. */
  readonly sku: string;
  /** A value for every one of the product's options. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly priceMinor: number;
  /** Puts the variant on sale. */
  readonly salePriceMinor?: number | null;
  /** Null: unlimited. */
  readonly stock: number | null;
  readonly imageId?: string | null;
  /** Grams; 0 when left out. */
  readonly weightGrams?: number;
  readonly barcode?: string;
  /** Stock of at most this many units is low; the usual when left out. */
  readonly lowAt?: number;
}

export interface NewProduct {
  /** Stored by the content module; see `NewItem` there. */
  readonly item: Omit<Parameters<typeof createItemIn>[3], 'recordType'>;
  readonly type: ProductType;
  /** Option names in the order they are selected. */
  readonly variantOptions?: readonly string[];
  readonly subscriptionPlan?: SubscriptionPlan | null;
  readonly customForm?: CustomForm | null;
  readonly customAddButtonText?: string | null;
  /** Documents that it delivers, in order. */
  readonly fileIds?: readonly string[];
  /** Defaults: `sellingOf`. */
  readonly selling?: Partial<ProductSelling>;
  /** At least one. */
  readonly variants: readonly NewVariant[];
  /** The owner's account; null for an import or a seed. */
  readonly actorId?: string | null;
}

/** Creates a product with its item, variants and stock in one transaction. Returns the item's id. */
export async function createProduct(
  platform: Platform,
  websiteId: string,
  input: NewProduct,
): Promise<Result<string, 'MALFORMED_REQUEST'>> {
  return platform.db.transaction((tx) => createProductIn(tx, platform, websiteId, input));
}

/** The same inside the caller's transaction. */
export async function createProductIn(
  tx: Queryable,
  platform: Platform,
  websiteId: string,
  input: NewProduct,
): Promise<Result<string, 'MALFORMED_REQUEST'>> {
  const fields = faultsOf(input);
  if (Object.keys(fields).length > 0) return fail('MALFORMED_REQUEST', { fields });
  const categories = await spellCategoriesIn(tx, platform, websiteId, input.item.categories ?? []);
  if (!categories.ok) {
    const sentence = `A shop has at most ${MAX_CATEGORIES} categories.`;
    return fail('MALFORMED_REQUEST', { fields: { categories: sentence } });
  }
  const itemId = await createItemIn(tx, platform, websiteId, {
    ...input.item,
    categories: categories.value,
    recordType: STORE_ITEM,
  });
  const now = platform.clock.now();
  const rows = input.variants.map((variant) => ({ ...variant, id: variant.id ?? newId(now) }));
  await insertProduct(
    tx,
    {
      websiteId,
      itemId,
      type: input.type,
      variantOptions: [...(input.variantOptions ?? [])],
      subscriptionPlan: input.subscriptionPlan ?? null,
      customForm: input.customForm ?? null,
      customAddButtonText: input.customAddButtonText ?? null,
      fileIds: [...(input.fileIds ?? [])],
      selling: input.selling ?? {},
    },
    rows.map((variant, position) => ({
      websiteId,
      id: variant.id,
      itemId,
      sku: variant.sku,
      // In the order of the options: pages, mails and lists show attributes in stored order.
      attributes: Object.fromEntries(
        (input.variantOptions ?? []).map((option) => [option, variant.attributes?.[option] ?? '']),
      ),
      priceMinor: variant.priceMinor,
      onSale: typeof variant.salePriceMinor === 'number',
      salePlanned: typeof variant.salePriceMinor === 'number',
      salePriceMinor: variant.salePriceMinor ?? 0,
      position,
      imageId: variant.imageId ?? null,
      weightGrams: variant.weightGrams ?? 0,
      barcode: variant.barcode ?? '',
    })),
    rows.map((variant) => ({
      websiteId,
      variantId: variant.id,
      unlimited: variant.stock === null || traitsOf(input.type).neverRunsOut,
      quantity: variant.stock ?? 0,
      ...(variant.lowAt === undefined ? {} : { lowAt: variant.lowAt }),
      actorId: input.actorId ?? null,
      happenedOn: new Date(now),
    })),
  );
  await indexProducts(tx, websiteId, [itemId]);
  await bumpRevision(tx, websiteId);
  return ok(itemId);
}

const periodUnits: ReadonlySet<string> = new Set(['WEEK', 'MONTH', 'YEAR']);

function optionsFault(input: NewProduct): string | null {
  const options = input.selling?.subscriptionOptions ?? [];
  const plan = input.subscriptionPlan ?? null;
  const [first] = options;
  if (first === undefined) return null;
  if (plan === null || !isSamePlan(first.plan, plan) || first.priceMinor !== null)
    return "The first way to subscribe is the product's own plan, at its variants' prices.";
  if (options.length > MAX_SUBSCRIPTION_OPTIONS)
    return `A product has at most ${MAX_SUBSCRIPTION_OPTIONS} ways to subscribe.`;
  const ids = new Set(options.map(({ id }) => id));
  if (ids.size < options.length || options.some(({ id }) => id === '' || id.length > 100))
    return 'Each way to subscribe has an id of its own, of 1 to 100 characters.';
  const isValid = options.every(
    ({ plan: { billingPeriod, numBillingCycles }, priceMinor }) =>
      periodUnits.has(billingPeriod.unit) &&
      isAmount(billingPeriod.value) &&
      billingPeriod.value > 0 &&
      isAmount(numBillingCycles) &&
      (priceMinor === null || (isAmount(priceMinor) && priceMinor <= MAX_PRICE_MINOR)),
  );
  return isValid
    ? null
    : 'A way to subscribe bills every so many weeks, months or years, at a price of at least 0.';
}

const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

function faultsOf(input: NewProduct): Record<string, string> {
  const faults: Record<string, string> = {};
  const options = input.variantOptions ?? [];
  if (input.variants.length === 0) faults['variants'] = 'A product needs at least one variant.';
  if (new Set(options).size !== options.length)
    faults['variantOptions'] = 'Each option has a name of its own.';
  const wrongOption = optionsFault(input);
  if (wrongOption !== null) faults['selling.subscriptionOptions'] = wrongOption;
  const skus = new Set<string>();
  for (const [index, variant] of input.variants.entries()) {
    if (skus.has(variant.sku)) faults[`variants.${index}.sku`] = 'Each variant has an SKU of its own.';
    skus.add(variant.sku);
    const prices = [variant.priceMinor, variant.salePriceMinor ?? 0];
    if (variant.sku === '' || variant.sku.length > 100) {
      faults[`variants.${index}.sku`] = 'An SKU has 1 to 100 characters.';
    }
    if (prices.some((price) => !isAmount(price) || price > MAX_PRICE_MINOR)) {
      faults[`variants.${index}.priceMinor`] = 'A price is a whole number of minor units, at least 0.';
    }
    if (variant.stock !== null && !isAmount(variant.stock)) {
      faults[`variants.${index}.stock`] = 'Stock is a whole number of at least 0.';
    }
    if (options.some((option) => (variant.attributes?.[option] ?? '') === '')) {
      faults[`variants.${index}.attributes`] = 'Each variant has a value for every option.';
    }
  }
  return faults;
}

/** Published products by item id, with their current stock; unknown ids and other websites' are left out. */
export async function productsByItemIds(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  if (itemIds.length === 0) return new Map();
  const found = await selectProducts(platform.db, websiteId, itemIds, { drafts: false });
  return new Map(found.map((product) => [product.id, product]));
}

/** Stock of every variant of a published product, in order. */
export function readStock(
  platform: Pick<Platform, 'db'>,
  websiteId: string,
  itemId: string,
): Promise<readonly VariantStockView[]> {
  return selectStock(platform.db, websiteId, itemId);
}
