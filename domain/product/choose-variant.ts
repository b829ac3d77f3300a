import { commerceText } from '../text/commerce.ts';
import type { Locale } from '../text/locale.ts';
import { fillText } from '../text/fill-text.ts';
import type { Product, Variant } from './product.ts';

/** Selected value by option name; a missing or '' value is not selected yet. */
export type Choices = Readonly<Record<string, string | undefined>>;

function chosen(choices: Choices, option: string): string {
  return Object.hasOwn(choices, option) ? (choices[option] ?? '') : '';
}

/**
 * Options that are not selected yet, in the product's order; none when there is only one variant. spec:
 * storefront-commerce 4.
 */
export function unselectedOptions(
  product: Pick<Product, 'variantOptions' | 'variants'>,
  choices: Choices,
): string[] {
  if (product.variants.length <= 1) return [];
  return product.variantOptions.filter((option) => chosen(choices, option) === '');
}

/** The variant with exactly these values, or the only variant; null when none matches. */
export function findVariant<V extends Pick<Variant, 'attributes'>>(
  product: { readonly variantOptions: readonly string[]; readonly variants: readonly V[] },
  choices: Choices,
): V | null {
  if (product.variants.length === 1) return product.variants[0] ?? null;
  if (product.variantOptions.length === 0) return null;
  return (
    product.variants.find((variant) =>
      product.variantOptions.every((option) => variant.attributes[option] === chosen(choices, option)),
    ) ?? null
  );
}

/** Values of an option in order of first occurrence among the variants. */
export function optionValues(
  product: { readonly variants: readonly Pick<Variant, 'attributes'>[] },
  option: string,
): string[] {
  const values = product.variants.map((variant) => variant.attributes[option] ?? '');
  return [...new Set(values.filter((value) => value !== ''))];
}

/** 'Please select the {a}, {b} and {c} options.' '' when nothing is unselected. spec: storefront-commerce 5. */
export function selectOptionsMessage(names: readonly string[], locale: Locale): string {
  const [first, second] = names;
  if (first === undefined) return '';
  if (second === undefined) return fillText(commerceText(locale).selectOneOption, { option: first });
  if (names.length === 2)
    return fillText(commerceText(locale).selectTwoOptions, { option1: first, option2: second });
  return fillText(commerceText(locale).selectManyOptions, {
    optionsList: names.slice(0, -1).join(', '),
    lastOption: names.at(-1) ?? '',
  });
}
