import type { MountedCard } from '@vitrine/blocks/checkout/checkout-form.props.ts';
import type { CheckoutProviderView } from '@vitrine/contracts/checkout.ts';

/** As much of Stripe.js as is used. https://docs.stripe.com/js */
interface StripeCardElement {
  mount(element: HTMLElement): void;
  unmount(): void;
}
interface StripeScript {
  elements(): { create(kind: 'card', options?: object): StripeCardElement };
  createPaymentMethod(wish: {
    readonly type: 'card';
    readonly card: StripeCardElement;
    readonly billing_details: { readonly email?: string; readonly name?: string };
  }): Promise<{
    readonly paymentMethod?: { readonly id: string };
    readonly error?: { readonly message?: string };
  }>;
}
declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeScript;
  }
}

/** Milliseconds a provider's script has to come. */
const PATIENCE = 20_000;

/**
 * Loads the provider's script and shows its card fields in `element`. Of the card itself we never see anything: what
 * comes out is the name of a payment method. Rejects when the script does not come.
 */
export async function mountCard(element: HTMLElement, provider: CheckoutProviderView): Promise<MountedCard> {
  await loadScript(provider.scriptUrl);
  const { Stripe } = window;
  if (Stripe === undefined) throw new Error(`${provider.scriptUrl} is not the script it should be`);
  const stripe = Stripe(provider.publishableKey);
  const style = getComputedStyle(element);
  const card = stripe.elements().create('card', {
    hidePostalCode: true,
    style: { base: { fontSize: style.fontSize, color: style.color, fontFamily: style.fontFamily } },
  });
  card.mount(element);
  return {
    async makeMethod({ email, name }) {
      const { paymentMethod, error } = await stripe.createPaymentMethod({
        type: 'card',
        card,
        billing_details: {
          ...(email === '' ? {} : { email }),
          ...(name === '' ? {} : { name }),
        },
      });
      return paymentMethod === undefined
        ? { ok: false, message: error?.message ?? '' }
        : { ok: true, method: paymentMethod.id };
    },
    unmount: () => card.unmount(),
  };
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => reject(new Error(`${address} did not come`)), PATIENCE);
    const settle = (end: () => void) => (): void => {
      clearTimeout(timer);
      end();
    };
    script.src = address;
    script.async = true;
    script.addEventListener('load', settle(resolve));
    script.addEventListener(
      'error',
      settle(() => reject(new Error(`${address} could not be loaded`))),
    );
    document.head.append(script);
  });
}
