import { describe, expect, it } from 'vitest';
import { agreeManually, manualPaymentOf, manualPaymentProblems, offeredManually } from './manual-payment.ts';

const both = manualPaymentOf({
  manualPayment: {
    bankTransfer: { enabled: true, instructions: 'IBAN DE00' },
    onCollection: { enabled: true, instructions: '' },
  },
});

describe('manual payment', () => {
  it('is off until it is set up', () => {
    expect(offeredManually(manualPaymentOf({}), { purpose: 'shopping', isPickup: true })).toEqual([]);
  });

  it('on collection is offered only for what is picked up', () => {
    expect(offeredManually(both, { purpose: 'shopping', isPickup: true })).toEqual([
      'bank-transfer',
      'on-collection',
    ]);
    expect(offeredManually(both, { purpose: 'shopping', isPickup: false })).toEqual(['bank-transfer']);
    expect(offeredManually(both, { purpose: 'payment-link', isPickup: true })).toEqual([
      'bank-transfer',
      'on-collection',
    ]);
    expect(offeredManually(both, { purpose: 'gift-card', isPickup: true })).toEqual(['bank-transfer']);
  });

  it('is never offered for a subscription', () => {
    expect(offeredManually(both, { purpose: 'subscription', isPickup: true })).toEqual([]);
    expect(offeredManually(both, { purpose: 'renewal', isPickup: true })).toEqual([]);
  });

  it('is agreed with the instructions of that day, and a day to pay by if the store wants one', () => {
    const now = Date.UTC(2026, 10, 23);
    expect(agreeManually(both, 'bank-transfer', now)).toEqual({
      method: 'bank-transfer',
      instructions: 'IBAN DE00',
      dueOn: '2026-12-07T00:00:00.000Z',
    });
    expect(agreeManually({ ...both, cancelAfterDays: null }, 'on-collection', now).dueOn).toBeNull();
  });

  it('by bank transfer needs bank details', () => {
    const without = { ...both, bankTransfer: { enabled: true, instructions: ' ' } };
    expect(manualPaymentProblems(without)).toEqual({
      'bankTransfer.instructions': 'Enter your bank details: buyers need them to pay.',
    });
    expect(manualPaymentProblems(both)).toEqual({});
  });
});
