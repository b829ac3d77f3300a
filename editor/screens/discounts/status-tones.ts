import type { DiscountStatus } from '@vitrine/domain/discount/discount-status.ts';
import type { ToneName } from '../../ui/tone.tsx';

export const statusTones: Readonly<Record<DiscountStatus, ToneName>> = {
  active: 'green',
  scheduled: 'blue',
  expired: 'grey',
  'used-up': 'amber',
  off: 'grey',
};
