import type { SubscriberState } from '@vitrine/domain/audience/subscriber-states.ts';
import type { ToneName } from '../../ui/tone.tsx';

export const stateTones: Readonly<Record<SubscriberState, ToneName>> = {
  pending: 'amber',
  active: 'green',
  unsubscribed: 'grey',
  bounced: 'red',
  complained: 'red',
};
