import type { CheckoutTotalsView } from '@vitrine/contracts/checkout.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { taxNamed } from '@vitrine/domain/text/en/checkout.ts';
import * as text from '@vitrine/domain/text/en/commerce.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';

interface TotalsProps {
  readonly totals: CheckoutTotalsView;
  readonly currency: CurrencyCode;
  /** What delivery says while no option is chosen; null shows no delivery row (nothing is delivered). */
  readonly delivery: 'priced' | 'open' | null;
  readonly totalLabel?: string;
  readonly refundedMinor?: number;
  readonly refundedLabel?: string;
  readonly recalculating?: boolean;
}

/** Sums under each other, right aligned. */
export function Totals({
  totals,
  currency,
  delivery,
  totalLabel = text.total,
  refundedMinor = 0,
  refundedLabel = '',
  recalculating = false,
}: TotalsProps): ReactNode {
  const money = (minor: number): string => formatMoney({ minor, currency });
  const deliveryText = totals.deliveryMinor === 0 ? text.free : money(totals.deliveryMinor);
  return (
    <dl className="totals" data-state={recalculating ? 'recalculating' : 'settled'} aria-busy={recalculating}>
      <div className="totals__row">
        <dt>{text.subtotal}</dt>
        <dd>{money(totals.subtotalMinor)}</dd>
      </div>
      {totals.discountMinor > 0 && (
        <div className="totals__row">
          <dt>{text.discount}</dt>
          <dd>{money(-totals.discountMinor)}</dd>
        </div>
      )}
      {delivery !== null && (
        <div className="totals__row">
          <dt>{text.delivery}</dt>
          <dd>{delivery === 'open' ? '–' : deliveryText}</dd>
        </div>
      )}
      {totals.taxLines.map((line) => (
        <div className="totals__row" key={line.name}>
          <dt>{fillText(taxNamed, { name: line.name, percent: percentText(line.rate) })}</dt>
          <dd>{money(line.amountMinor)}</dd>
        </div>
      ))}
      <div className="totals__row totals__row--grand">
        <dt>{totalLabel}</dt>
        <dd>{money(totals.grandTotalMinor)}</dd>
      </div>
      {refundedMinor > 0 && (
        <div className="totals__row">
          <dt>{refundedLabel}</dt>
          <dd>{money(-refundedMinor)}</dd>
        </div>
      )}
    </dl>
  );
}

/** 0.07 as "7", 0.0725 as "7.25". */
function percentText(rate: number): string {
  return String(Number((rate * 100).toFixed(3)));
}
