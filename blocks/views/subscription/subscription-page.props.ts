import type { CheckoutProviderView } from '@vitrine/contracts/checkout.ts';

/** A label with a value of one or several lines. */
export interface SubscriptionFact {
  readonly label: string;
  readonly lines: readonly string[];
}

export interface SubscriptionHistoryEntry {
  readonly text: string;
  readonly day: string;
  /** The order it created, if any. */
  readonly order: { readonly label: string; readonly href: string; readonly amount: string } | null;
}

/** An action on a subscription: what its button posts, and its effect. */
export interface SubscriptionAction {
  readonly label: string;
  readonly hint: string;
}

/** Everything the customer's subscription page shows, as text; its view calculates nothing. */
export interface SubscriptionPageProps {
  readonly crumb: string;
  /** Path of the page; its forms post there. */
  readonly path: string;
  readonly status: 'active' | 'ending' | 'past-due' | 'paused' | 'canceled' | 'completed';
  readonly statusName: string;
  readonly productName: string;
  readonly options: string;
  /** Null when the product is no longer published. */
  readonly productPath: string | null;
  readonly assetUrl: string | null;
  readonly price: string;
  readonly lead: string;
  readonly notice: { readonly isError: boolean; readonly text: string } | null;
  readonly testMode: boolean;
  readonly facts: readonly SubscriptionFact[];
  readonly history: readonly SubscriptionHistoryEntry[];
  readonly pause: SubscriptionAction | null;
  readonly resume: SubscriptionAction | null;
  readonly cancel: SubscriptionAction | null;
  readonly keep: SubscriptionAction | null;
  readonly card: {
    readonly hint: string;
    readonly button: string;
    readonly fieldErrors: Readonly<Record<string, string>>;
    readonly provider: CheckoutProviderView;
    /** Whose card it is, for the provider's records. */
    readonly email: string;
    readonly name: string;
  } | null;
  /** Set while the customer is asked to confirm the cancellation. */
  readonly confirm: { readonly title: string; readonly text: string } | null;
}
