import type { CheckoutCalls, CheckoutFormProps } from '@vitrine/blocks/views/checkout/checkout-form.props.ts';
import { CheckoutForm } from '@vitrine/blocks/views/checkout/checkout-form.render.tsx';
import { useMemo, type ReactNode } from 'react';
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
    addCode: (code) => refusalOf(callApi('POST', coupons, { body: { code } })),
    removeCode: (name) => refusalOf(callApi('DELETE', `${coupons}/${encodeURIComponent(name)}`)),
    mountCard,
  };
}

export default function CheckoutFormIsland({ awake, ...props }: CheckoutFormProps & Wakeable): ReactNode {
  const { action } = props;
  const calls = useMemo(() => (awake ? callsFor(action) : undefined), [awake, action]);
  return <CheckoutForm {...props} {...(calls === undefined ? {} : { calls })} />;
}
