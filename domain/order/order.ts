import type { CartPurpose, CartTotals } from '../cart/cart.ts';
import type { DescribedAnswer } from '../custom-form/describe-answers.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import type { AfterPayment } from '../product/product-traits.ts';
import type { ProductType } from '../product/product.ts';
import type { CheckoutDetails } from './checkout-details.ts';

/** Status of an order. Allowed transitions: `order-states.ts`. */
export type OrderStatus = 'paid' | 'fulfilled' | 'partially-refunded' | 'refunded' | 'canceled';

/** What an order still has to do after payment, besides sending goods. */
export type FulfilmentTask = AfterPayment | 'subscription';

/** What was bought, as it was when it was bought. */
export interface OrderLine {
  readonly id: string;
  readonly itemId: string;
  readonly variantId: string;
  readonly sku: string;
  readonly productName: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly productType: ProductType;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly lineTotalMinor: number;
  readonly additionalFields: string;
  /** The product form's answers as text; left out without any. */
  readonly answers?: readonly DescribedAnswer[];
}

/** A priced cart on its way to becoming an order. */
export interface OrderDraft {
  readonly cartId: string;
  /** 'shopping' when left out. */
  readonly purpose?: CartPurpose;
  readonly tasks?: readonly FulfilmentTask[];
  /** Set on a renewal. */
  readonly subscriptionId?: string | null;
  readonly currency: CurrencyCode;
  readonly details: CheckoutDetails;
  readonly deliveryName: string | null;
  readonly lines: readonly OrderLine[];
  readonly totals: CartTotals;
}
