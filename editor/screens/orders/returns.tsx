import { Title } from '@mantine/core';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { returns as text } from '../../text/en-returns.ts';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import styles from './parcels.module.css';
import { UnitsList } from './units-list.tsx';

/** What came back of an order. */
export function Returns({ order }: { order: OrderDetail }) {
  const times = useShowTime();
  return (
    <section className={screen['sheet']}>
      <Title order={2} className={`${screen['cardTitle']} ${styles['title']}`}>
        {text.heading}
      </Title>
      <ul className={styles['parcels']}>
        {order.returns.map((one) => (
          <li key={one.id} className={styles['parcel']}>
            <div className={styles['head']}>
              <strong>{text.one(one.number)}</strong>
              {one.returnedToStock && <Tone tone="green">{text.inStock}</Tone>}
              <span className={`${screen['quiet']} ${screen['small']}`}>
                {text.when(times.moment(one.createdOn))}
              </span>
            </div>
            <UnitsList order={order} units={one.lines} />
            {one.note !== '' && <div className={styles['note']}>{one.note}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}
