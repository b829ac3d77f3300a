/** The part of Stripe.js that is used. https://docs.stripe.com/js */

export interface StripeProblem {
  readonly code?: string;
  readonly message?: string;
}

export interface StripeChange {
  readonly empty: boolean;
  readonly complete: boolean;
  readonly error?: StripeProblem | undefined;
}

export interface StripeElement {
  mount(place: HTMLElement): void;
  destroy(): void;
  focus(): void;
  on(name: 'change', listener: (change: StripeChange) => void): unknown;
  on(name: 'ready' | 'focus' | 'blur', listener: () => void): unknown;
}

export interface StripeExpressElement {
  mount(place: HTMLElement): void;
  destroy(): void;
  on(
    name: 'ready',
    listener: (event: { readonly availablePaymentMethods?: object | undefined }) => void,
  ): unknown;
  /** Clicked; the wallet opens once it is resolved, which must be soon. */
  on(name: 'click', listener: (event: { resolve(): void; reject(): void }) => void): unknown;
  on(name: 'confirm', listener: () => void): unknown;
}

export interface StripeElements {
  create(kind: 'cardNumber' | 'cardExpiry' | 'cardCvc', options: object): StripeElement;
  create(kind: 'expressCheckout', options: object): StripeExpressElement;
  update(options: { readonly amount: number }): void;
  submit(): Promise<{ readonly error?: StripeProblem }>;
}

export interface StripeMade {
  readonly paymentMethod?: { readonly id: string };
  readonly error?: StripeProblem;
}

export interface Stripe {
  elements(options?: {
    readonly mode: 'payment';
    readonly amount: number;
    readonly currency: string;
    readonly paymentMethodCreation: 'manual';
    readonly paymentMethodTypes: readonly string[];
  }): StripeElements;
  createPaymentMethod(
    params:
      | {
          readonly type: 'card';
          readonly card: StripeElement;
          readonly billing_details: { readonly email?: string; readonly name?: string };
        }
      | { readonly elements: StripeElements },
  ): Promise<StripeMade>;
}

type StripeMaker = (publishableKey: string) => Stripe;

declare global {
  interface Window {
    Stripe?: StripeMaker;
  }
}

/** Milliseconds until the script must have loaded. */
const TIMEOUT = 20_000;

/** Loads Stripe's script once per page. Rejects when it does not load. */
export async function loadStripe(address: string): Promise<StripeMaker> {
  if (window.Stripe === undefined) await loadScript(address);
  const { Stripe } = window;
  if (Stripe === undefined) throw new Error(`${address} is not the script it should be`);
  return Stripe;
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => reject(new Error(`${address} did not come`)), TIMEOUT);
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error(`${address} could not be loaded`));
    });
    document.head.append(script);
  });
}
