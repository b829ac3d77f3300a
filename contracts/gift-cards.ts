import type { GiftCardErrors, GiftCardDetails } from '@vitrine/domain/gift-card/gift-card-details.ts';
import * as z from 'zod';

const text = (max: number) => z.string().max(max).default('');

/** GET /checkout/giftcard. spec: storefront-commerce 2 */
export const giftCardQuery = z.object({
  websiteId: text(100),
  giftCardProductId: text(100),
  /** The denomination chosen on the product's page; '' for none. */
  sku: text(100),
});

/** POST /checkout/giftcard, urlencoded. The lengths only bound the request; the domain's rules report errors by field. */
export const giftCardForm = giftCardQuery.extend({
  recipientName: text(2000),
  recipientEmail: text(2000),
  senderName: text(2000),
  message: text(2_000_000),
  sendOn: text(2000),
});

/** GET and POST of the payment: the cart that holds the card. */
export const cartTokenQuery = z.object({ cartToken: z.string().regex(/^[A-Za-z0-9_-]{32,64}$/) });

/** Everything the gift card page's view needs. */
export interface GiftCardFormView {
  readonly crumb: string;
  readonly websiteId: string;
  readonly productId: string;
  readonly title: string;
  /** The product's page. */
  readonly fullUrl: string;
  /** Without a size; add `?format=300w`. */
  readonly assetUrl: string | null;
  readonly imageAlt: string;
  readonly denominations: readonly {
    readonly sku: string;
    readonly label: string;
    /** Formatted. */
    readonly price: string;
  }[];
  readonly values: GiftCardDetails & { readonly sku: string };
  /** Days a card may be sent on, `2026-03-02`; the first is today. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Why the form was refused; null at first. */
  readonly notice: { readonly title: string; readonly message: string } | null;
  readonly fieldErrors: GiftCardErrors;
}
