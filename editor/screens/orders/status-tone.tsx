import type { CartPurpose } from '@vitrine/domain/cart/cart.ts';
import type { OrderStatus } from '@vitrine/domain/order/order.ts';
import { text } from '../../text/en.ts';
import { Tone, type ToneName } from '../../ui/tone.tsx';

const tones: Readonly<Record<OrderStatus, ToneName>> = {
  'awaiting-payment': 'amber',
  paid: 'blue',
  fulfilled: 'green',
  'partially-refunded': 'amber',
  refunded: 'grey',
  canceled: 'grey',
};

export function StatusTone(props: { status: OrderStatus }) {
  return <Tone tone={tones[props.status]}>{text.orders.status[props.status]}</Tone>;
}

export function TestTone() {
  return (
    <Tone tone="amber" title={text.orders.testHint}>
      {text.orders.test}
    </Tone>
  );
}

/** How an order was made, where not from the cart. */
export function PurposeTone(props: { purpose: CartPurpose }) {
  return props.purpose === 'shopping' ? null : <Tone tone="grey">{text.orders.purpose[props.purpose]}</Tone>;
}
