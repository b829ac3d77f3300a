import type { Card } from '@vitrine/domain/order/card.ts';

/** Catalogue codes a provider may decline with. */
export type DeclineCode = 'CARD_DECLINED' | 'CARD_INSUFFICIENT_FUNDS';

export interface ChargeInput {
  readonly websiteId: string;
  /** Our payment's id: the provider's idempotency key. The same reference is charged once at most. */
  readonly reference: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly card: Card;
}

/** Names a charge at the provider by our payment's id. */
export interface ChargeName {
  readonly websiteId: string;
  readonly reference: string;
}

/** How a charge stands at the provider. 'canceled': called off before it was made; it can never be made later. */
export type ChargeOutcome =
  | {
      readonly status: 'captured';
      readonly providerReference: string;
      readonly amountMinor: number;
      readonly cardBrand: string;
      readonly cardLast4: string;
    }
  | { readonly status: 'declined'; readonly code: DeclineCode }
  | { readonly status: 'canceled' };

export interface RefundInput extends ChargeName {
  /** Our refund's id: the provider's idempotency key. */
  readonly refundReference: string;
  readonly amountMinor: number;
}

export type RefundOutcome =
  | { readonly status: 'succeeded' }
  /** The provider will never make this refund, e.g. because it is more than was captured. */
  | { readonly status: 'refused' };

/**
 * Who takes the money. Every call is idempotent per reference and throws when the provider cannot be reached: then
 * nothing is known, and the caller asks again with `find` or makes an end with `cancel`.
 * A provider that needs the buyer to act first (a bank's page) adds an outcome of its own here.
 */
export interface PaymentProvider {
  readonly name: string;
  /** True when no real money moves. */
  readonly testMode: boolean;
  /** True when a charge is a synchronous commit in the database our orders are in: the test gateway's alone. */
  readonly booksInOurDatabase: boolean;
  charge(input: ChargeInput): Promise<ChargeOutcome>;
  /** Null when the provider has never heard of the charge. */
  find(charge: ChargeName): Promise<ChargeOutcome | null>;
  /** Calls a charge off. Answers how it stands afterwards: 'canceled', or what it had become before the call. */
  cancel(charge: ChargeName): Promise<ChargeOutcome>;
  refund(input: RefundInput): Promise<RefundOutcome>;
}
