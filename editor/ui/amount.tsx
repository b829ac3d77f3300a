import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';

/** A sum in minor units with figures of one width, so that columns of sums line up. */
export function Amount(props: { minor: number; currency: CurrencyCode }) {
  return <span className="tabular">{formatMoney({ minor: props.minor, currency: props.currency })}</span>;
}
