import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { swatchIn } from '@vitrine/domain/product/swatches.ts';
import { type OptionEdit, type ValueEdit, variantMatrix } from '@vitrine/domain/product/variant-matrix.ts';
import { isUnlimited, type ProductValues, UNLIMITED, type VariantValues } from './product-values.ts';
import { combinationOf, type VariantRow, variantRows } from './variant-rows.ts';

/** What becomes of the variants when options are edited. */
export interface OptionEffect {
  readonly kept: number;
  readonly created: number;
  /** Stored variants that are deleted with the next save. */
  readonly lost: readonly VariantRow[];
  /** The form's values after it. */
  readonly values: Pick<ProductValues, 'options' | 'variants'>;
}

/**
 * Edits the options of a form. The `was` of an edit is the name in the form; a value that is added again after it was
 * removed brings its variants back. New variants begin with the price, weight and kind of stock of the first one.
 */
export function editOptions(
  values: Pick<ProductValues, 'options' | 'variants'>,
  product: ProductDetail,
  edits: readonly OptionEdit[],
  newId: () => string,
): OptionEffect {
  const before = variantRows(values, product).rows.filter(({ isOrphaned }) => !isOrphaned);
  const options = edits.map((edit) => storedEdit(edit, values.options, product));
  const variants = { ...values.variants };
  const change = (id: string, with_: Partial<VariantValues>): void => {
    const old = variants[id];
    if (old !== undefined) variants[id] = { ...old, ...with_ };
  };
  const matrix = variantMatrix(edits, before);
  // Stored variants by their combination now, among them those that come back.
  const back = new Map(
    variantMatrix(options, product.variants).rows.flatMap(({ attributes, variant }) =>
      variant === null ? [] : [[combinationOf(attributes), variant] as const],
    ),
  );
  const first = before.find(({ id }) => values.variants[id]?.isRemoved === false) ?? before[0];
  const pattern = first === undefined ? undefined : values.variants[first.id];
  const lost: VariantRow[] = [];
  for (const row of matrix.orphaned) {
    if (row.stored === null) delete variants[row.id];
    else {
      change(row.id, { isRemoved: true });
      lost.push(row);
    }
  }
  const filled = new Set(
    matrix.rows.flatMap(({ place, variant }) => (variant === null ? [] : [place.join()])),
  );
  let created = 0;
  for (const { attributes, place, variant } of matrix.rows) {
    const returning = back.get(combinationOf(attributes));
    if (variant?.stored === null) change(variant.id, { fresh: { ...attributes } });
    else if (variant === null && returning !== undefined) change(returning.id, { isRemoved: false });
    else if (variant === null && isWanted(edits, place, filled)) {
      variants[newId()] = freshVariant(attributes, pattern);
      created += 1;
    }
  }
  return { kept: filled.size, created, lost, values: { options, variants } };
}

/**
 * Whether a combination without a variant gets one: with a new value it does, unless its option is new and there was no
 * variant to begin with. One that was left out before stays left out.
 */
function isWanted(
  edits: readonly OptionEdit[],
  place: readonly number[],
  filled: ReadonlySet<string>,
): boolean {
  const hasNewValue = place.some(
    (at, index) => edits[index]?.was !== null && edits[index]?.values[at]?.was === null,
  );
  const before = place.map((at, index) => (edits[index]?.was === null ? 0 : at)).join();
  return hasNewValue || (before !== place.join() && filled.has(before));
}

/** Adds variants for combinations that have none. */
export function addVariants(
  values: Pick<ProductValues, 'variants'>,
  combinations: readonly Readonly<Record<string, string>>[],
  newId: () => string,
): ProductValues['variants'] {
  const pattern = Object.values(values.variants).find(({ isRemoved }) => !isRemoved);
  return {
    ...values.variants,
    ...Object.fromEntries(
      combinations.map((attributes) => [newId(), freshVariant(attributes, pattern)] as const),
    ),
  };
}

function freshVariant(
  attributes: Readonly<Record<string, string>>,
  pattern: VariantValues | undefined,
): VariantValues {
  return {
    price: pattern?.price ?? '',
    salePrice: pattern?.salePrice ?? '',
    sku: '',
    barcode: '',
    stock: isUnlimited(pattern?.stock ?? '') ? UNLIMITED : '0',
    lowAt: pattern?.lowAt ?? '0',
    weight: pattern?.weight ?? '',
    imageId: null,
    isRemoved: false,
    fresh: { ...attributes },
  };
}

/** An edit of an option with the stored names it continues. */
function storedEdit(
  edit: OptionEdit,
  current: ProductValues['options'],
  product: ProductDetail,
): ProductValues['options'][number] {
  const name = edit.name.trim();
  const option = current.find((one) => one.name === edit.was);
  const was = option === undefined ? null : option.was;
  const known = new Set(product.variants.map(({ attributes }) => attributes[was ?? ''] ?? ''));
  const wasOf = ({ was: shown }: ValueEdit): string | null =>
    option?.values.find((one) => one.name === shown)?.was ?? null;
  const claimed = new Set(edit.values.map(wasOf));
  return {
    name,
    was,
    values: edit.values.map((value) => {
      const plain = value.name.trim();
      const isBack = value.was === null && known.has(plain) && !claimed.has(plain);
      const swatch = option?.values.find((one) => one.name === value.was)?.swatch ?? '';
      return {
        name: plain,
        was: isBack ? plain : wasOf(value),
        swatch: isBack
          ? value.swatch || swatchIn(product.swatches, was ?? '', plain)
          : (value.swatch ?? swatch),
      };
    }),
  };
}

/** The values after a save: variants that were created have the ids of the stored ones, options their stored names. */
export function settledValues(values: ProductValues, product: ProductDetail): ProductValues {
  const isStored = new Set(product.variantOptions);
  const ids = new Map(product.variants.map(({ id, attributes }) => [combinationOf(attributes), id]));
  return {
    ...values,
    options: values.options.map((option) =>
      isStored.has(option.name)
        ? {
            name: option.name,
            was: option.name,
            values: option.values.map(({ name, swatch }) => ({ name, was: name, swatch })),
          }
        : option,
    ),
    variants: Object.fromEntries(
      Object.entries(values.variants).map(([id, variant]) => {
        const storedId = variant.fresh === null ? undefined : ids.get(combinationOf(variant.fresh));
        return storedId === undefined ? [id, variant] : [storedId, { ...variant, fresh: null }];
      }),
    ),
  };
}
