import type { CartPurpose } from '@vitrine/domain/cart/cart.ts';
import type { OrderRow } from '@vitrine/contracts/order-detail.ts';
import type { FulfilmentState } from '@vitrine/domain/order/fulfilment.ts';
import type { OrderStatus } from '@vitrine/domain/order/order.ts';
import { text } from '../../text/en.ts';
import { returns } from '../../text/en-returns.ts';
import { fulfilment as words } from '../../text/en-fulfilment.ts';
import { Tone, type ToneName } from '../../ui/tone.tsx';

const tones: Readonly<Record<OrderStatus, ToneName>> = {
  'awaiting-payment': 'amber',
  paid: 'blue',
  fulfilled: 'green',
  'partially-refunded': 'amber',
  refunded: 'grey',
  canceled: 'grey',
};

const states: Readonly<Record<FulfilmentState, ToneName>> = {
  unfulfilled: 'grey',
  'partially-fulfilled': 'amber',
  fulfilled: 'green',
};

export function StatusTone(props: { status: OrderStatus }) {
  return <Tone tone={tones[props.status]}>{text.orders.status[props.status]}</Tone>;
}

/** How much was sent, where the status does not say it. */
export function FulfilmentTone({ order }: { order: Pick<OrderRow, 'status' | 'fulfilment'> }) {
  const { status, fulfilment } = order;
  const isSaid = status === 'fulfilled' || status === 'canceled' || fulfilment === 'unfulfilled';
  return isSaid ? null : <Tone tone={states[fulfilment]}>{words.states[fulfilment]}</Tone>;
}

/** How much of what was sent came back. */
export function ReturnTone({ lines }: { lines: readonly { returned: number; toReturn: number }[] }) {
  if (lines.every(({ returned }) => returned === 0)) return null;
  const isAll = lines.every(({ toReturn }) => toReturn === 0);
  return <Tone tone="grey">{isAll ? returns.states.all : returns.states.some}</Tone>;
}

export function RefundDueTone(props: { minor: number }) {
  return props.minor === 0 ? null : <Tone tone="amber">{returns.due}</Tone>;
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
