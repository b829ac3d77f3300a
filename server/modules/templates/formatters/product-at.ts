import type { Node } from '@squarespace/template-engine';
import { isCurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { parseDecimal } from '@vitrine/domain/money/parse-money.ts';
import {
  type Product,
  productTypes,
  type ProductType,
  type SubscriptionPlan,
  type Variant,
} from '@vitrine/domain/product/product.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import { itemOf } from './item-context.ts';

const typeByCode = new Map<number, ProductType>(
  Object.entries(productTypes).map(([name, code]) => [code, name as ProductType]),
);
/** The same maximum as for our own products. */
const MAX_VARIANTS = 250;
const MAX_OPTIONS = 6;

/**
 * The product of the current node: the one behind the item, or one read from a plain object in the language's own format
 * (`structuredContent`). Null when it is neither.
 */
export function productAt(node: Node): Product | null {
  const item = itemOf(node);
  if (item !== null) return item.product;
  const value: unknown = node.value;
  if (typeof value !== 'object' || value === null) return null;
  const known = read.get(value);
  const product = known === undefined ? readProduct(node) : known;
  read.set(value, product);
  return product;
}

// A template uses the same object for price, badges and button.
const read = new WeakMap<object, Product | null>();

function minorOf(money: Node): number {
  const currency = money.get('currency').asString();
  const parsed = parseDecimal(money.get('value').asString(), isCurrencyCode(currency) ? currency : 'USD');
  return parsed.ok ? parsed.value.minor : 0;
}

function readProduct(node: Node): Product | null {
  const content = node.get('structuredContent');
  const type = typeByCode.get(content.get('productType').asNumber());
  if (type === undefined) return null;
  const listed: unknown = content.get('variants').value;
  const rows = Array.isArray(listed)
    ? listed.slice(0, MAX_VARIANTS).map((_row, at) => content.path(['variants', at]))
    : [];
  // A product with a single variant may have its price outside of `variants`.
  const variants =
    !traitsOf(type).hasVariants && rows.length === 0 ? [readVariant(content)] : rows.map(readVariant);
  const ordering: unknown = content.get('variantOptionOrdering').value;
  const own = content.get('customAddButtonText').asString();
  return {
    id: node.get('id').asString(),
    title: node.get('title').asString(),
    type,
    variantOptions: Array.isArray(ordering)
      ? ordering.slice(0, MAX_OPTIONS).filter((name): name is string => typeof name === 'string')
      : [],
    variants,
    subscriptionPlan: content.get('isSubscribable').asBoolean()
      ? readPlan(content.get('subscriptionPlan'))
      : null,
    customForm: null,
    customAddButtonText: content.get('useCustomAddButtonText').asBoolean() && own !== '' ? own : null,
  };
}

function readVariant(row: Node): Variant {
  const attributes: unknown = row.get('attributes').value;
  return {
    id: row.get('id').asString(),
    sku: row.get('sku').asString(),
    attributes:
      typeof attributes === 'object' && attributes !== null
        ? Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]))
        : {},
    priceMinor: minorOf(row.get('priceMoney')),
    onSale: row.get('onSale').asBoolean(),
    salePriceMinor: minorOf(row.get('salePriceMoney')),
    unlimited: row.get('unlimited').asBoolean(),
    qtyInStock: row.get('qtyInStock').asNumber(),
    imageId: null,
  };
}

function readPlan(plan: Node): SubscriptionPlan | null {
  const period = plan.get('billingPeriod');
  const unit = period.get('unit').asString();
  const value = period.get('value').asNumber();
  if ((unit !== 'WEEK' && unit !== 'MONTH' && unit !== 'YEAR') || !(value > 0)) return null;
  const cycles = plan.get('numBillingCycles').asNumber();
  return { billingPeriod: { value, unit }, numBillingCycles: cycles > 0 ? cycles : 0 };
}

/** Whether a plain object is a subscription without a plan: its price is unknown. */
export function isUnpriced(node: Node): boolean {
  if (itemOf(node) !== null) return false;
  const content = node.get('structuredContent');
  return content.get('isSubscribable').asBoolean() && readPlan(content.get('subscriptionPlan')) === null;
}
