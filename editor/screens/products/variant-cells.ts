import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import type { ProductType } from '@vitrine/domain/product/product.ts';
import { productPage as text } from '../../text/en-product-page.ts';
import { isUnlimited, type VariantValues } from './product-values.ts';

/** A field of variants that is edited in the table or for several at once. */
export type CellField = 'price' | 'salePrice' | 'stock' | 'sku' | 'weight' | 'lowAt' | 'barcode';

export interface CellColumn {
  readonly field: CellField;
  readonly head: string;
  readonly isFigure: boolean;
  /** Left out on a phone, where the variant's dialog has it. */
  readonly isWide: boolean;
}

const column = (field: CellField, head: string, isFigure: boolean, isWide: boolean): CellColumn => ({
  field,
  head,
  isFigure,
  isWide,
});

/** The columns of the table for a product of this type. */
export function cellColumns(type: ProductType): readonly CellColumn[] {
  const { neverRunsOut, ships } = traitsOf(type);
  return [
    column('price', text.price, true, false),
    column('salePrice', text.salePrice, true, true),
    ...(neverRunsOut ? [] : [column('stock', text.stock, true, false)]),
    column('sku', text.sku, false, true),
    ...(ships ? [column('weight', text.weightHead, true, true)] : []),
  ];
}

/** Fields that are set for several variants at once. */
export function bulkFields(
  type: ProductType,
): readonly { readonly field: CellField; readonly label: string }[] {
  const { neverRunsOut, ships } = traitsOf(type);
  return [
    { field: 'price', label: text.price },
    { field: 'salePrice', label: text.salePrice },
    ...(neverRunsOut
      ? []
      : [
          { field: 'stock' as const, label: text.stock },
          { field: 'lowAt' as const, label: text.lowAt },
        ]),
    ...(ships ? [{ field: 'weight' as const, label: text.weight }] : []),
  ];
}

/** A cell as it is shown. */
export function shownCell(field: CellField, value: string): string {
  if (field === 'stock' && isUnlimited(value)) return text.unlimited;
  return value;
}

/** Cells copied from a spreadsheet: rows by lines, cells by tabs. Quoted cells lose their quotes. */
export function cellsOf(pasted: string): readonly (readonly string[])[] {
  const lines = pasted.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line) =>
    line.split('\t').map((cell) => /^"(.*)"$/s.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell.trim()),
  );
}

/** The changes that pasted cells make, from a row and a column on; what reaches beyond the table is left out. */
export function pastedChanges(
  cells: readonly (readonly string[])[],
  rows: readonly string[],
  columns: readonly CellColumn[],
): ReadonlyMap<string, Partial<VariantValues>> {
  const changes = new Map<string, Partial<VariantValues>>();
  for (const [index, line] of cells.entries()) {
    const id = rows[index];
    if (id === undefined) break;
    const fields = columns.slice(0, line.length).map(({ field }, at) => [field, line[at] ?? ''] as const);
    changes.set(id, Object.fromEntries(fields));
  }
  return changes;
}

/** Applies changes to variants; also returns the changes that undo them. */
export function changeVariants(
  variants: Readonly<Record<string, VariantValues>>,
  changes: ReadonlyMap<string, Partial<VariantValues>>,
): {
  readonly variants: Record<string, VariantValues>;
  readonly undo: ReadonlyMap<string, Partial<VariantValues>>;
} {
  const after = { ...variants };
  const undo = new Map<string, Partial<VariantValues>>();
  for (const [id, change] of changes) {
    const before = variants[id];
    if (before === undefined) continue;
    const fields = Object.keys(change) as (keyof VariantValues)[];
    undo.set(id, Object.fromEntries(fields.map((field) => [field, before[field]])));
    after[id] = { ...before, ...change };
  }
  return { variants: after, undo };
}
