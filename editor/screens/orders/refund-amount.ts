import { currencies, type CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { Money } from '@vitrine/domain/money/money.ts';
import { readAmount } from '../../ui/read-amount.ts';
import { text } from '../../text/en.ts';

export type RefundAmount =
  | { readonly ok: true; readonly minor: number }
  | { readonly ok: false; readonly sentence: string };

/** Validates the amount typed for a partial refund against the refundable amount. Minor units. */
export function checkRefundAmount(
  typed: string,
  refundableMinor: number,
  currency: CurrencyCode,
  money: (amount: Money) => string,
): RefundAmount {
  if (typed.trim() === '') return { ok: false, sentence: text.orders.amountMissing };
  const minor = readAmount(typed, currency);
  if (minor === null) {
    const example = currencies[currency].digits === 0 ? '1250' : '12.50';
    return { ok: false, sentence: text.orders.amountUnreadable(example) };
  }
  if (minor === 0) return { ok: false, sentence: text.orders.amountZero };
  if (minor > refundableMinor) {
    return {
      ok: false,
      sentence: text.orders.amountTooLarge(money({ minor: refundableMinor, currency })),
    };
  }
  return { ok: true, minor };
}
