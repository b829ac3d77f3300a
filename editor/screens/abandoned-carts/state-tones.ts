import type { AbandonedCartState } from '@vitrine/domain/cart/cart-reminders.ts';
import type { ToneName } from '../../ui/tone.tsx';

export const stateTones: Readonly<Record<AbandonedCartState, ToneName>> = {
  open: 'amber',
  reminded: 'blue',
  recovered: 'green',
};
