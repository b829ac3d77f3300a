import type { CartPurpose, CartTotals } from '../cart/cart.ts';
import type { DescribedAnswer } from '../custom-form/describe-answers.ts';
import type { CurrencyCode } from '../money/currencies.ts';
import type { AfterPayment } from '../product/product-traits.ts';
import type { ManualPayment } from '../payment/manual-payment.ts';
import type { ProductType } from '../product/product.ts';
import type { CheckoutDetails } from './checkout-details.ts';

/** Status of an order. Allowed transitions: `order-states.ts`. */
export type OrderStatus =
  | 'awaiting-payment'
  | 'paid'
  | 'fulfilled'
  | 'partially-refunded'
  | 'refunded'
  | 'canceled';

/** What follows the payment of an order, besides sending goods. 'mailing-list': its buyer agreed to a box that is not required. */
export type FulfilmentTask = AfterPayment | 'subscription' | 'mailing-list';

/** A purchased line with the values at the time of purchase. */
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
  /** True for what is no product: item and variant are ids of nothing. */
  readonly isCustom?: boolean;
  /** The product form's answers as text; missing without any. */
  readonly answers?: readonly DescribedAnswer[];
}

/** A priced cart on its way to becoming an order. */
export interface OrderDraft {
  readonly cartId: string;
  /** 'shopping' by default. */
  readonly purpose?: CartPurpose;
  readonly tasks?: readonly FulfilmentTask[];
  /** Set on a renewal. */
  readonly subscriptionId?: string | null;
  readonly currency: CurrencyCode;
  readonly details: CheckoutDetails;
  readonly deliveryName: string | null;
  readonly lines: readonly OrderLine[];
  readonly totals: CartTotals;
  /** How it is paid by hand; missing where a payment service takes it. */
  readonly manualPayment?: ManualPayment;
}
