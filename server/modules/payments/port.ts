import type { SavedMethod } from './tables.ts';
import type { Card } from '@vitrine/domain/order/card.ts';

/** Catalogue codes a provider may decline with. */
export type DeclineCode =
  | 'CARD_DECLINED'
  | 'CARD_INSUFFICIENT_FUNDS'
  | 'CARD_EXPIRED'
  /** The buyer refused at the bank, or the bank did not believe them. */
  | 'CARD_AUTHENTICATION_FAILED'
  /** A saved card whose bank asks for its owner: only a charge with the buyer there can succeed. */
  | 'CARD_AUTHENTICATION_NEEDED'
  /** Less than the provider charges at all. */
  | 'PAYMENT_AMOUNT_TOO_SMALL';

/** What a charge is paid with. */
export type PaymentSource =
  /** Typed into our own form; only for a provider that `takesCards`. */
  | { readonly kind: 'card'; readonly card: Card }
  /** Made in the buyer's browser by the provider's own script. */
  | { readonly kind: 'method'; readonly method: string }
  /** Saved by an earlier charge or by `saveMethod`; the buyer is not here. */
  | { readonly kind: 'saved'; readonly customer: string; readonly method: string };

export interface ChargeInput {
  readonly websiteId: string;
  /** Our payment's id: the provider's idempotency key. The same reference is charged once at most. */
  readonly reference: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly source: PaymentSource;
  /** Whether it may be charged again later without the buyer. */
  readonly save: boolean;
  /** The buyer's, for the provider's receipts and its customer record. */
  readonly email: string;
  /** Where the buyer comes back to after an 'action'. */
  readonly returnUrl: string;
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
      /** Set when the charge was made to be saved. */
      readonly saved: SavedMethod | null;
    }
  /** The buyer has to act first, on the bank's page at `url`; ask `find` when they are back. */
  | { readonly status: 'action'; readonly url: string }
  | { readonly status: 'declined'; readonly code: DeclineCode }
  | { readonly status: 'canceled' };

export interface RefundInput extends ChargeName {
  /** Our refund's id: the provider's idempotency key. */
  readonly refundReference: string;
  readonly amountMinor: number;
}

export type RefundOutcome =
  | { readonly status: 'succeeded' }
  /** Accepted, and not decided yet: ask again later with the same reference. */
  | { readonly status: 'pending' }
  /** The provider will never make this refund, e.g. because it is more than was captured. */
  | { readonly status: 'refused' };

/** Money a provider gave back, or is about to. */
export interface ProviderRefund {
  /** The provider's own name for it. */
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
 * Who takes the money. Every call is idempotent per reference and throws when the provider cannot be reached: then
 * nothing is known, and the caller asks again with `find` or makes an end with `cancel`.
 */
export interface PaymentProvider {
  readonly name: string;
  /** True when no real money moves. */
  readonly testMode: boolean;
  /** True when a charge is a synchronous commit in the database our orders are in: the test gateway's alone. */
  readonly booksInOurDatabase: boolean;
  /** True when card numbers typed into our own form are sent to it; false when its own script takes them. */
  readonly takesCards: boolean;
  charge(input: ChargeInput): Promise<ChargeOutcome>;
  /** Keeps a card for later charges without charging it: a subscriber's new card. */
  saveMethod(input: SaveMethodInput): Promise<SaveMethodOutcome>;
  /** How a saving stands, after an 'action'; null when the provider has never heard of it. */
  findSaved(saving: ChargeName): Promise<SaveMethodOutcome | null>;
  /** Null when the provider has never heard of the charge. */
  find(charge: ChargeName): Promise<ChargeOutcome | null>;
  /** Calls a charge off. Answers how it stands afterwards: 'canceled', or what it had become before the call. */
  cancel(charge: ChargeName): Promise<ChargeOutcome>;
  refund(input: RefundInput): Promise<RefundOutcome>;
  /** Everything given back of a charge, by us or at the provider. */
  listRefunds(charge: ChargeName): Promise<readonly ProviderRefund[]>;
}
