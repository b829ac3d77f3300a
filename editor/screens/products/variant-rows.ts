import type { OwnerVariantView, ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { variantMatrix } from '@vitrine/domain/product/variant-matrix.ts';
import { productPage as text } from '../../text/en-product-page.ts';
import type { ProductValues } from './product-values.ts';

type Attributes = Readonly<Record<string, string>>;

/** A variant as the form has it: stored, or to be created. */
export interface VariantRow {
  /** Its key in the form's variants. */
  readonly id: string;
  /** Its values by option, with the names of the form. */
  readonly attributes: Attributes;
  /** Null for one to be created. */
  readonly stored: OwnerVariantView | null;
  /** Whether the options leave it without a combination, which is to be solved before saving. */
  readonly isOrphaned: boolean;
}

export interface VariantRows {
  /** In the order of the options; orphaned ones last. Removed ones are among them. */
  readonly rows: readonly VariantRow[];
  /** Combinations that no variant has. */
  readonly missing: readonly Attributes[];
}

/** The variants of a form, placed by its options. */
export function variantRows(
  { options, variants }: Pick<ProductValues, 'options' | 'variants'>,
  product: Pick<ProductDetail, 'variants'>,
): VariantRows {
  const fresh = new Map<string, string>();
  for (const [id, { fresh: attributes }] of Object.entries(variants)) {
    if (attributes !== null) fresh.set(combinationOf(attributes), id);
  }
  const matrix = variantMatrix(options, product.variants);
  const rows: VariantRow[] = [];
  const missing: Attributes[] = [];
  for (const { attributes, variant } of matrix.rows) {
    const freshId = fresh.get(combinationOf(attributes));
    if (variant !== null) rows.push({ id: variant.id, attributes, stored: variant, isOrphaned: false });
    else if (freshId === undefined) missing.push(attributes);
    else rows.push({ id: freshId, attributes, stored: null, isOrphaned: false });
  }
  const orphaned = matrix.orphaned.map((variant) => ({
    id: variant.id,
    attributes: variant.attributes,
    stored: variant,
    isOrphaned: true,
  }));
  return { rows: [...rows, ...orphaned], missing };
}

/** Attributes as one text, whatever their order. */
export function combinationOf(attributes: Attributes): string {
  return JSON.stringify(Object.entries(attributes).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** A variant's name: its values, or the text for a product without options. */
export function nameOfVariant(attributes: Attributes): string {
  const values = Object.values(attributes).filter((value) => value !== '');
  return values.length === 0 ? text.onlyVariant : values.join(' / ');
}
