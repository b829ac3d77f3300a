import type { DraftOrderDetail } from '@vitrine/contracts/draft-orders.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { customers } from '../../text/en-customers.ts';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import { Amount } from '../../ui/amount.tsx';
import styles from './drafts.module.css';

/** What the lines of a draft come to and what is taken off, which is not yet what is paid. */
export function DraftSums(props: {
  subtotalMinor: number;
  discount: DraftOrderDetail['discount'];
  discountMinor: number;
  exemption: DraftOrderDetail['taxExemption'];
  currency: CurrencyCode;
}) {
  const { subtotalMinor, discount, discountMinor, exemption, currency } = props;
  return (
    <div className={styles['subtotal']}>
      <div className={styles['sum']}>
        <span>{text.subtotal}</span>
        <Amount minor={subtotalMinor} currency={currency} />
      </div>
      {discount !== null && discountMinor > 0 && (
        <>
          <div className={styles['part']}>
            <span>{text.discount.sum(discount.reason)}</span>
            <Amount minor={-discountMinor} currency={currency} />
          </div>
          <div className={styles['sum']}>
            <span>{text.afterDiscount}</span>
            <Amount minor={subtotalMinor - discountMinor} currency={currency} />
          </div>
        </>
      )}
      {exemption === null ? (
        <p className={styles['lead']}>{text.subtotalHint}</p>
      ) : (
        <>
          <div className={styles['part']}>
            <span>{text.exempt}</span>
            {exemption.number !== '' && <span>{exemption.number}</span>}
          </div>
          <p className={styles['lead']}>{text.exemptHint(customers.tax.reasons[exemption.reason])}</p>
        </>
      )}
    </div>
  );
}
