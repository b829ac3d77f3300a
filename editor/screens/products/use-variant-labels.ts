import { useEffect } from 'react';
import { productPage as text } from '../../text/en-product-page.ts';
import type { VariantValues } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';
import { type CellField, cellColumns, shownCell } from './variant-cells.ts';
import { nameOfVariant, type VariantRow } from './variant-rows.ts';

/** Names the cells for the summary of problems and for conflicts. */
export function useVariantLabels(form: ProductForm, rows: readonly VariantRow[]): void {
  const { stored } = form;
  const { labels } = form.field('variants');
  useEffect(() => {
    const fields: readonly (readonly [CellField, string])[] = [
      ...cellColumns(stored.type).map(({ field, head }) => [field, head] as const),
      ['lowAt', text.lowAt],
      ['barcode', text.barcode],
    ];
    labels.set('options', { label: text.optionsTitle, show: showOptions });
    for (const { id, attributes } of rows) {
      const name = nameOfVariant(attributes);
      labels.set(`variants.${id}`, { label: name, show: showVariant });
      for (const [field, head] of fields) {
        labels.set(`variants.${id}.${field}`, {
          label: `${name}, ${head}`,
          show: (value) => shownCell(field, String(value)),
        });
      }
    }
  }, [labels, stored.type, rows]);
}

/** A variant as one that somebody else has deleted shows it. */
function showVariant(value: unknown): string {
  const variant = value as VariantValues | undefined;
  if (variant === undefined) return text.deletedVariant;
  const { price, stock, sku } = variant;
  const parts = [
    [text.price, price],
    [text.stock, shownCell('stock', stock)],
    [text.sku, sku],
  ] as const;
  return parts.flatMap(([label, shown]) => (shown === '' ? [] : [`${label}: ${shown}`])).join(', ');
}

function showOptions(value: unknown): string {
  const options = value as ProductForm['values']['options'];
  return options.map(({ name, values }) => `${name}: ${values.map((one) => one.name).join(', ')}`).join('; ');
}
