import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { useShowMoney } from './show-money.ts';

/** An amount in minor units with tabular figures, so that columns line up. */
export function Amount(props: { minor: number; currency: CurrencyCode }) {
  const money = useShowMoney();
  return <span className="tabular">{money({ minor: props.minor, currency: props.currency })}</span>;
}
