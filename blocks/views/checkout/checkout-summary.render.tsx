import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { useLocale } from '../../locale.ts';
import type { CheckoutQuoteView } from '@vitrine/contracts/checkout.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { useState, type ReactNode } from 'react';
import { Codes } from './codes.render.tsx';
import { SummaryLines } from './summary-lines.render.tsx';
import { Totals } from './totals.render.tsx';

interface CheckoutSummaryProps {
  readonly quote: CheckoutQuoteView;
  readonly dueMinor: number;
  /** No delivery option is selected yet. */
  readonly isDeliveryOpen: boolean;
  /** Only a shopping cart takes codes. */
  readonly isShopping: boolean;
  readonly codeProblem: string | null;
  /** Called on Enter in the code field; absent before hydration. */
  readonly onCode: ((typed: string) => void) | undefined;
  readonly recalculating: boolean;
}

/**
 * Lines and totals. Next to the form on wide screens; on a phone the lines are collapsed above
 * it, under the total, and the totals are at its end, before the pay button.
 */
export function CheckoutSummary(props: CheckoutSummaryProps): ReactNode {
  const locale = useLocale();
  const text = checkoutText(locale);
  const { quote, dueMinor, isDeliveryOpen, isShopping, codeProblem, recalculating } = props;
  // Open after a code was entered, or when a line has a problem.
  const [isOpen, setIsOpen] = useState(
    codeProblem !== null ||
      quote.codes.length > 0 ||
      quote.lines.some(({ problem }) => problem !== undefined && problem !== null),
  );
  return (
    <section className="checkout__summary" aria-labelledby="checkout-summary">
      <details
        className="checkout__goods"
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className="checkout__bar">
          <span className="checkout__bar-label">{text.orderSummary}</span>
          <span className="checkout__bar-total">
            {formatMoney({ minor: dueMinor, currency: quote.currency }, locale)}
          </span>
        </summary>
        <div className="checkout__goods-list">
          <h2 className="checkout__heading" id="checkout-summary">
            {text.orderSummary}
          </h2>
          <SummaryLines lines={quote.lines} currency={quote.currency} />
          {isShopping && <Codes codes={quote.codes} problem={codeProblem} onEnter={props.onCode} />}
        </div>
      </details>
      <div className="checkout__sums">
        <Totals
          totals={quote.totals}
          currency={quote.currency}
          delivery={quote.requiresDelivery ? (isDeliveryOpen ? 'open' : 'priced') : null}
          recalculating={recalculating}
        />
      </div>
    </section>
  );
}
