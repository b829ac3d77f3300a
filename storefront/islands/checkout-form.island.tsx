import type { CheckoutCalls, CheckoutFormProps } from '@vitrine/blocks/checkout/checkout-form.props.ts';
import { CheckoutForm } from '@vitrine/blocks/checkout/checkout-form.render.tsx';
import type { ReactNode } from 'react';
import { callApi } from '../http/call-api.ts';
import type { Wakeable } from './wakeable.ts';

const calls: CheckoutCalls = {
  quote: (place, signal) => callApi('POST', '/api/commerce/checkout/quote', { body: place, signal }),
};

export default function CheckoutFormIsland({ awake, ...props }: CheckoutFormProps & Wakeable): ReactNode {
  return <CheckoutForm {...props} {...(awake ? { calls } : {})} />;
}
