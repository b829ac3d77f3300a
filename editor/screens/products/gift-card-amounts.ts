import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import { formatMoney, toDecimal } from '@vitrine/domain/money/format-money.ts';
import { MAX_PRICE_MINOR } from '@vitrine/domain/product/product-rules.ts';
import { productSelling as text } from '../../text/en-product-selling.ts';
import { readAmount } from '../../ui/read-amount.ts';
import { editOptions } from './option-changes.ts';
import type { ProductValues } from './product-values.ts';
import { variantRows } from './variant-rows.ts';

/** Most amounts of one gift card. */
const MAX_AMOUNTS = 30;

type Choice = Pick<ProductValues, 'options' | 'variants'>;

/** The amounts that buyers choose from, as typed, in order. */
export function amountsOf(values: Choice, product: ProductDetail): readonly string[] {
  return variantRows(values, product)
    .rows.filter(({ id, isOrphaned }) => !isOrphaned && values.variants[id]?.isRemoved === false)
    .map(({ id }) => values.variants[id]?.price ?? '')
    .filter((price) => (readAmount(price, product.currency) ?? 0) > 0);
}

/**
 * The options and variants of a gift card with these amounts: those that stay keep their variants, new ones get their
 * own. A sentence for amounts that cannot be.
 */
export function withAmounts(
  values: Choice,
  product: ProductDetail,
  typed: readonly string[],
  newId: () => string,
): Choice | string {
  const { currency } = product;
  const minors = typed.map((one) => readAmount(one, currency));
  if (minors.some((minor) => minor === null || minor <= 0)) return text.amountUnreadable;
  if (minors.some((minor) => (minor ?? 0) > MAX_PRICE_MINOR)) return text.amountTooHigh;
  const amounts = [...new Set(minors.filter((minor) => minor !== null))].toSorted((a, b) => a - b);
  if (amounts.length === 0) return text.amountMissing;
  if (amounts.length > MAX_AMOUNTS) return text.amountsTooMany(MAX_AMOUNTS);
  const [option] = values.options;
  const name = option?.name ?? text.amountOption;
  // By price: the name of an amount may be anything, such as "A small one".
  const known = new Map(
    variantRows(values, product).rows.flatMap(({ id, attributes, isOrphaned }) => {
      const variant = values.variants[id];
      const price = readAmount(variant?.price ?? '', currency);
      return variant === undefined || variant.isRemoved || isOrphaned || option === undefined
        ? []
        : [[price, attributes[name] ?? ''] as const];
    }),
  );
  const labels = amounts.map(
    (minor) => known.get(minor) ?? formatMoney({ minor, currency }, 'en', { trimZeroFraction: true }),
  );
  const edited = editOptions(
    values,
    product,
    [
      {
        name,
        was: option?.name ?? null,
        values: labels.map((label) => ({
          name: label,
          was: option?.values.some((one) => one.name === label) === true ? label : null,
        })),
      },
    ],
    newId,
  ).values;
  const priced = { ...edited.variants };
  for (const { id, attributes } of variantRows(edited, product).rows) {
    const minor = amounts[labels.indexOf(attributes[name] ?? '')];
    const variant = priced[id];
    if (minor !== undefined && variant !== undefined)
      priced[id] = { ...variant, price: toDecimal({ minor, currency }), salePrice: '' };
  }
  return { options: edited.options, variants: priced };
}
