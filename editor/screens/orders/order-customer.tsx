import { Anchor, Button, Text, Title } from '@mantine/core';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { Link } from 'react-router';
import { useMe } from '../../app/session.ts';
import { text } from '../../text/en.ts';
import { orderContact as contact } from '../../text/en-order-contact.ts';
import { orderNotes as words } from '../../text/en-order-notes.ts';
import { Amount } from '../../ui/amount.tsx';
import screen from '../../ui/screen.module.css';
import { useShowMoney, useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './order-page.module.css';

/** Who placed an order: name, contact and address as in the order, and their other orders. */
export function OrderCustomer({ order, onEdit }: { order: OrderDetail; onEdit: () => void }) {
  return (
    <section className={`${screen['sheet']} ${screen['card']}`}>
      <div className={styles['cardHead']}>
        <Title order={2} className={screen['cardTitle'] ?? ''}>
          {words.customer}
        </Title>
        {order.canCorrectContact && (
          <Button size="xs" variant="default" aria-label={contact.openLabel} onClick={onEdit}>
            {contact.open}
          </Button>
        )}
      </div>
      <Name order={order} />
      <Contact order={order} />
      <PreviousOrders order={order} />
      <div className={styles['link']}>
        <Anchor href={order.statusPath} target="_blank" rel="noopener" size="sm">
          {text.orders.statusPage}
        </Anchor>
      </div>
    </section>
  );
}

/** The name, which leads to the customer; an order from before customers were kept has none. */
function Name({ order: { customer, email, details } }: { order: OrderDetail }) {
  const money = useShowMoney();
  const showNumber = useShowNumber();
  const { firstName, lastName } = details.address;
  const buyer = `${firstName} ${lastName}`.trim();
  if (customer === null) return buyer === '' ? null : <Text size="sm">{buyer}</Text>;
  const { id, name, orderCount, spentMinor, currency } = customer;
  return (
    <>
      <Anchor component={Link} to={`/customers/${id}`} size="sm" fw={500}>
        {[name, buyer, email, words.customer].find((one) => one !== '')}
      </Anchor>
      <Text size="sm" c="dimmed">
        {words.customerOf(showNumber, orderCount, money({ minor: spentMinor, currency }))}
      </Text>
    </>
  );
}

function Contact({ order }: { order: OrderDetail }) {
  const { website } = useMe();
  const times = useShowTime();
  const { address, note, consents } = order.details;
  const place = [
    `${address.firstName} ${address.lastName}`.trim(),
    address.line1,
    address.line2,
    [address.city, address.region, address.postalCode].filter((part) => part !== '').join(' '),
    countryName(address.country, website.language),
  ].filter((line) => line !== '');
  return (
    <dl className={`${styles['facts']} ${styles['contact']}`}>
      {order.email !== '' && (
        <div>
          <dt>{text.signIn.email}</dt>
          <dd>
            <Anchor href={`mailto:${order.email}`} size="sm">
              {order.email}
            </Anchor>
          </dd>
        </div>
      )}
      {address.phone !== '' && (
        <div>
          <dt>{text.orders.phone}</dt>
          <dd>
            <Anchor href={`tel:${address.phone.replaceAll(/[^+\d]/g, '')}`} size="sm">
              {address.phone}
            </Anchor>
          </dd>
        </div>
      )}
      <div>
        <dt>{order.totals.requiresDelivery ? text.orders.address : text.orders.billing}</dt>
        <dd>
          <address className={styles['preline']}>{place.join('\n')}</address>
        </dd>
      </div>
      {note !== '' && (
        <div>
          <dt>{text.orders.note}</dt>
          <dd className={styles['preline']}>{note}</dd>
        </div>
      )}
      {consents !== undefined && (
        <div>
          <dt>{text.orders.agreedTo}</dt>
          {consents.map(({ text: agreed, url = '', agreedOn }) => (
            <dd key={agreed}>
              {agreed}{' '}
              {url !== '' && (
                <Anchor href={url} target="_blank" rel="noopener" size="sm" underline="always">
                  {url}
                </Anchor>
              )}
              {agreedOn !== undefined && <div className={screen['quiet']}>{times.moment(agreedOn)}</div>}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

function PreviousOrders({ order: { previousOrders } }: { order: OrderDetail }) {
  const times = useShowTime();
  if (previousOrders.length === 0) return null;
  return (
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
  );
}

/** `United States` for `US`; the code itself where no name is known. */
function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}
