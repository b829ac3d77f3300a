import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import type { Deleted } from '../../ui/form/form-store.ts';
import type { ProductValues } from './product-values.ts';
import { combinationOf } from './variant-rows.ts';

const idOf = (name: string): string => name.replace(/^variants\./, '');

/**
 * A variant that was edited here and deleted by somebody else: it can be kept as a new one while the options are the
 * same and no other variant has its values.
 */
export function deletedVariant(
  values: ProductValues,
  name: string,
  { before, now }: { readonly before: ProductDetail | null; readonly now: ProductDetail },
): Deleted<ProductValues> {
  const id = idOf(name);
  const { [id]: typed, ...others } = values.variants;
  const without = { ...values, variants: others };
  if (typed === undefined || typed.isRemoved) return { values: without, outcome: 'agreed' };
  const stored = before?.variants.find((variant) => variant.id === id)?.attributes;
  const fresh = stored === undefined ? null : attributesNow(stored, values.options);
  const isFree =
    fresh !== null &&
    !now.variants.some(({ attributes }) => combinationOf(attributes) === combinationOf(stored ?? {}));
  if (!isFree) return { values: without, outcome: 'lost' };
  return {
    values: { ...values, variants: { ...values.variants, [id]: { ...typed, fresh } } },
    outcome: 'choice',
  };
}

/** The values once its owner keeps such a variant: a value of it that has left the options is back. */
export function keptVariant(values: ProductValues, name: string): ProductValues {
  const fresh = values.variants[idOf(name)]?.fresh ?? {};
  const options = values.options.map((option) => {
    const value = fresh[option.name];
    return value === undefined || option.values.some((one) => one.name === value)
      ? option
      : { ...option, values: [...option.values, { name: value, was: null, swatch: '' }] };
  });
  return { ...values, options };
}

/** Stored values by the names of the form; null when its options are others. */
function attributesNow(
  stored: Readonly<Record<string, string>>,
  options: ProductValues['options'],
): Record<string, string> | null {
  if (Object.keys(stored).length !== options.length) return null;
  const pairs: (readonly [string, string])[] = [];
  for (const { name, was, values } of options) {
    const value = was === null ? undefined : stored[was];
    if (value === undefined) return null;
    pairs.push([name, values.find((one) => one.was === value)?.name ?? value]);
  }
  return Object.fromEntries(pairs);
}
