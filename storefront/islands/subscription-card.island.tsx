import type { CheckoutCalls } from '@vitrine/blocks/views/checkout/checkout-form.props.ts';
import { CardForm, type CardFormProps } from '@vitrine/blocks/views/subscription/card-form.render.tsx';
import type { ReactNode } from 'react';
import { mountCard } from '../payments/mount-card.ts';
import type { Wakeable } from './wakeable.ts';

const calls: Pick<CheckoutCalls, 'mountCard'> = {
  mountCard,
};

/** The card form of a subscription's page, on shops whose payment provider takes cards with its own script. */
export default function SubscriptionCardIsland({ awake, ...props }: CardFormProps & Wakeable): ReactNode {
  return <CardForm {...props} {...(awake ? { calls } : {})} />;
}
