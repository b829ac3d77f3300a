import { ActionIcon, Menu, Title } from '@mantine/core';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { useState } from 'react';
import { returns as text } from '../../text/en-returns.ts';
import { MoreIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { DeleteReturnDialog } from './delete-return-dialog.tsx';
import styles from './parcels.module.css';
import { UnitsList } from './units-list.tsx';

/** What came back of an order. */
export function Returns(props: {
  order: OrderDetail;
  onChanged: (order: OrderDetail) => void;
  onReload: () => Promise<unknown>;
}) {
  const { order } = props;
  const times = useShowTime();
  const [asking, setAsking] = useState<string | null>(null);
  const asked = order.returns.find(({ id }) => id === asking);
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
              <span className={screen['grow']} />
              <Menu position="bottom-end" withinPortal>
                <Menu.Target>
                  <ActionIcon variant="subtle" color="gray" size={36} aria-label={text.actionsOf(one.number)}>
                    <MoreIcon size={20} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item color="red" onClick={() => setAsking(one.id)}>
                    {text.remove}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            </div>
            <UnitsList order={order} units={one.lines} />
            {one.note !== '' && <div className={styles['note']}>{one.note}</div>}
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <DeleteReturnDialog
          order={order}
          one={asked}
          onClose={() => setAsking(null)}
          onDone={(changed) => {
            setAsking(null);
            props.onChanged(changed);
          }}
          onReload={async () => {
            await props.onReload();
            setAsking(null);
          }}
        />
      )}
    </section>
  );
}
