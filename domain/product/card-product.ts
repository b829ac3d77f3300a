import type { Product, ProductType } from './product.ts';

/**
 * The fields of a product that a card in a grid needs for the add flow. Compact, since a page may have two hundred:
 * default values are left out.
 */
export interface CardProduct {
  readonly id: string;
  readonly title: string;
  /** Physical when left out. */
  readonly type?: ProductType;
  /** Names of options that cannot be selected on a card. */
  readonly options?: readonly string[];
  /** SKU of the only variant. */
  readonly sku?: string;
  /** Units of the only variant; unlimited when left out. */
  readonly stock?: number;
  readonly subscription?: true;
  readonly donation?: true;
  /** Id of the form that is shown before the add. */
  readonly form?: string;
}

export function packCard(product: Product): CardProduct {
  const only = product.variants.length === 1 ? product.variants[0] : undefined;
  return {
    id: product.id,
    title: product.title,
    ...(product.type === 'physical' ? {} : { type: product.type }),
    ...(only === undefined ? { options: product.variantOptions } : { sku: only.sku }),
    ...(only === undefined || only.unlimited ? {} : { stock: only.qtyInStock }),
    ...(product.subscriptionPlan === null ? {} : { subscription: true }),
    ...((product.selling?.donation ?? null) === null ? {} : { donation: true }),
    ...(product.customForm === null ? {} : { form: product.customForm.id }),
  };
}

/**
 * The product of a card, as far as the add flow needs it: with unselected options it has two variants without names,
 * and prices are not needed.
 */
export function unpackCard(card: CardProduct): Product {
  const variant = (id: string): Product['variants'][number] => ({
    id,
    sku: card.sku ?? '',
    attributes: {},
    priceMinor: 0,
    onSale: false,
    salePriceMinor: 0,
    unlimited: card.stock === undefined,
    qtyInStock: card.stock ?? 0,
    imageId: null,
  });
  return {
    id: card.id,
    title: card.title,
    type: card.type ?? 'physical',
    variantOptions: card.options ?? [],
    variants: card.options === undefined ? [variant('only')] : [variant('one'), variant('other')],
    subscriptionPlan:
      card.subscription === true ? { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } : null,
    customForm: card.form === undefined ? null : { id: card.form, name: '', fields: [] },
    customAddButtonText: null,
    selling:
      card.donation === true ? { donation: { suggestedMinor: [], minimumMinor: 0, maximumMinor: 0 } } : {},
  };
}
