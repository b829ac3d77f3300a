import { Anchor, Text, Title } from '@mantine/core';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { Link } from 'react-router';
import { text } from '../../text/en.ts';
import { subscriptions } from '../../text/en-subscriptions.ts';
import { payments } from '../../text/en-payments.ts';
import { refunds as words } from '../../text/en-refunds.ts';
import { Amount } from '../../ui/amount.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderMails } from './order-mails.tsx';
import styles from './order-page.module.css';

/** Customer, payment and mails. */
export function OrderPeople(props: {
  order: OrderDetail;
  onChanged: (order: OrderDetail) => void;
  /** Asks for another contact or address. */
  onEditContact: () => void;
}) {
  const { order } = props;
  const times = useShowTime();
  return (
    <div className={screen['stack']}>
      <OrderCustomer order={order} onEdit={props.onEditContact} />
      <section className={`${screen['sheet']} ${screen['card']}`}>
        <Title order={2} className={screen['cardTitle'] ?? ''}>
          {text.orders.payment}
        </Title>
        <dl className={styles['facts']}>
          <div>
            <dt>{paidWith(order)}</dt>
            <dd>
              <Amount minor={order.payment.amountMinor} currency={order.currency} />
            </dd>
          </div>
        </dl>
        {order.canCancelUnpaid && typeof order.manualPayment?.dueOn === 'string' && (
          <Text size="sm" c="dimmed" mt="xs">
            {payments.order.due(times.day(order.manualPayment.dueOn))}
          </Text>
        )}
        {order.subscriptionId !== null && (
          <Text size="sm" c="dimmed" mt="xs">
            {text.orders.renewal}{' '}
            <Anchor component={Link} to={`/subscriptions/${order.subscriptionId}`} size="sm">
              {subscriptions.ofOrder}
            </Anchor>
          </Text>
        )}
        {order.startedSubscriptions.map(({ id, name, isRunning }) => (
          <Text key={id} size="sm" c="dimmed" mt="xs">
            {subscriptions.startedBy}{' '}
            <Anchor component={Link} to={`/subscriptions/${id}`} size="sm">
              {name}
            </Anchor>
            {!isRunning && ` · ${subscriptions.ended}`}
          </Text>
        ))}
        {order.refunds.length > 0 && <Refunds order={order} />}
        {order.payment.testMode && (
          <Text size="sm" c="dimmed" mt="xs">
            {text.orders.paymentTest}
          </Text>
        )}
      </section>
      {order.mails.length > 0 && <OrderMails order={order} onChanged={props.onChanged} />}
    </div>
  );
}

/** The card, the way to pay by hand, or the payment service. */
function paidWith({ payment, manualPayment }: OrderDetail): string {
  const { cardBrand, cardLast4, provider } = payment;
  if (manualPayment !== null) return payments.methods[manualPayment.method];
  return cardBrand === null || cardLast4 === null
    ? (text.orders.providers[provider] ?? provider)
    : text.orders.card(cardBrand, cardLast4);
}

/** Refunds with their status: a bank may take days to decide. */
function Refunds(props: { order: OrderDetail }) {
  const { refunds, currency } = props.order;
  return (
    <ul className={styles['refunds']} aria-label={text.orders.refundsHead}>
      {refunds.map((refund) => (
        <li key={refund.id}>
          <span>
            {text.orders.refundedSum} <Amount minor={refund.amountMinor} currency={currency} />
          </span>
          {refund.status === 'succeeded' &&
            props.order.manualPayment !== null &&
            refund.amountMinor > refund.giftCardMinor && (
              <span className={screen['quiet']}>{words.byHand.state}</span>
            )}
          {refund.status !== 'succeeded' && (
            <Tone
              tone={refund.status === 'failed' ? 'red' : 'amber'}
              title={text.orders.refundHints[refund.status]}
            >
              {text.orders.refundStates[refund.status]}
            </Tone>
          )}
        </li>
      ))}
    </ul>
  );
}
