import { Title } from '@mantine/core';
import type { GiftCardDetail, GiftCardEntryView } from '@vitrine/contracts/admin-gift-cards.ts';
import { Link } from 'react-router';
import { giftCards as text } from '../../text/en-gift-cards.ts';
import { Amount } from '../../ui/amount.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import styles from './gift-cards.module.css';

/** What is on a card, and what was. */
export function CardSums({
  card: { balanceMinor, initialMinor, currency, ...card },
}: {
  card: GiftCardDetail;
}) {
  const usedMinor = initialMinor - balanceMinor - card.writtenOffMinor;
  return (
    <dl className={`${screen['sheet']} ${styles['sums']}`}>
      <div>
        <dt>{text.balance}</dt>
        <dd>
          <Amount minor={balanceMinor} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{text.initial}</dt>
        <dd>
          <Amount minor={initialMinor} currency={currency} />
        </dd>
      </div>
      {card.state !== 'refunded' && (
        <div>
          <dt>{text.spent}</dt>
          <dd>
            <Amount minor={usedMinor} currency={currency} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The movements of a card's balance, newest first. */
export function CardEntries({ card }: { card: GiftCardDetail }) {
  const times = useShowTime();
  const { when, what, amount, balance } = text.entryColumns;
  return (
    <section className={screen['sheet']} aria-label={text.entriesHead}>
      <Title order={2} className={`${screen['cardTitle']} ${styles['cardHead']}`}>
        {text.entriesHead}
      </Title>
      <table className={`${screen['table']} ${styles['history']}`}>
        <thead>
          <tr>
            <th scope="col">{when}</th>
            <th scope="col">{what}</th>
            <th scope="col" className={screen['right']}>
              {amount}
            </th>
            <th scope="col" className={screen['right']}>
              {balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {card.entries.map((entry) => (
            <tr key={entry.id} className={styles['entry']}>
              <td className={screen['quiet']}>
                <time dateTime={entry.happenedOn} title={times.moment(entry.happenedOn)}>
                  {times.day(entry.happenedOn)}
                </time>
              </td>
              <td>
                {wordsOf(entry)}
                {entry.order !== null && (
                  <>
                    {' · '}
                    <Link className={styles['link']} to={`/orders/${entry.order.id}`}>
                      {text.entryOrder(entry.order.number)}
                    </Link>
                  </>
                )}
              </td>
              <td className={screen['right']}>
                <Amount minor={entry.amountMinor} currency={card.currency} />
              </td>
              <td className={screen['right']}>
                <Amount minor={entry.balanceMinor} currency={card.currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** An entry in the owner's words. */
function wordsOf({ kind, order }: GiftCardEntryView): string {
  if (kind === 'redeemed') return order === null ? text.entries.redeemedOpen : text.entries.redeemed;
  if (kind === 'released') return order === null ? text.entries.released : text.entries.releasedOrder;
  return text.entries[kind];
}
