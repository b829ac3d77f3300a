import { locale } from '../locale.ts';
import type { checkBeforePaying } from '@vitrine/blocks/views/checkout/check-before-paying.ts';
import type { CheckoutCalls, CheckoutFormProps } from '@vitrine/blocks/views/checkout/checkout-form.props.ts';
import { CheckoutForm } from '@vitrine/blocks/views/checkout/checkout-form.render.tsx';
import { useEffect, useMemo, type ReactNode } from 'react';
import { placeOrder } from '../checkout/place-order.ts';
import { callApi, type ApiAnswer } from '../http/call-api.ts';
import { whyNot } from '../http/leave.ts';
import { mountCard } from '../payments/mount-card.ts';
import type { Wakeable } from './wakeable.ts';

const coupons = '/api/commerce/shopping-cart/coupons';

async function refusalOf(call: Promise<ApiAnswer<unknown>>): Promise<string | null> {
  const answer = await call;
  return answer.ok ? null : answer.message;
}

// The rules load while the buyer types. A form sent before that is checked by the server only.
let check: typeof checkBeforePaying | null = null;
async function loadRules(): Promise<void> {
  ({ checkBeforePaying: check } = await import('@vitrine/blocks/views/checkout/check-before-paying.ts'));
}

/** The calls of a form; a direct-checkout cart is identified by the token in the form's URL. */
function callsFor(action: string): CheckoutCalls {
  const cartToken = new URL(action, location.origin).searchParams.get('cartToken') ?? '';
  return {
    quote: (place, { lines, deliveryOptions, codes, totals }, signal) => {
      const shown = {
        lines: lines.map(({ id, quantity, lineTotalMinor }) => ({ id, quantity, lineTotalMinor })),
        deliveryOptions,
        codes,
        dueMinor: totals.amountDueMinor ?? totals.grandTotalMinor,
      };
      return callApi('POST', '/api/commerce/checkout/quote', {
        body: { ...place, cartToken, shown },
        signal,
      });
    },
    place: placeOrder,
    newKey: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
    open: async (url) => {
      // A bank's page is on another origin and cannot be checked.
      if (url.startsWith('/') && (await whyNot(url)) !== null) return false;
      location.assign(url);
      return true;
    },
    check: (data, quote, store) => check?.(data, quote, store, locale) ?? {},
    addCode: (code) => refusalOf(callApi('POST', coupons, { body: { code } })),
    removeCode: (name) => refusalOf(callApi('DELETE', `${coupons}/${encodeURIComponent(name)}`)),
    mountCard,
  };
}

export default function CheckoutFormIsland({ awake, ...props }: CheckoutFormProps & Wakeable): ReactNode {
  const { action } = props;
  const calls = useMemo(() => (awake ? callsFor(action) : undefined), [awake, action]);
  useEffect(() => {
    if (awake)
      loadRules().catch((error: unknown) => console.warn('The rules of the form could not load.', error));
  }, [awake]);
  return <CheckoutForm {...props} {...(calls === undefined ? {} : { calls })} />;
}
