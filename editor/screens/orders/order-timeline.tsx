import { Title } from '@mantine/core';
import type { OrderDetail, OrderEventView } from '@vitrine/contracts/orders.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { Money } from '@vitrine/domain/money/money.ts';
import { text } from '../../text/en.ts';
import screen from '../../ui/screen.module.css';
import { useShowMoney } from '../../ui/show-money.ts';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './order-page.module.css';

/** The events of an order: what, who, when. */
export function OrderTimeline(props: { order: OrderDetail }) {
  const times = useShowTime();
  const money = useShowMoney();
  return (
    <section className={`${screen['sheet']} ${screen['card']}`}>
      <Title order={2} className={screen['cardTitle'] ?? ''}>
        {text.orders.timeline}
      </Title>
      <ol className={styles['timeline']}>
        {props.order.events.map((event) => (
          <li key={event.id} className={styles['event']} data-bad={event.type === 'refund-failed'}>
            <div>
              <strong>{text.orders.events[event.type]}</strong>{' '}
              <span className={screen['quiet']}>{describeEvent(event, props.order.currency, money)}</span>
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

/** The details of an event. */
function describeEvent(
  event: OrderEventView,
  currency: CurrencyCode,
  money: (amount: Money) => string,
): string {
  const { amountMinor, giftCardMinor, reason, cardBrand, cardLast4, kind, returnedToStock } = event.data;
  const parts: string[] = [];
  if (typeof amountMinor === 'number') parts.push(money({ minor: amountMinor, currency }));
  if (typeof cardBrand === 'string' && typeof cardLast4 === 'string' && cardLast4 !== '') {
    parts.push(text.orders.card(cardBrand, cardLast4));
  }
  if (typeof giftCardMinor === 'number' && giftCardMinor > 0) {
    parts.push(text.orders.ofItToGiftCards(money({ minor: giftCardMinor, currency })));
  }
  if (returnedToStock === true) parts.push(text.orders.returnedToStock);
  if (typeof reason === 'string' && reason !== '') parts.push(`“${reason}”`);
  if (typeof kind === 'string' && Object.hasOwn(text.mail.kinds, kind)) {
    parts.push(text.mail.kinds[kind as keyof typeof text.mail.kinds]);
  }
  return parts.join(' · ');
}
