import type { CheckoutQuoteView } from '@vitrine/contracts/checkout.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import * as text from '@vitrine/domain/text/en/checkout.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode, Ref } from 'react';
import { Codes } from './codes.render.tsx';
import { SummaryLines } from './summary-lines.render.tsx';
import { Totals } from './totals.render.tsx';

interface CheckoutSummaryProps {
  readonly payButton: Ref<HTMLButtonElement>;
  readonly quote: CheckoutQuoteView;
  readonly dueMinor: number;
  /** No way of delivery is chosen yet. */
  readonly isDeliveryOpen: boolean;
  /** Only a shopping cart takes codes and can be gone back to. */
  readonly isShopping: boolean;
  /** What is agreed on by paying besides the total. */
  readonly terms: readonly string[];
  readonly codeProblem: string | null;
  /** Enter in the code's field; absent while the form is asleep. */
  readonly onCode: ((typed: string) => void) | undefined;
  readonly recalculating: boolean;
  readonly problem: string;
  readonly awake: boolean;
  readonly paying: boolean;
}

/** What is bought, what it costs, and the button that pays. */
export function CheckoutSummary(props: CheckoutSummaryProps): ReactNode {
  const { payButton, quote, dueMinor, isDeliveryOpen, isShopping, terms, codeProblem } = props;
  const { recalculating, problem, awake, paying } = props;
  const total = formatMoney({ minor: dueMinor, currency: quote.currency });
  return (
    <section className="checkout__summary" aria-labelledby="checkout-summary">
      <h2 className="checkout__heading" id="checkout-summary">
        {text.orderSummary}
      </h2>
      <SummaryLines lines={quote.lines} currency={quote.currency} />
      {isShopping && <Codes codes={quote.codes} problem={codeProblem} onEnter={props.onCode} />}
      <Totals
        totals={quote.totals}
        currency={quote.currency}
        delivery={quote.requiresDelivery ? (isDeliveryOpen ? 'open' : 'priced') : null}
        recalculating={recalculating}
      />
      {terms.length > 0 && (
        <div className="checkout__promise">
          {terms.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {quote.minimumProblem !== null && <p className="notice notice--error">{quote.minimumProblem}</p>}
      <output className="checkout__state">{problem}</output>
      {!awake && (
        <button
          className="button button--quiet button--wide checkout__update"
          type="submit"
          name="action"
          value="update"
          formNoValidate
        >
          {text.updateTotals}
        </button>
      )}
      <button
        ref={payButton}
        className="button button--primary button--wide checkout__pay"
        type="submit"
        name="action"
        value="pay"
        aria-disabled={paying ? true : undefined}
        data-state={paying ? 'paying' : 'idle'}
      >
        {paying ? text.paying : dueMinor === 0 ? text.placeOrder : fillText(text.pay, { total })}
      </button>
      {isShopping && (
        <p>
          <a className="checkout__back" href="/cart">
            {text.backToCart}
          </a>
        </p>
      )}
    </section>
  );
}
