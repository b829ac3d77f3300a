import type { CheckoutView } from '@vitrine/contracts/checkout.ts';
import { offeredManually } from '@vitrine/domain/payment/manual-payment.ts';
import type { PayWith } from './payment-choices.render.tsx';

/** The ways to pay that are offered for a purchase, a card first. */
export function paymentWays(
  { provider, manualPayment, purpose }: Pick<CheckoutView, 'provider' | 'manualPayment' | 'purpose'>,
  isPickup: boolean,
): readonly PayWith[] {
  return [
    ...(provider.name === 'none' ? [] : (['card'] as const)),
    ...(manualPayment === undefined ? [] : offeredManually(manualPayment, { purpose, isPickup })),
  ];
}
