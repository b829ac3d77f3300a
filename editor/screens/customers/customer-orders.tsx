import { Title } from '@mantine/core';
import type { CustomerDetail } from '@vitrine/contracts/customers.ts';
import { Link } from 'react-router';
import { customers as text } from '../../text/en-customers.ts';
import { Amount } from '../../ui/amount.tsx';
import { Count } from '../../ui/count.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { StatusTone } from '../orders/status-tone.tsx';
import styles from './customers.module.css';

/** What a customer bought: sums, and the newest orders. */
export function CustomerOrders(props: { customer: CustomerDetail }) {
  const { customer } = props;
  const { orderCount, spentMinor, currency } = customer;
  const times = useShowTime();
  return (
    <div className={screen['stack']}>
      <dl className={`${screen['sheet']} ${styles['sums']}`}>
        <div>
          <dt>{text.spent}</dt>
          <dd>
            <Amount minor={spentMinor} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{text.orders}</dt>
          <dd>
            <Count value={orderCount} />
          </dd>
        </div>
        <div>
          <dt>{text.average}</dt>
          <dd>
            <Amount minor={orderCount === 0 ? 0 : Math.round(spentMinor / orderCount)} currency={currency} />
          </dd>
        </div>
      </dl>
      <section className={screen['sheet']} aria-label={text.ordersHead}>
        <Title order={2} className={`${screen['cardTitle']} ${styles['ordersHead']}`}>
          {text.ordersHead}
        </Title>
        <ul className={styles['orders']}>
          {customer.orders.map((order) => (
            <li key={order.id} className={`${screen['row']} ${styles['order']}`}>
              <Link to={`/orders/${order.id}`} className={`${screen['rowLink']} tabular`}>
                {text.order(order.number)}
              </Link>
              <time
                dateTime={order.placedOn}
                title={times.moment(order.placedOn)}
                className={screen['quiet']}
              >
                {times.day(order.placedOn)}
              </time>
              <StatusTone status={order.status} />
              <span className={styles['orderSum']}>
                <Amount minor={order.grandTotalMinor} currency={order.currency} />
              </span>
            </li>
          ))}
        </ul>
        {orderCount > customer.orders.length && (
          <div className={screen['more']}>
            <Link to={`/orders?customer=${customer.id}`}>{text.allOrders}</Link>
          </div>
        )}
      </section>
    </div>
  );
}
