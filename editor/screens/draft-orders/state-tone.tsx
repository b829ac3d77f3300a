import type { DraftOrderRow } from '@vitrine/contracts/draft-orders.ts';
import type { DraftOrderState } from '@vitrine/domain/draft-order/draft-order-state.ts';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import { Tone, type ToneName } from '../../ui/tone.tsx';
import { StatusTone } from '../orders/status-tone.tsx';

const tones: Readonly<Record<DraftOrderState, ToneName>> = {
  open: 'grey',
  sent: 'blue',
  expired: 'amber',
  ordered: 'green',
};

/** What has become of a draft order; of one that was ordered, the state of its order too. */
export function DraftStateTone(props: { draft: Pick<DraftOrderRow, 'state' | 'isBeingPaid' | 'order'> }) {
  const { state, isBeingPaid, order } = props.draft;
  if (isBeingPaid && order === null) return <Tone tone="blue">{text.beingPaid}</Tone>;
  return (
    <>
      <Tone tone={tones[state]}>{text.states[state]}</Tone>
      {order !== null && <StatusTone status={order.status} />}
    </>
  );
}
