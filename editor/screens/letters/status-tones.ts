import type { LetterStatus } from '@vitrine/domain/letter/letter-states.ts';
import type { ToneName } from '../../ui/tone.tsx';

export const statusTones: Readonly<Record<LetterStatus, ToneName>> = {
  draft: 'grey',
  scheduled: 'blue',
  sending: 'amber',
  paused: 'amber',
  sent: 'green',
  canceled: 'red',
};
