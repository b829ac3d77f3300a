import { Anchor, Title } from '@mantine/core';
import type { GiftCardDetail } from '@vitrine/contracts/admin-gift-cards.ts';
import { Link } from 'react-router';
import { giftCards as text } from '../../text/en-gift-cards.ts';
import screen from '../../ui/screen.module.css';
import { type ShowTime, useShowTime } from '../../ui/show-time.ts';
import styles from './gift-cards.module.css';

/** Who a card is for and from, when it is mailed, and where it comes from. */
export function CardFacts({ card }: { card: GiftCardDetail }) {
  const times = useShowTime();
  const { recipientName, recipientEmail, senderName, message, order } = card;
  return (
    <section className={`${screen['sheet']} ${screen['card']}`}>
      <Title order={2} className={screen['cardTitle'] ?? ''}>
        {text.detailsHead}
      </Title>
      <dl className={styles['facts']}>
        <div>
          <dt>{text.recipient}</dt>
          <dd>
            {recipientName !== '' && <div>{recipientName}</div>}
            {recipientEmail !== '' && (
              <Anchor href={`mailto:${recipientEmail}`} className={styles['link'] ?? ''} fz={14}>
                {recipientEmail}
              </Anchor>
            )}
            {recipientName === '' && recipientEmail === '' && text.noRecipient}
          </dd>
        </div>
        <div>
          <dt>{text.sender}</dt>
          <dd>{senderName === '' ? text.ofShop : senderName}</dd>
        </div>
        <div>
          <dt>{text.message}</dt>
          <dd>{message === '' ? text.noMessage : message}</dd>
        </div>
        <div>
          <dt>{text.mail}</dt>
          <dd>{mailWords(card, times)}</dd>
        </div>
        <div>
          <dt>{text.comesFrom}</dt>
          <dd>
            {order === null ? (
              text.issuedByShop
            ) : (
              <Link className={styles['link']} to={`/orders/${order.id}`}>
                {text.orderName(order.number)}
              </Link>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function mailWords({ state, sendOn, sentOn }: GiftCardDetail, times: ShowTime): string {
  if (sentOn !== null) return text.mailSent(times.moment(sentOn));
  if (sendOn === null) return text.mailNone;
  if (state === 'refunded') return text.mailNever;
  return state === 'disabled' ? text.mailHeld : text.mailDue(times.moment(sendOn));
}

/** What owners did with a card, newest first. */
export function CardEvents({ card: { events } }: { card: GiftCardDetail }) {
  const times = useShowTime();
  return (
    <section className={`${screen['sheet']} ${screen['card']}`}>
      <Title order={2} className={screen['cardTitle'] ?? ''}>
        {text.eventsHead}
      </Title>
      {events.length === 0 ? (
        <p className={styles['lead']}>{text.noEvents}</p>
      ) : (
        <ol className={styles['events']}>
          {events.map(({ id, type, actorName, happenedOn }) => (
            <li key={id}>
              {text.events[type](actorName)}
              <time className={`${screen['quiet']} ${screen['small']}`} dateTime={happenedOn}>
                {times.moment(happenedOn)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
