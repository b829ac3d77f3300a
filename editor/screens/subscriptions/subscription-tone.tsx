import type { ShownSubscriptionStatus } from '@vitrine/domain/subscription/subscription-states.ts';
import { subscriptions as text } from '../../text/en-subscriptions.ts';
import { Tone, type ToneName } from '../../ui/tone.tsx';

const tones: Readonly<Record<ShownSubscriptionStatus, ToneName>> = {
  active: 'green',
  'past-due': 'red',
  paused: 'amber',
  ending: 'amber',
  canceled: 'grey',
  completed: 'grey',
};

export function SubscriptionTone({ status }: { status: ShownSubscriptionStatus }) {
  return <Tone tone={tones[status]}>{text.statuses[status]}</Tone>;
}
