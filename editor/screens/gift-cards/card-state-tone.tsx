import type { GiftCardState } from '@vitrine/domain/gift-card/gift-card-state.ts';
import { giftCards as text } from '../../text/en-gift-cards.ts';
import { Tone, type ToneName } from '../../ui/tone.tsx';

const tones: Readonly<Record<GiftCardState, ToneName>> = {
  active: 'green',
  'used-up': 'grey',
  scheduled: 'blue',
  disabled: 'amber',
  refunded: 'grey',
};

export function CardStateTone({ state }: { state: GiftCardState }) {
  return <Tone tone={tones[state]}>{text.states[state]}</Tone>;
}
