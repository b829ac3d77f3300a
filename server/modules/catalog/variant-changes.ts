import type { NewVariantChange, ProductChange } from '@vitrine/contracts/admin-products.ts';
import {
  type OptionEdit,
  optionEditsOf,
  optionFaults,
  MAX_VARIANTS,
  variantMatrix,
} from '@vitrine/domain/product/variant-matrix.ts';
import type { Variant } from '@vitrine/domain/product/product.ts';
import type { DetailRow, DetailVariant } from './detail-repository.ts';
import type { VariantFields } from './edit-repository.ts';

interface NewVariantFields {
  readonly fields: VariantFields;
  /** What was asked for. */
  readonly from: NewVariantChange;
}

/** What becomes of a product's variants. */
export interface VariantPlan {
  /** Option names in order. */
  readonly options: readonly string[];
  /** Stored variants that stay, with all their fields, in order. */
  readonly kept: readonly VariantFields[];
  readonly created: readonly NewVariantFields[];
  readonly removed: readonly string[];
  /** Stored variants that the new options leave without a combination and that were not named for deletion. */
  readonly orphaned: readonly DetailVariant[];
  /** Sentences by the path of the field in the request. */
  readonly faults: Readonly<Record<string, string>>;
}

type Change = Pick<ProductChange, 'variants' | 'options' | 'created' | 'removed'>;

/**
 * Plans a change of a product's variants: which stay with which values, which are created, deleted, or would be lost.
 * `isSaleTime`: whether the product's sale is on now.
 */
export function planVariants(
  row: DetailRow,
  change: Change,
  given: {
    readonly isSaleTime: boolean;
    readonly pictureIds: ReadonlySet<string>;
    readonly newVariantId: () => string;
    readonly newSku: () => string;
  },
): VariantPlan {
  const faults: Record<string, string> = {};
  const edits: readonly OptionEdit[] = change.options ?? optionEditsOf(row);
  const isMatrixChanged = change.options !== undefined || change.created.length > 0;
  if (isMatrixChanged) {
    for (const [path, sentence] of Object.entries(optionFaults(edits))) {
      faults[path === '' ? 'options' : `options.${path}`] = sentence;
    }
  }
  const plan = { options: row.variantOptions, kept: [], created: [], removed: [], orphaned: [] };
  if (Object.keys(faults).length > 0) return { ...plan, faults };

  const removed = new Set(change.removed);
  const { rows, orphaned } = isMatrixChanged
    ? variantMatrix(edits, row.variants)
    : { rows: row.variants.map((variant) => ({ attributes: variant.attributes, variant })), orphaned: [] };
  const changes = new Map(change.variants.map((one, index) => [one.id, { one, index }]));
  const byId = new Map(row.variants.map((variant) => [variant.id, variant]));
  unknownFaults(change, byId, faults);

  const wanted = new Map(change.created.map((one, index) => [keyOf(one.attributes), { one, index }]));
  if (wanted.size < change.created.length) faults['created'] = 'Two new variants have the same options.';
  const kept: VariantFields[] = [];
  const created: NewVariantFields[] = [];
  let position = 0;
  for (const { attributes, variant } of rows) {
    const isKept = variant !== null && !removed.has(variant.id);
    if (variant !== null && isKept) {
      const asked = changes.get(variant.id);
      const fields = fieldsAfter(variant, asked?.one, given);
      checkFields(fields, `variants.${asked?.index ?? ''}`, given.pictureIds, faults);
      kept.push({ ...fields, attributes, position });
      position += 1;
      continue;
    }
    const asked = wanted.get(keyOf(attributes));
    if (asked === undefined) continue;
    wanted.delete(keyOf(attributes));
    const { one: from, index } = asked;
    const fields = {
      id: given.newVariantId(),
      sku: from.sku ?? given.newSku(),
      barcode: from.barcode,
      attributes,
      priceMinor: from.priceMinor,
      salePlanned: from.onSale,
      onSale: from.onSale && given.isSaleTime,
      salePriceMinor: from.salePriceMinor,
      imageId: from.imageId,
      weightGrams: from.weightGrams,
      lowAt: from.lowAt,
    };
    checkFields(fields, `created.${index}`, given.pictureIds, faults);
    created.push({ fields: { ...fields, position }, from });
    position += 1;
  }
  for (const { index } of wanted.values()) {
    faults[`created.${index}.attributes`] = 'These options are not a combination that is missing.';
  }
  const all = [...kept, ...created];
  if (all.length === 0) faults['removed'] = 'A product needs at least one variant.';
  if (all.length > MAX_VARIANTS) faults['created'] = `A product has at most ${MAX_VARIANTS} variants.`;
  skuFaults(kept, created, changes, change, faults);
  return {
    options: edits.map(({ name }) => name.trim()),
    kept,
    created,
    removed: row.variants.filter(({ id }) => removed.has(id)).map(({ id }) => id),
    orphaned: orphaned.filter(({ id }) => !removed.has(id)),
    faults,
  };
}

function unknownFaults(
  change: Change,
  byId: ReadonlyMap<string, Variant>,
  faults: Record<string, string>,
): void {
  const seen = new Set<string>();
  for (const [index, { id }] of change.variants.entries()) {
    if (!byId.has(id) || seen.has(id)) {
      faults[`variants.${index}.id`] = 'This variant is not one of the product’s, or is named twice.';
    }
    seen.add(id);
  }
  for (const [index, id] of change.removed.entries()) {
    if (!byId.has(id)) faults[`removed.${index}`] = 'This variant is not one of the product’s.';
  }
}

function fieldsAfter(
  before: DetailVariant,
  change: ProductChange['variants'][number] | undefined,
  { isSaleTime, pictureIds }: { readonly isSaleTime: boolean; readonly pictureIds: ReadonlySet<string> },
): Omit<VariantFields, 'attributes' | 'position'> {
  const salePlanned = change?.onSale ?? before.salePlanned;
  // A picture that is removed from the product is no variant's any more.
  const ownPicture = before.imageId !== null && pictureIds.has(before.imageId) ? before.imageId : null;
  return {
    id: before.id,
    sku: change?.sku ?? before.sku,
    barcode: change?.barcode ?? before.barcode,
    priceMinor: change?.priceMinor ?? before.priceMinor,
    salePlanned,
    onSale: salePlanned && isSaleTime,
    salePriceMinor: change?.salePriceMinor ?? before.salePriceMinor,
    imageId: change?.imageId === undefined ? ownPicture : change.imageId,
    weightGrams: change?.weightGrams ?? before.weightGrams,
    lowAt: change?.lowAt ?? before.lowAt,
  };
}

function checkFields(
  fields: Pick<VariantFields, 'salePlanned' | 'salePriceMinor' | 'priceMinor' | 'imageId'>,
  path: string,
  pictureIds: ReadonlySet<string>,
  faults: Record<string, string>,
): void {
  if (fields.salePlanned && fields.salePriceMinor > fields.priceMinor) {
    faults[`${path}.salePriceMinor`] = 'The sale price cannot be above the price.';
  }
  if (fields.imageId !== null && !pictureIds.has(fields.imageId)) {
    faults[`${path}.imageId`] = 'Choose one of the product’s pictures.';
  }
}

/** SKUs that two variants of the product would share. */
function skuFaults(
  kept: readonly VariantFields[],
  created: readonly NewVariantFields[],
  changes: ReadonlyMap<string, { readonly index: number }>,
  change: Change,
  faults: Record<string, string>,
): void {
  const seen = new Set<string>();
  const see = (sku: string, path: string): void => {
    if (seen.has(sku)) faults[path] = 'Each variant has an SKU of its own.';
    seen.add(sku);
  };
  // Unchanged variants first: the fault is shown where somebody typed.
  for (const { id, sku } of kept) if (!changes.has(id)) see(sku, 'variants');
  for (const { id, sku } of kept) {
    const asked = changes.get(id);
    if (asked !== undefined) see(sku, `variants.${asked.index}.sku`);
  }
  for (const {
    fields: { sku },
    from,
  } of created)
    see(sku, `created.${change.created.indexOf(from)}.sku`);
}

/** Attributes as one text, whatever their order. */
function keyOf(attributes: Readonly<Record<string, string>>): string {
  return JSON.stringify(
    Object.entries(attributes)
      .map(([option, value]) => [option.trim(), value.trim()])
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );
}
