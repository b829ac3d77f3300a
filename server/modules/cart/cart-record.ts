import { cartPageText } from '@vitrine/domain/text/cart-page.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { CartLine, CartPurpose } from '@vitrine/domain/cart/cart.ts';
import type { AgreedDiscount } from '@vitrine/domain/discount/agreed-discount.ts';
import type { PriceChoice } from '@vitrine/domain/cart/price-choice.ts';
import { type CustomItem, traitsOfCustomItem } from '@vitrine/domain/draft-order/custom-item.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import type { CustomForm } from '@vitrine/domain/custom-form/custom-form.ts';
import type { ProductType } from '@vitrine/domain/product/product.ts';
import type { TaxExemption } from '@vitrine/domain/tax/tax-exemption.ts';
import { unitPrice } from '@vitrine/domain/product/product-rules.ts';
import { traitsOf } from '@vitrine/domain/product/product-traits.ts';
import { type CollectionKind, itemPath } from '../content/index.ts';

/** A stored line with its current price and stock, and what the cart shows of its product. */
export interface CartRecordLine extends CartLine {
  readonly fullUrl: string;
  readonly assetUrl: string | null;
  readonly imageAlt: string;
  /** False when the product is no longer published, or this variant was deleted. */
  readonly isAvailable: boolean;
  /** The unit price the cart last showed; null: never shown. */
  readonly shownPriceMinor: number | null;
  /** The form its answers belong to; null for a product without one. */
  readonly customForm: CustomForm | null;
}

/** A stored cart in its current state. */
export interface CartRecord {
  readonly id: string;
  readonly createdOn: Date;
  readonly isPurchased: boolean;
  readonly orderId: string | null;
  /** The payment in flight, if any: nothing may be changed meanwhile. */
  readonly paymentId: string | null;
  readonly details: Partial<CheckoutDetails>;
  /** Its purpose; all but 'shopping' are paid in a separate checkout. */
  readonly purpose: CartPurpose;
  /** The codes the buyer entered, looked up, in order. */
  readonly discounts: NonNullable<PriceChoice['discounts']>;
  /** The gift cards the buyer entered, with their current balance, in order. */
  readonly giftCards: NonNullable<PriceChoice['giftCards']>;
  readonly revision: number;
  /** From when on it can no longer be paid, epoch milliseconds; null or left out: never. */
  readonly expiresOn?: number | null;
  /** Why its customer pays no tax; null or left out: they do. */
  readonly taxExemption?: TaxExemption | null;
  /** What the shop takes off its goods; null or left out: nothing. */
  readonly agreedDiscount?: AgreedDiscount | null;
  readonly lines: readonly CartRecordLine[];
}

/** A line as `lineColumns` reads it. */
export interface LineRow {
  readonly id: string;
  readonly itemId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly additionalFields: string;
  readonly sku: string | null;
  readonly attributes: Readonly<Record<string, string>> | null;
  readonly priceMinor: number | null;
  readonly onSale: boolean | null;
  readonly salePriceMinor: number | null;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  readonly productType: ProductType | null;
  readonly title: string | null;
  readonly isAvailable: boolean | null;
  readonly kind: CollectionKind | null;
  readonly collectionUrlId: string | null;
  readonly urlId: string | null;
  readonly customForm: CustomForm | null;
  readonly assetId: string | null;
  readonly filename: string | null;
  readonly altText: string | null;
  readonly taxClass: string | null;
  readonly weightGrams: number | null;
  readonly categories: readonly string[] | null;
  readonly namedPriceMinor: number | null;
  readonly shownPriceMinor: number | null;
  readonly customItem: CustomItem | null;
}

/** The unit price of a line; 0 for what is no longer sold, so that it is in no total. */
function priceOf(row: LineRow): number {
  if (row.isAvailable !== true && row.customItem === null) return 0;
  if (row.namedPriceMinor !== null) return row.namedPriceMinor;
  return unitPrice({
    priceMinor: row.priceMinor ?? 0,
    onSale: row.onSale === true,
    salePriceMinor: row.salePriceMinor ?? 0,
  });
}

/** A line of a cart of this purpose. */
export function toCartLine(row: LineRow, locale: Locale, purpose: CartPurpose): CartRecordLine {
  const { customItem } = row;
  const productType = row.productType ?? 'physical';
  const line: CartRecordLine = {
    id: row.id,
    itemId: row.itemId,
    variantId: row.variantId,
    sku: row.sku ?? '',
    title: row.title ?? cartPageText(locale).lineOfGoneProduct,
    attributes: row.attributes ?? {},
    productType,
    quantity: row.quantity,
    unitPriceMinor: priceOf(row),
    isPriceNamed: row.namedPriceMinor !== null && purpose === 'donation',
    isPriceAgreed: row.namedPriceMinor !== null && purpose !== 'donation',
    shownPriceMinor: row.shownPriceMinor,
    taxClass: row.taxClass ?? 'standard',
    weightGrams: row.weightGrams ?? 0,
    ...(row.categories === null || row.categories.length === 0 ? {} : { categories: row.categories }),
    unlimited: row.unlimited || traitsOf(productType).neverRunsOut,
    qtyInStock: row.qtyInStock,
    additionalFields: row.additionalFields,
    customForm: row.customForm,
    fullUrl:
      row.kind === null || row.collectionUrlId === null || row.urlId === null
        ? '/cart'
        : itemPath(row.kind, row.collectionUrlId, row.urlId),
    assetUrl:
      row.assetId === null || row.filename === null
        ? null
        : `/media/${row.assetId}/${encodeURIComponent(row.filename)}`,
    imageAlt: row.altText ?? '',
    isAvailable: row.isAvailable === true,
  };
  if (customItem === null) return line;
  const { title } = customItem;
  return {
    ...line,
    ...traitsOfCustomItem(customItem),
    title,
    isCustom: true,
    unlimited: true,
    isAvailable: true,
  };
}
