import type { ShownChange } from '@vitrine/contracts/product-imports.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import { joinNames } from '@vitrine/domain/product-csv/cells.ts';
import { NO, productHeads, selectorWords, UNLIMITED, YES } from '@vitrine/domain/product-csv/columns.ts';
import type { GivenFields } from '@vitrine/domain/product-csv/given-product.ts';
import type { VariantsPlan } from './plan-variants.ts';
import type { SheetProduct, SheetVariant } from './repository.ts';
import { headOf, productValues, type ProductValues, variantValues, type VariantValues } from './values.ts';

/** Characters of a value that are shown. */
const MAX_SHOWN = 160;

/** What changes, old beside new, as the columns of the file have it. */
export function shownChanges(
  stored: SheetProduct,
  fields: GivenFields,
  { changes, created, stock }: Pick<VariantsPlan, 'changes' | 'created' | 'stock'>,
  currency: CurrencyCode,
): ShownChange[] {
  const now = productValues(stored, currency);
  const show = (field: keyof (ProductValues & VariantValues), value: unknown): string =>
    shorten(asCell(field, value, currency));
  const ofProduct = (Object.keys(fields) as (keyof ProductValues)[]).map((field) => ({
    field: headOf(field),
    variant: '',
    from: show(field, now[field]),
    to: show(field, fields[field]),
  }));
  const byId = new Map(stored.variants.map((variant) => [variant.id, variant]));
  const nameOf = (variant: SheetVariant | undefined): string =>
    variant === undefined || stored.variants.length === 1
      ? ''
      : Object.values(variant.attributes).join(' / ') || variant.sku;
  const ofVariants = changes.flatMap(({ id, ...change }) => {
    const variant = byId.get(id);
    if (variant === undefined) return [];
    const before = variantValues(variant);
    return (Object.keys(before) as (keyof VariantValues)[])
      .filter((field) => change[field] !== undefined)
      .map((field) => ({
        field: headOf(field),
        variant: nameOf(variant),
        from: show(field, before[field]),
        to: show(field, change[field]),
      }));
  });
  const ofStock = stock.map((step) => {
    const variant = byId.get(step.variantId);
    const level = variant ?? { unlimited: false, quantity: 0 };
    const after = 'level' in step ? step.level : { unlimited: false, quantity: level.quantity + step.delta };
    return {
      field: productHeads.stock,
      variant: nameOf(variant),
      from: stockText(level),
      to: stockText(after),
    };
  });
  const added = created.map(({ attributes, priceMinor }) => ({
    field: productHeads.price,
    variant: Object.values(attributes).join(' / '),
    from: '',
    to: show('priceMinor', priceMinor),
  }));
  return [...ofProduct, ...ofVariants, ...ofStock, ...added];
}

const stockText = ({
  unlimited,
  quantity,
}: {
  readonly unlimited: boolean;
  readonly quantity: number;
}): string => (unlimited ? UNLIMITED : String(quantity));

const shorten = (text: string): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

function asCell(field: string, value: unknown, currency: CurrencyCode): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? YES : NO;
  if (field === 'pictureIds') return String((value as readonly string[]).length);
  if (Array.isArray(value)) return joinNames(value as readonly string[]);
  if (typeof value === 'number') {
    return field === 'priceMinor' || field === 'salePriceMinor'
      ? toDecimal({ minor: value, currency })
      : String(value);
  }
  if (typeof value !== 'string') return '';
  return field === 'variantSelector' ? selectorWords[value as ProductValues['variantSelector']] : value;
}
