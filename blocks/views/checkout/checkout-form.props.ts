import type { CheckoutProviderView, CheckoutQuoteView, CheckoutView } from '@vitrine/contracts/checkout.ts';

/**
 * What `{checkout|checkout-form}` is given: the contract's view. The form posts (urlencoded) to `/checkout` the
 * fields above, with `crumb`, `idempotencyKey`, `expectedTotal` (minor units: the grand total as shown) and
 * `action` (`update` or `pay`). Regions come from `domain/region` by country.
 */
export type CheckoutFormProps = CheckoutView;

/** What the page shows above the form: what the shop wrote to the buyer. */
export interface ShopNoteProps {
  readonly shop: string;
  readonly text: string;
}

/** The form, and what the page shows above it without a script. */
export type CheckoutPageProps = CheckoutFormProps & { readonly shopNote?: ShopNoteProps };

/** Destination and delivery option as currently entered. */
export interface CheckoutPlace {
  readonly country: string;
  readonly region: string;
  readonly postalCode: string;
  /** Null while none is selected or nothing is delivered. */
  readonly deliveryOptionId: string | null;
}

/** What the hydrated form may call; absent on the server and without JavaScript. */
export interface CheckoutCalls {
  /** Requests the totals, and what else changed since `shown`; on failure resolves with its sentence ('' when aborted). */
  readonly quote: (
    place: CheckoutPlace,
    shown: CheckoutQuoteView,
    signal: AbortSignal,
  ) => Promise<
    | { readonly ok: true; readonly value: CheckoutQuoteView }
    | { readonly ok: false; readonly message: string }
  >;
  /** Places the order: its page, why it was refused, or that the outcome is unknown yet. `key` is the idempotency key of the next attempt. */
  readonly place: (action: string, form: FormData) => Promise<PlacedAnswer>;
  /** A new idempotency key, for a payment after a refused one. */
  readonly newKey: () => string;
  /** Navigates to a page once it responds; false when it does not. */
  readonly open: (url: string) => Promise<boolean>;
  /** Applies a code; resolves with the error message, null on success. */
  readonly addCode: (code: string) => Promise<string | null>;
  readonly removeCode: (name: string) => Promise<string | null>;
  /** Shows the card fields of a provider that takes cards itself. Rejects when its script cannot be loaded. */
  readonly mountCard: (
    element: HTMLElement,
    provider: CheckoutProviderView,
    onEdited: () => void,
  ) => Promise<MountedCard>;
}

/** The outcome of a click on "Pay". */
export type PlacedAnswer =
  | { readonly kind: 'placed'; readonly url: string }
  /** Refused for a reason; nothing was charged. */
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  /** Whether the order exists is unknown: the next attempt uses the same key, which charges once. */
  | { readonly kind: 'unknown'; readonly why: 'offline' | 'unreachable' | 'serverSilent' };

/** A provider's own card fields on the page. */
export interface MountedCard {
  /** Brings the card's number into view and puts the focus there. */
  readonly focus: () => void;
  /** Creates a payment method from the fields. */
  readonly makeMethod: (buyer: {
    readonly email: string;
    readonly name: string;
  }) => Promise<
    { readonly ok: true; readonly method: string } | { readonly ok: false; readonly message: string }
  >;
  readonly unmount: () => void;
}
