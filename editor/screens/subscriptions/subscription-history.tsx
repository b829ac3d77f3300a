import { Title } from '@mantine/core';
import type { SubscriptionDetail } from '@vitrine/contracts/admin-subscriptions.ts';
import { subscriptions as text } from '../../text/en-subscriptions.ts';
import screen from '../../ui/screen.module.css';
import { useShowMoney, useShowNumber } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './subscriptions.module.css';

/** What happened: what, who, when. */
export function SubscriptionHistory({ subscription }: { subscription: SubscriptionDetail }) {
  const times = useShowTime();
  return (
    <section className={`${screen['sheet']} ${screen['card']}`}>
      <Title order={2} className={screen['cardTitle'] ?? ''}>
        {text.history}
      </Title>
      <ol className={styles['history']}>
        {subscription.events.map((event) => (
          <li key={event.id} className={styles['event']} data-bad={event.type === 'charge-failed'}>
            <div>
              <strong>{text.events[event.type]}</strong>{' '}
              <span className={screen['quiet']}>
                <Details event={event} currency={subscription.currency} />
              </span>
            </div>
            <div className={`${screen['quiet']} ${screen['small']}`}>
              {event.actorName} · <time dateTime={event.happenedOn}>{times.moment(event.happenedOn)}</time>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Details(props: {
  event: SubscriptionDetail['events'][number];
  currency: SubscriptionDetail['currency'];
}) {
  const { data, type } = props.event;
  const { currency } = props;
  const times = useShowTime();
  const show = useShowNumber();
  const showMoney = useShowMoney();
  const money = (minor: number) => showMoney({ minor, currency });
  const { amountMinor, amountBefore, code, skipped, cardBrand, cardLast4, firstOrder } = data;
  const { quantity, quantityBefore, sku, skuBefore } = data;
  const parts: string[] = [];
  if (typeof data['try'] === 'number') parts.push(text.eventTry(show, data['try']));
  if (typeof quantity === 'number' && typeof quantityBefore === 'number' && quantity !== quantityBefore)
    parts.push(text.eventQuantity(show, quantityBefore, quantity));
  if (typeof sku === 'string' && typeof skuBefore === 'string' && sku !== skuBefore)
    parts.push(text.fromTo(skuBefore, sku));
  if (typeof amountMinor === 'number') {
    const isSame = typeof amountBefore !== 'number' || amountBefore === amountMinor;
    parts.push(isSame ? money(amountMinor) : text.fromTo(money(amountBefore), money(amountMinor)));
  }
  if (typeof code === 'string') parts.push(text.eventProblems[code] ?? '');
  if (type === 'skipped' && typeof skipped === 'string') parts.push(text.eventSkipped(times.day(skipped)));
  if (typeof cardBrand === 'string' && typeof cardLast4 === 'string')
    parts.push(text.cardOf(cardBrand, cardLast4));
  if (typeof firstOrder === 'string') parts.push(text.eventFirstOrder[firstOrder] ?? '');
  return parts.filter((part) => part !== '').join(' · ');
}
