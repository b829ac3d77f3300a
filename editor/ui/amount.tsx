import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';

/** An amount in minor units with tabular figures, so that columns line up. */
export function Amount(props: { minor: number; currency: CurrencyCode }) {
  return (
    <span className="tabular">{formatMoney({ minor: props.minor, currency: props.currency }, 'en')}</span>
  );
}
