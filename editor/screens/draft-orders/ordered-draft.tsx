import { Alert, Anchor } from '@mantine/core';
import type { DraftOrderDetail } from '@vitrine/contracts/draft-orders.ts';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import { Amount } from '../../ui/amount.tsx';
import { Count } from '../../ui/count.tsx';
import { returnFocus } from '../../ui/focus-place.ts';
import { Picture } from '../../ui/picture.tsx';
import screen from '../../ui/screen.module.css';
import orderStyles from '../orders/order-page.module.css';
import { DraftCard } from './draft-card.tsx';
import { DraftHeading } from './draft-heading.tsx';
import { DraftSums } from './draft-sums.tsx';
import type { DraftValues } from './draft-values.ts';
import styles from './drafts.module.css';
import { ProductName } from './line-row.tsx';

/** A draft that became an order: what was agreed, and the way to the order. */
export function OrderedDraft({ draft, lines }: { draft: DraftOrderDetail; lines: DraftValues['lines'] }) {
  const { currency, order } = draft;
  // The form that it was a moment ago may have had the focus.
  useEffect(() => returnFocus(null), []);
  const people = [
    { label: text.name, value: draft.name },
    { label: text.email, value: draft.email },
    { label: text.phone, value: draft.phone },
  ];
  const notes = [
    { label: text.note, value: draft.note },
    { label: text.internalNotes, value: draft.internalNotes },
  ];
  return (
    <>
      <div className={screen['head']}>
        <DraftHeading draft={draft} />
      </div>
      {order !== null && (
        <Alert color="green" variant="light" mb="md" title={text.orderedTitle(text.orderName(order.number))}>
          <div>{order.status === 'awaiting-payment' ? text.orderedUnpaid : text.orderedPaid}</div>
          <Anchor component={Link} to={`/orders/${order.id}`} size="sm" fw={500} underline="always">
            {text.toOrder(text.orderName(order.number))}
          </Anchor>
        </Alert>
      )}
      <div className={screen['columns']}>
        <section className={screen['sheet']} aria-label={text.products}>
          <table className={`${screen['table']} ${orderStyles['lines']}`}>
            <thead>
              <tr>
                <th scope="col">{text.line.product}</th>
                <th scope="col" className={screen['right']}>
                  {text.line.price}
                </th>
                <th scope="col" className={screen['right']}>
                  {text.line.quantity}
                </th>
                <th scope="col" className={screen['right']}>
                  {text.line.total}
                </th>
              </tr>
            </thead>
            <tbody>
              {draft.lines.map((line, index) => (
                <tr key={line.id}>
                  <td>
                    <div className={styles['sold']}>
                      <Picture picture={line.picture} width={32} height={40} alt="" />
                      <div className={styles['product']}>
                        {lines[index] !== undefined && <ProductName line={lines[index]} />}
                      </div>
                    </div>
                  </td>
                  <td className={screen['right']}>
                    <Amount minor={line.unitPriceMinor} currency={currency} />
                  </td>
                  <td className={screen['right']}>
                    <Count value={line.quantity} />
                  </td>
                  <td className={screen['right']}>
                    <Amount minor={line.lineTotalMinor} currency={currency} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <DraftSums
            subtotalMinor={draft.subtotalMinor}
            discount={draft.discount}
            discountMinor={draft.discountMinor}
            exemption={draft.taxExemption}
            currency={currency}
          />
        </section>
        <div className={screen['stack']}>
          <Facts title={text.customer} facts={people} />
          <Facts title={text.notes} facts={notes} />
        </div>
      </div>
    </>
  );
}

function Facts(props: { title: string; facts: readonly { label: string; value: string }[] }) {
  const facts = props.facts.filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <DraftCard title={props.title}>
      <dl className={styles['facts']}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </DraftCard>
  );
}
