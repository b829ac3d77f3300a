import type { CheckoutProviderView } from '@vitrine/contracts/checkout.ts';

/** A label and what it says, on one line or several. */
export interface SubscriptionFact {
  readonly label: string;
  readonly lines: readonly string[];
}

export interface SubscriptionHappening {
  readonly text: string;
  readonly day: string;
  /** The order that came of it, when one did. */
  readonly order: { readonly label: string; readonly href: string; readonly amount: string } | null;
}

/** One thing that can be done with a subscription: what a button posts, and what comes of it. */
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
  /** Null when the product is no longer on show. */
  readonly productPath: string | null;
  readonly assetUrl: string | null;
  readonly price: string;
  readonly lead: string;
  readonly notice: { readonly isError: boolean; readonly text: string } | null;
  readonly testMode: boolean;
  readonly facts: readonly SubscriptionFact[];
  readonly history: readonly SubscriptionHappening[];
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
  /** Set while the customer is asked whether they mean to cancel. */
  readonly confirm: { readonly title: string; readonly text: string } | null;
}
