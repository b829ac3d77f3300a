import { Anchor, Button, Text, Title } from '@mantine/core';
import type { SubscriptionDetail } from '@vitrine/contracts/admin-subscriptions.ts';
import { Link } from 'react-router';
import { useMe } from '../../app/session.ts';
import { subscriptions as text } from '../../text/en-subscriptions.ts';
import { Amount } from '../../ui/amount.tsx';
import { countryName } from '../../ui/form/place-fields.tsx';
import screen from '../../ui/screen.module.css';
import { useShowMoney, useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import styles from './subscriptions.module.css';
import { customerOf, productOf } from './title-of.ts';

/** What is subscribed to, its price and its dates. */
export function ContentsCard({ subscription }: { subscription: SubscriptionDetail }) {
  const times = useShowTime();
  const show = useShowNumber();
  const { itemId, hasProduct, quantity, price, startedOn, endedOn, cyclesPaid, cycles } = subscription;
  const product = text.units(show, quantity, productOf(subscription));
  return (
    <section className={`${screen['sheet']} ${screen['card']}`}>
      <Title order={2} className={screen['cardTitle'] ?? ''}>
        {text.contents}
      </Title>
      <dl className={styles['facts']}>
        <div>
          <dt>{text.product}</dt>
          <dd>
            {hasProduct ? (
              <Anchor component={Link} to={`/products/${itemId}`} size="sm" underline="always">
                {product}
              </Anchor>
            ) : (
              product
            )}
            <div className={`${screen['quiet']} ${screen['small']}`}>
              {hasProduct ? subscription.sku : text.noProduct}
            </div>
          </dd>
        </div>
        <div>
          <dt>{text.price}</dt>
          <dd>
            {price}
            <div className={`${screen['quiet']} ${screen['small']}`}>{text.priceHint}</div>
          </dd>
        </div>
        <NextCharge subscription={subscription} />
        <div>
          <dt>{text.paid}</dt>
          <dd className="tabular">{text.cycles(show, cyclesPaid, cycles)}</dd>
        </div>
        <div>
          <dt>{text.started}</dt>
          <dd title={times.moment(startedOn)}>{times.day(startedOn)}</dd>
        </div>
        {endedOn !== null && (
          <div>
            <dt>{text.ended}</dt>
            <dd title={times.moment(endedOn)}>{times.day(endedOn)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function NextCharge({ subscription }: { subscription: SubscriptionDetail }) {
  const times = useShowTime();
  const showMoney = useShowMoney();
  const { status, nextChargeOn, nextAmountMinor, currency, cycles, cyclesPaid, periodEndsOn } = subscription;
  const isPaidUp = cycles > 0 && cyclesPaid >= cycles;
  const charges = nextChargeOn !== null && status !== 'ending' && !isPaidUp;
  return (
    <div>
      <dt>{text.next}</dt>
      <dd>
        {!charges
          ? nextChargeOn === null
            ? text.nextNone
            : text.endsOn(times.day(periodEndsOn))
          : nextAmountMinor === null
            ? text.nextOn(times.day(nextChargeOn))
            : text.nextOf(showMoney({ minor: nextAmountMinor, currency }), times.day(nextChargeOn))}
        {charges && nextAmountMinor !== null && (
          <div className={`${screen['quiet']} ${screen['small']}`}>{text.withAll}</div>
        )}
      </dd>
    </div>
  );
}

/** Who has subscribed, and where it goes. */
export function CustomerCard(props: { subscription: SubscriptionDetail; onEdit: () => void }) {
  const { subscription } = props;
  const { website } = useMe();
  const { customerId, email, address, requiresDelivery, can } = subscription;
  const place = [
    `${address.firstName} ${address.lastName}`.trim(),
    address.line1,
    address.line2,
    [address.city, address.region, address.postalCode].filter((part) => part !== '').join(' '),
    address.country === '' ? '' : countryName(address.country),
  ].filter((line) => line !== '');
  const name = customerOf(subscription);
  return (
    <section className={`${screen['sheet']} ${screen['card']}`} lang={website.language}>
      <div className={styles['cardHead']} lang="en">
        <Title order={2} className={screen['cardTitle'] ?? ''}>
          {text.contact}
        </Title>
        {can.changeAddress && (
          <Button size="xs" variant="default" onClick={props.onEdit}>
            {text.address}
          </Button>
        )}
      </div>
      {customerId === '' ? (
        <Text size="sm">{name}</Text>
      ) : (
        <Anchor component={Link} to={`/customers/${customerId}`} size="sm" fw={500}>
          {name}
        </Anchor>
      )}
      <dl className={`${styles['facts']} ${styles['narrow']}`}>
        {email !== '' && (
          <div>
            <dt>{text.email}</dt>
            <dd>
              <Anchor href={`mailto:${email}`} size="sm">
                {email}
              </Anchor>
            </dd>
          </div>
        )}
        {address.phone !== '' && (
          <div>
            <dt>{text.phone}</dt>
            <dd>{address.phone}</dd>
          </div>
        )}
        {place.length > 0 && (
          <div>
            <dt>{requiresDelivery ? text.delivery : text.billing}</dt>
            <dd>
              <address>{place.join('\n')}</address>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

export function CardCard({ subscription: { card } }: { subscription: SubscriptionDetail }) {
  return (
    <section className={`${screen['sheet']} ${screen['card']}`}>
      <Title order={2} className={screen['cardTitle'] ?? ''}>
        {text.card}
      </Title>
      <Text size="sm">{card === null ? text.noCard : text.cardOf(card.brand, card.last4)}</Text>
      <Text size="sm" c="dimmed" mt="xs">
        {text.cardHint}
      </Text>
    </section>
  );
}

/** The orders that paid for its cycles. */
export function OrdersCard({ subscription: { orders } }: { subscription: SubscriptionDetail }) {
  const times = useShowTime();
  const show = useShowNumber();
  if (orders.length === 0) return null;
  return (
    <section className={screen['sheet']} aria-label={text.orders}>
      <Title order={2} className={`${screen['cardTitle']} ${styles['ordersHead']}`}>
        {text.orders}
      </Title>
      <ul className={styles['orders']}>
        {orders.map((order) => (
          <li key={order.id} className={`${screen['row']} ${styles['order']}`}>
            <Link to={`/orders/${order.id}`} className={`${screen['rowLink']} tabular`}>
              {text.order(order.number)}
            </Link>
            <span className={screen['quiet']}>
              {order.cycle === null ? '' : text.cycle(show, order.cycle)}{' '}
              {order.isReversed && <Tone tone="grey">{text.reversed}</Tone>}
            </span>
            <time dateTime={order.placedOn} title={times.moment(order.placedOn)} className={screen['quiet']}>
              {times.day(order.placedOn)}
            </time>
            <span className={styles['orderSum']}>
              <Amount minor={order.grandTotalMinor} currency={order.currency} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
