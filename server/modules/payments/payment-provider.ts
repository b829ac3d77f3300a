import type { SavedMethod } from './tables.ts';
import type { Card } from '@vitrine/domain/order/card.ts';

/** Catalogue codes a provider may decline with. */
export type DeclineCode =
  | 'CARD_DECLINED'
  | 'CARD_INSUFFICIENT_FUNDS'
  | 'CARD_EXPIRED'
  /** Authentication at the bank failed, or the buyer cancelled it. */
  | 'CARD_AUTHENTICATION_FAILED'
  /** A saved card that needs authentication: only a charge with the buyer present can succeed. */
  | 'CARD_AUTHENTICATION_NEEDED'
  /** Below the provider's minimum charge. */
  | 'PAYMENT_AMOUNT_TOO_SMALL';

/** What a charge is paid with. */
export type PaymentSource =
  /** Entered into our own form; only for a provider that `takesCards`. */
  | { readonly kind: 'card'; readonly card: Card }
  /** Created in the buyer's browser by the provider's own script. */
  | { readonly kind: 'method'; readonly method: string }
  /** Saved by an earlier charge or by `saveMethod`; the buyer is not present. */
  | { readonly kind: 'saved'; readonly customer: string; readonly method: string };

export interface ChargeInput {
  readonly websiteId: string;
  /** Our payment's id: the provider's idempotency key. The same reference is charged at most once. */
  readonly reference: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly source: PaymentSource;
  /** Whether it may be charged again later without the buyer. */
  readonly save: boolean;
  /** The buyer's, for the provider's receipts and its customer record. */
  readonly email: string;
  /** Where the buyer returns after an 'action'. */
  readonly returnUrl: string;
}

/** Identifies a charge at the provider by our payment's id. */
export interface ChargeName {
  readonly websiteId: string;
  readonly reference: string;
}

/** The state of a charge at the provider. 'canceled': cancelled before it was made; it can never be made later. */
export type ChargeOutcome =
  | {
      readonly status: 'captured';
      readonly providerReference: string;
      readonly amountMinor: number;
      readonly cardBrand: string;
      readonly cardLast4: string;
      /** Set when the charge was made to be saved. */
      readonly saved: SavedMethod | null;
    }
  /** The buyer must act first, on the bank's page at `url`; call `find` when they are back. */
  | { readonly status: 'action'; readonly url: string }
  | { readonly status: 'declined'; readonly code: DeclineCode }
  | { readonly status: 'canceled' }
  /** Nothing is charged: the buyer pays by hand, and the owner says so. Only for manual payment. */
  | { readonly status: 'awaiting' };

export interface RefundInput extends ChargeName {
  /** Our refund's id: the provider's idempotency key. */
  readonly refundReference: string;
  readonly amountMinor: number;
}

export type RefundOutcome =
  | { readonly status: 'succeeded' }
  /** Accepted, and not decided yet: retry later with the same reference. */
  | { readonly status: 'pending' }
  /** The provider will never make this refund, e.g. because it is more than was captured. */
  | { readonly status: 'refused' };

/** A refund made by a provider, or in flight. */
export interface ProviderRefund {
  /** The provider's own id for it. */
  readonly providerReference: string;
  /** Our refund's id; null for one that was made at the provider. */
  readonly refundReference: string | null;
  readonly amountMinor: number;
  readonly status: RefundOutcome['status'];
}

export interface SaveMethodInput {
  readonly websiteId: string;
  /** Idempotency key of this saving. */
  readonly reference: string;
  /** The customer it is for; null: a new one. */
  readonly customer: string | null;
  readonly source: Exclude<PaymentSource, { kind: 'saved' }>;
  readonly email: string;
  readonly returnUrl: string;
}

export type SaveMethodOutcome =
  | { readonly status: 'saved'; readonly method: SavedMethod }
  | { readonly status: 'declined'; readonly code: DeclineCode }
  | { readonly status: 'action'; readonly url: string };

/**
 * A payment provider. Every call is idempotent per reference and throws when the provider cannot be reached: then the
 * outcome is unknown, and the caller retries with `find` or ends the charge with `cancel`.
 */
export interface PaymentProvider {
  readonly name: string;
  /** The website's account that it uses; left out where the environment sets it up. */
  readonly accountId?: string;
  /** True when no real money moves. */
  readonly testMode: boolean;
  /** True when a charge is a synchronous commit in the database of our orders: only for the test gateway. */
  readonly booksInOurDatabase: boolean;
  /** True when card numbers entered into our own form are sent to it; false when its own script takes them. */
  readonly takesCards: boolean;
  charge(input: ChargeInput): Promise<ChargeOutcome>;
  /** Saves a card for later charges without charging it: a subscriber's new card. */
  saveMethod(input: SaveMethodInput): Promise<SaveMethodOutcome>;
  /** The state of a saving, after an 'action'; null when the provider does not know it. */
  findSaved(saving: ChargeName): Promise<SaveMethodOutcome | null>;
  /** Null when the provider does not know the charge. */
  find(charge: ChargeName): Promise<ChargeOutcome | null>;
  /** Cancels a charge. Returns its state afterwards: 'canceled', or the state it had reached before the call. */
  cancel(charge: ChargeName): Promise<ChargeOutcome>;
  refund(input: RefundInput): Promise<RefundOutcome>;
  /** Every refund of a charge, made by us or at the provider. */
  listRefunds(charge: ChargeName): Promise<readonly ProviderRefund[]>;
}
