import { currencies, type CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
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
      sentence: text.orders.amountTooLarge(formatMoney({ minor: refundableMinor, currency }, 'en')),
    };
  }
  return { ok: true, minor };
}
