import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { useLocale } from '../../locale.ts';
import type { CheckoutQuoteView } from '@vitrine/contracts/checkout.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode, Ref } from 'react';

interface CheckoutEndProps {
  readonly payButton: Ref<HTMLButtonElement>;
  readonly quote: CheckoutQuoteView;
  readonly dueMinor: number;
  /** Nothing is charged now. */
  readonly isByHand: boolean;
  /** What the buyer agrees to by paying besides the total. */
  readonly terms: readonly string[];
  /** What the buyer agrees to by ticking it. */
  readonly consents: ReactNode;
  readonly problem: string;
  readonly awake: boolean;
  readonly paying: boolean;
  /** What has to be read before the next click; '' for nothing. */
  readonly notice: string;
  readonly noticePlace: Ref<HTMLDivElement>;
  /** The order is paid; its page could not be opened. */
  readonly isPlaced: boolean;
}

/** The terms, and the pay button. */
export function CheckoutEnd(props: CheckoutEndProps): ReactNode {
  const locale = useLocale();
  const text = checkoutText(locale);
  const {
    payButton,
    quote,
    dueMinor,
    isByHand,
    terms,
    problem,
    awake,
    paying,
    notice,
    noticePlace,
    isPlaced,
  } = props;
  const total = formatMoney({ minor: dueMinor, currency: quote.currency }, locale);
  const payLabel = (): string => {
    if (paying) return text.paying;
    if (isPlaced) return text.openOrder;
    return dueMinor === 0 || isByHand ? text.placeOrder : fillText(text.pay, { total });
  };
  return (
    <div className="checkout__end">
      {terms.length > 0 && (
        <div className="checkout__promise">
          {terms.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {props.consents}
      {quote.minimumProblem !== null && <p className="notice notice--error">{quote.minimumProblem}</p>}
      <output className="checkout__state">{problem}</output>
      <div ref={noticePlace} role="alert" tabIndex={-1} className="checkout__pay-notice">
        {notice !== '' && <p className="notice notice--error">{notice}</p>}
      </div>
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
        {payLabel()}
      </button>
    </div>
  );
}
