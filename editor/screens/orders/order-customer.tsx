import { Anchor, Text, Title } from '@mantine/core';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { Link } from 'react-router';
import { text } from '../../text/en.ts';
import { orderNotes as words } from '../../text/en-order-notes.ts';
import { Amount } from '../../ui/amount.tsx';
import screen from '../../ui/screen.module.css';
import { useShowMoney } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './order-page.module.css';

/** The customer of an order, with their other orders. */
export function OrderCustomer({ order }: { order: OrderDetail }) {
  const { customer, previousOrders } = order;
  const money = useShowMoney();
  const times = useShowTime();
  if (customer === null) return null;
  const { id, name, orderCount, spentMinor, currency } = customer;
  return (
    <section className={`${screen['sheet']} ${screen['card']}`}>
      <Title order={2} className={screen['cardTitle'] ?? ''}>
        {words.customer}
      </Title>
      <Anchor component={Link} to={`/customers/${id}`} size="sm">
        {[name, order.email, words.customer].find((one) => one !== '')}
      </Anchor>
      <Text size="sm" c="dimmed">
        {words.customerOf(orderCount, money({ minor: spentMinor, currency }))}
      </Text>
      {previousOrders.length > 0 && (
        <>
          <Text size="sm" fw={500} mt="md" mb={4}>
            {words.previous}
          </Text>
          <ul className={styles['previous']}>
            {previousOrders.map((other) => (
              <li key={other.id}>
                <Anchor component={Link} to={`/orders/${other.id}`} size="sm">
                  {text.orders.heading(other.number)}
                </Anchor>
                <span className={screen['quiet']}>{times.day(other.placedOn)}</span>
                <Amount minor={other.grandTotalMinor} currency={other.currency} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
