import { MAX_STOCK, type NewVariantChange, type ProductChange } from '@vitrine/contracts/admin-products.ts';
import type { GivenProduct, GivenVariant, LineNote } from '@vitrine/domain/product-csv/given-product.ts';
import { DEFAULT_LOW_AT } from '@vitrine/domain/product/low-stock.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import type { ProductType } from '@vitrine/domain/product/product.ts';
import { optionEditsOf } from '@vitrine/domain/product/variant-matrix.ts';
import type { NewProduct, StockLevel } from '../catalog/index.ts';
import type { PlanContext, StockStep } from './plan-context.ts';
import type { SheetProduct, SheetVariant } from './repository.ts';
import { differences, variantValues } from './values.ts';

type VariantChange = ProductChange['variants'][number];

/** What importing a product does to its variants. */
export interface VariantsPlan {
  readonly changes: readonly VariantChange[] & VariantChange[];
  readonly changeLines: readonly number[];
  readonly created: NewVariantChange[];
  readonly createdLines: readonly number[];
  /** The options with new values; null when they stay. */
  readonly options: NonNullable<ProductChange['options']> | null;
  /** The variants of a new product. */
  readonly made: NewProduct['variants'];
  readonly stock: readonly StockStep[];
  readonly faults: readonly LineNote[];
}

interface Draft {
  changes: VariantChange[];
  changeLines: number[];
  created: NewVariantChange[];
  createdLines: number[];
  stock: StockStep[];
  faults: LineNote[];
}
const emptyDraft = (): Draft => ({
  changes: [],
  changeLines: [],
  created: [],
  createdLines: [],
  stock: [],
  faults: [],
});

/** The variants of a product that does not exist yet. */
export function planNewVariants(given: GivenProduct, type: ProductType, context: PlanContext): VariantsPlan {
  const draft = emptyDraft();
  const made: NewProduct['variants'][number][] = [];
  const seen = new Map<string, number>();
  if (given.variants.length === 0) draft.faults.push({ line: given.line, text: 'Enter a price.' });
  for (const variant of given.variants) {
    const { line, values, priceMinor, stock } = variant;
    const key = JSON.stringify(values);
    const twin = seen.get(key);
    if (twin !== undefined) draft.faults.push({ line, text: `It has the same options as line ${twin}.` });
    seen.set(key, line);
    if (values.includes('')) draft.faults.push({ line, text: 'A value of an option is missing.' });
    if (priceMinor === undefined) draft.faults.push({ line, text: 'Enter a price.' });
    checkSku(variant, null, context, draft.faults);
    checkSale(variant, { priceMinor: 0, salePriceMinor: 0, onSale: false }, draft.faults);
    checkStock(variant, draft.faults);
    const id = context.newId();
    const sku = variant.sku ?? context.newSku();
    const salePriceMinor = variant.salePriceMinor ?? 0;
    const { barcode, weightGrams, lowAt, imageId, onSale } = variant;
    made.push({
      id,
      sku,
      attributes: Object.fromEntries(given.options.map((name, at) => [name, values[at] ?? ''])),
      priceMinor: priceMinor ?? 0,
      salePriceMinor: onSale === true ? salePriceMinor : null,
      stock: traitsOf(type).neverRunsOut || stock?.to === 'unlimited' ? null : (stock?.to ?? 0),
      ...(barcode === undefined ? {} : { barcode }),
      ...(weightGrams === undefined ? {} : { weightGrams }),
      ...(lowAt === undefined ? {} : { lowAt }),
      ...(imageId === undefined ? {} : { imageId }),
    });
    draft.changes.push({
      id,
      sku,
      priceMinor: priceMinor ?? 0,
      salePriceMinor,
      onSale: onSale === true,
      ...(barcode === undefined ? {} : { barcode }),
      ...(weightGrams === undefined ? {} : { weightGrams }),
      ...(lowAt === undefined ? {} : { lowAt }),
      ...(imageId === undefined ? {} : { imageId }),
    });
    draft.changeLines.push(line);
  }
  doubledSkus(given, draft.faults);
  return { ...draft, options: null, made };
}

/** The variants of a stored product: those that the file has are changed, others stay. */
export function planVariants(given: GivenProduct, stored: SheetProduct, context: PlanContext): VariantsPlan {
  const draft = emptyDraft();
  const isCounted = !traitsOf(stored.type).neverRunsOut;
  const sameOptions = JSON.stringify(given.options) === JSON.stringify(stored.variantOptions);
  const taken = new Map<string, number>();
  for (const variant of given.variants) {
    const { line } = variant;
    const found = matchVariant(variant, given, stored, sameOptions);
    if (typeof found === 'string') {
      draft.faults.push({ line, text: found });
      continue;
    }
    checkSku(variant, stored, context, draft.faults);
    checkStock(variant, draft.faults);
    if (found === null) {
      addVariant(variant, given, context, draft);
      continue;
    }
    const twin = taken.get(found.id);
    if (twin !== undefined) {
      draft.faults.push({ line, text: `It is the same variant as in line ${twin}.` });
      continue;
    }
    taken.set(found.id, line);
    const now = variantValues(found);
    checkSale(variant, now, draft.faults);
    const changed = differences(now, variant);
    if (Object.keys(changed).length > 0) {
      draft.changes.push({ id: found.id, ...changed });
      draft.changeLines.push(line);
    }
    if (isCounted) {
      const step = stockStep(variant, found);
      if (typeof step === 'string') draft.faults.push({ line, text: step });
      else if (step !== null) draft.stock.push(step);
    }
  }
  doubledSkus(given, draft.faults);
  return { ...draft, options: draft.created.length === 0 ? null : optionsWith(given, stored), made: [] };
}

/** The stored variant that a line means; null for a new one, a sentence when it cannot be said. */
function matchVariant(
  { sku, values }: GivenVariant,
  given: GivenProduct,
  stored: SheetProduct,
  sameOptions: boolean,
): SheetVariant | null | string {
  const isOf = (variant: SheetVariant): boolean =>
    stored.variantOptions.every((name, at) => variant.attributes[name] === values[at]);
  const bySku = sku === undefined ? undefined : stored.variants.find((variant) => variant.sku === sku);
  if (given.options.length === 0) {
    if (bySku !== undefined) return bySku;
    const [only] = stored.variants;
    return stored.variants.length === 1 && only !== undefined
      ? only
      : sku === undefined
        ? 'This line does not say which variant it is: it has no SKU and no options.'
        : `No variant of this product has the SKU “${sku.slice(0, 100)}”.`;
  }
  if (!sameOptions) {
    return stored.variantOptions.length === 0
      ? 'This product has no options yet: add them on its page.'
      : `Its options differ: here they are ${stored.variantOptions.join(', ')}. Change them on the product’s page.`;
  }
  if (bySku !== undefined) {
    return isOf(bySku)
      ? bySku
      : `“${bySku.sku}” is ${Object.values(bySku.attributes).join(' / ')} here. Change it on the product’s page.`;
  }
  if (values.includes('')) return 'A value of an option is missing.';
  return stored.variants.find(isOf) ?? null;
}

function addVariant(variant: GivenVariant, given: GivenProduct, context: PlanContext, draft: Draft): void {
  const { line, values, priceMinor, stock } = variant;
  if (priceMinor === undefined) draft.faults.push({ line, text: 'Enter a price.' });
  checkSale(variant, { priceMinor: 0, salePriceMinor: 0, onSale: false }, draft.faults);
  draft.created.push({
    attributes: Object.fromEntries(given.options.map((name, at) => [name, values[at] ?? ''])),
    priceMinor: priceMinor ?? 0,
    onSale: variant.onSale === true,
    salePriceMinor: variant.salePriceMinor ?? 0,
    sku: variant.sku ?? context.newSku(),
    barcode: variant.barcode ?? '',
    weightGrams: variant.weightGrams ?? 0,
    imageId: variant.imageId ?? null,
    lowAt: variant.lowAt ?? DEFAULT_LOW_AT,
    stock:
      stock?.to === 'unlimited'
        ? { unlimited: true, quantity: 0 }
        : { unlimited: false, quantity: stock?.to ?? 0 },
  });
  draft.createdLines.push(line);
}

/** The stored options with the values that the file adds, behind the others. */
function optionsWith(given: GivenProduct, stored: SheetProduct): NonNullable<ProductChange['options']> {
  return optionEditsOf(stored).map(({ name, was, values }, at) => {
    const known = new Set(values.map((value) => value.name));
    const added = new Set(
      given.variants
        .map((variant) => variant.values[at] ?? '')
        .filter((value) => value !== '' && !known.has(value)),
    );
    return { name, was, values: [...values, ...[...added].map((value) => ({ name: value, was: null }))] };
  });
}

/** The change of a variant's stock; null when there is none, a sentence when it is not possible. */
function stockStep({ stock }: GivenVariant, found: SheetVariant): StockStep | null | string {
  if (stock === undefined || stock.to === stock.exported) return null;
  const { to, exported } = stock;
  const now: StockLevel = { unlimited: found.unlimited, quantity: found.quantity };
  const variantId = found.id;
  if (to === 'unlimited') {
    return now.unlimited ? null : { variantId, level: { unlimited: true, quantity: now.quantity } };
  }
  if (typeof exported === 'number' && !now.unlimited) {
    // Relative to what was exported, so that units sold since stay sold.
    const delta = to - exported;
    return now.quantity + delta < 0
      ? `${-delta} units were taken out in the file, but only ${now.quantity} are left.`
      : { variantId, delta };
  }
  return !now.unlimited && now.quantity === to
    ? null
    : { variantId, level: { unlimited: false, quantity: to } };
}

function checkStock({ line, stock }: GivenVariant, faults: LineNote[]): void {
  if (typeof stock?.to === 'number' && stock.to > MAX_STOCK) {
    faults.push({ line, text: 'That stock is more than one variant can have.' });
  }
}

function checkSale(
  { line, priceMinor, salePriceMinor, onSale }: GivenVariant,
  now: { readonly priceMinor: number; readonly salePriceMinor: number; readonly onSale: boolean },
  faults: LineNote[],
): void {
  if ((onSale ?? now.onSale) && (salePriceMinor ?? now.salePriceMinor) > (priceMinor ?? now.priceMinor)) {
    faults.push({ line, text: 'The sale price cannot be above the price.' });
  }
}

function checkSku(
  { line, sku }: GivenVariant,
  stored: SheetProduct | null,
  { owners }: PlanContext,
  faults: LineNote[],
): void {
  const owner = sku === undefined ? undefined : owners.get(sku);
  if (owner !== undefined && owner.itemId !== stored?.id) {
    faults.push({ line, text: `The SKU “${sku}” belongs to “${owner.title}”.` });
  }
}

function doubledSkus({ variants }: GivenProduct, faults: LineNote[]): void {
  const lines = new Map<string, number>();
  for (const { sku, line } of variants) {
    if (sku === undefined) continue;
    const first = lines.get(sku);
    if (first === undefined) lines.set(sku, line);
    else faults.push({ line, text: `The SKU “${sku.slice(0, 100)}” is in line ${first} as well.` });
  }
}
