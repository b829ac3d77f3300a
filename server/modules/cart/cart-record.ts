import type { CartLine, CartPurpose } from '@vitrine/domain/cart/cart.ts';
import type { PriceChoice } from '@vitrine/domain/cart/price-cart.ts';
import type { CheckoutDetails } from '@vitrine/domain/order/checkout-details.ts';
import type { ProductType } from '@vitrine/domain/product/product.ts';
import { unitPrice } from '@vitrine/domain/product/product-rules.ts';
import { type CollectionKind, itemPath } from '../content/index.ts';

/** A stored line, priced and stocked as of this moment, with what the cart shows of its product. */
export interface CartRecordLine extends CartLine {
  readonly fullUrl: string;
  readonly assetUrl: string | null;
  readonly imageAlt: string;
  /** False when the product is no longer on show. */
  readonly isAvailable: boolean;
  /** What the cart last showed as the price of one unit; null: never shown. */
  readonly shownPriceMinor: number | null;
}

/** A stored cart as it is now. */
export interface CartRecord {
  readonly id: string;
  readonly createdOn: Date;
  readonly isPurchased: boolean;
  readonly orderId: string | null;
  /** The payment under way, if any: nothing may be changed while it lasts. */
  readonly paymentId: string | null;
  readonly details: Partial<CheckoutDetails>;
  /** What it is for; all but 'shopping' hold one line and are paid on a page of their own. */
  readonly purpose: CartPurpose;
  /** The codes the buyer typed, looked up, in order. */
  readonly discounts: NonNullable<PriceChoice['discounts']>;
  /** The gift cards the buyer named, with what they hold now, in order. */
  readonly giftCards: NonNullable<PriceChoice['giftCards']>;
  readonly revision: number;
  readonly lines: readonly CartRecordLine[];
}

/** A line as `lineColumns` reads it. */
export interface LineRow {
  readonly id: string;
  readonly itemId: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly additionalFields: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly priceMinor: number;
  readonly onSale: boolean;
  readonly salePriceMinor: number;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  readonly productType: ProductType;
  readonly title: string;
  readonly isAvailable: boolean;
  readonly kind: CollectionKind;
  readonly collectionUrlId: string;
  readonly urlId: string;
  readonly assetId: string | null;
  readonly filename: string | null;
  readonly altText: string | null;
  readonly taxClass: string | null;
  readonly weightGrams: number;
  readonly namedPriceMinor: number | null;
  readonly shownPriceMinor: number | null;
}

export function toCartLine(row: LineRow): CartRecordLine {
  return {
    id: row.id,
    itemId: row.itemId,
    variantId: row.variantId,
    sku: row.sku,
    title: row.title,
    attributes: row.attributes,
    productType: row.productType,
    quantity: row.quantity,
    unitPriceMinor: row.namedPriceMinor ?? unitPrice(row),
    isPriceNamed: row.namedPriceMinor !== null,
    shownPriceMinor: row.shownPriceMinor,
    taxClass: row.taxClass ?? 'standard',
    weightGrams: row.weightGrams,
    unlimited: row.unlimited || row.productType === 'digital' || row.productType === 'giftCard',
    qtyInStock: row.qtyInStock,
    additionalFields: row.additionalFields,
    fullUrl: itemPath(row.kind, row.collectionUrlId, row.urlId),
    assetUrl:
      row.assetId === null || row.filename === null
        ? null
        : `/media/${row.assetId}/${encodeURIComponent(row.filename)}`,
    imageAlt: row.altText ?? '',
    isAvailable: row.isAvailable,
  };
}
