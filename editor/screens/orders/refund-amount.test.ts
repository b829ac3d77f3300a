import { describe, expect, it } from 'vitest';
import { moneyIn } from '../../ui/show-money.ts';
import { checkRefundAmount } from './refund-amount.ts';

const money = moneyIn('en-US');

describe('a partial refund', () => {
  it('is accepted up to the refundable amount', () => {
    expect(checkRefundAmount('74.00', 7400, 'USD', money)).toEqual({ ok: true, minor: 7400 });
    expect(checkRefundAmount('0,01', 7400, 'USD', money)).toEqual({ ok: true, minor: 1 });
  });
  it.each([
    ['', 'Enter an amount.'],
    ['half', 'Enter an amount like 12.50.'],
    ['0', 'Enter an amount above zero.'],
    ['74.01', 'At most $74.00 can still be refunded.'],
  ])('“%s” is answered with “%s”', (typed, sentence) => {
    expect(checkRefundAmount(typed, 7400, 'USD', money)).toEqual({ ok: false, sentence });
  });
});
