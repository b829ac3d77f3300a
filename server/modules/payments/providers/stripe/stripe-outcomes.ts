import type { Stripe } from 'stripe';
import type { ChargeOutcome, DeclineCode, RefundOutcome } from '../../payment-provider.ts';
import type { SavedMethod } from '../../tables.ts';

/** Stripe's codes of a refused card, by `decline_code` first and `code` after it; any other is a plain decline. */
const declines: Readonly<Record<string, DeclineCode>> = {
  insufficient_funds: 'CARD_INSUFFICIENT_FUNDS',
  withdrawal_count_limit_exceeded: 'CARD_INSUFFICIENT_FUNDS',
  expired_card: 'CARD_EXPIRED',
  invalid_expiry_month: 'CARD_EXPIRED',
  invalid_expiry_year: 'CARD_EXPIRED',
  authentication_required: 'CARD_AUTHENTICATION_NEEDED',
  payment_intent_authentication_failure: 'CARD_AUTHENTICATION_FAILED',
  setup_intent_authentication_failure: 'CARD_AUTHENTICATION_FAILED',
  amount_too_small: 'PAYMENT_AMOUNT_TOO_SMALL',
};

/** Our code for Stripe's card error. */
export function declineCodeOf(error: {
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
}): DeclineCode {
  return declines[error.decline_code ?? ''] ?? declines[error.code ?? ''] ?? 'CARD_DECLINED';
}

/** The state of a PaymentIntent. */
export type IntentState =
  | { readonly kind: 'ended'; readonly outcome: ChargeOutcome }
  /** Declined, but whoever holds its client secret could still try another card. */
  | { readonly kind: 'declined-open'; readonly code: DeclineCode }
  /** Created, and never confirmed. */
  | { readonly kind: 'untouched' }
  /** The bank has not decided. */
  | { readonly kind: 'undecided' };

/** Reads a PaymentIntent retrieved with its `latest_charge`. */
export function readIntent(intent: Stripe.PaymentIntent): IntentState {
  const problem = intent.last_payment_error;
  switch (intent.status) {
    case 'succeeded':
      return { kind: 'ended', outcome: captured(intent) };
    case 'requires_action': {
      const url = intent.next_action?.redirect_to_url?.url;
      // We always pass a return URL, and Stripe then returns one to redirect to.
      if (url === undefined || url === null) throw new Error('Stripe asks for a step that has no address');
      return { kind: 'ended', outcome: { status: 'action', url } };
    }
    case 'canceled':
      return {
        kind: 'ended',
        outcome:
          problem === null ? { status: 'canceled' } : { status: 'declined', code: declineCodeOf(problem) },
      };
    case 'requires_payment_method':
    case 'requires_confirmation':
      return problem === null
        ? { kind: 'untouched' }
        : { kind: 'declined-open', code: declineCodeOf(problem) };
    // 'processing', and whatever Stripe may add: undecided, so nothing is ended.
    default:
      return { kind: 'undecided' };
  }
}

function captured(intent: Stripe.PaymentIntent): ChargeOutcome {
  const charge = intent.latest_charge;
  const card = charge === null || typeof charge === 'string' ? null : charge.payment_method_details?.card;
  const cardBrand = brandOf(card?.brand);
  const cardLast4 = card?.last4 ?? '';
  const customer = idOf(intent.customer);
  const method = idOf(intent.payment_method);
  return {
    status: 'captured',
    providerReference: intent.id,
    amountMinor: intent.amount_received,
    cardBrand,
    cardLast4,
    saved:
      intent.setup_future_usage === 'off_session' && customer !== null && method !== null
        ? { customer, method, cardBrand, cardLast4 }
        : null,
  };
}

/** A saved card as we store it. */
export function savedMethodOf(customer: string, method: Stripe.PaymentMethod): SavedMethod {
  return {
    customer,
    method: method.id,
    cardBrand: brandOf(method.card?.brand),
    cardLast4: method.card?.last4 ?? '',
  };
}

/** The outcome of a refund by Stripe's status. */
export function refundOutcome(status: string | null): RefundOutcome {
  if (status === 'succeeded') return { status: 'succeeded' };
  return status === 'failed' || status === 'canceled' ? { status: 'refused' } : { status: 'pending' };
}

function brandOf(brand: string | null | undefined): string {
  return brand === undefined || brand === null || brand === 'unknown' ? 'card' : brand;
}

export function idOf(named: string | { readonly id: string } | null): string | null {
  return typeof named === 'string' || named === null ? named : named.id;
}
