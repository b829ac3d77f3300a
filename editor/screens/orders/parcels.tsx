import { ActionIcon, Anchor, Menu, Title } from '@mantine/core';
import type { FulfilmentView, OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { carrierNameOf, trackingLinkOf } from '@vitrine/domain/order/tracking.ts';
import { useState } from 'react';
import { fulfilment as text } from '../../text/en-fulfilment.ts';
import { MoreIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import styles from './parcels.module.css';
import { CancelFulfilmentDialog, TrackingDialog } from './parcel-dialogs.tsx';
import { UnitsList } from './units-list.tsx';

/** What was sent of an order, with its tracking. */
export function Parcels(props: {
  order: OrderDetail;
  onChanged: (order: OrderDetail) => void;
  /** The tracking of a fulfilment was changed, given its id. */
  onTracked: (fulfilmentId: string) => void;
  onReload: () => Promise<unknown>;
}) {
  const { order } = props;
  const [asking, setAsking] = useState<{ what: 'tracking' | 'cancel'; parcel: FulfilmentView } | null>(null);
  const dialog = {
    order,
    onClose: () => setAsking(null),
    onDone: (changed: OrderDetail) => {
      props.onChanged(changed);
      setAsking(null);
    },
    onReload: async () => {
      await props.onReload();
      setAsking(null);
    },
  };
  return (
    <section className={screen['sheet']}>
      <Title order={2} className={`${screen['cardTitle']} ${styles['title']}`}>
        {text.parcels}
      </Title>
      <ul className={styles['parcels']}>
        {order.fulfilments.map((parcel) => (
          <Parcel
            key={parcel.id}
            order={order}
            parcel={parcel}
            onAsk={(what) => setAsking({ what, parcel })}
          />
        ))}
      </ul>
      {asking?.what === 'tracking' && (
        <TrackingDialog
          parcel={asking.parcel}
          {...dialog}
          onDone={(changed) => {
            props.onTracked(asking.parcel.id);
            dialog.onDone(changed);
          }}
        />
      )}
      {asking?.what === 'cancel' && <CancelFulfilmentDialog parcel={asking.parcel} {...dialog} />}
    </section>
  );
}

function Parcel(props: {
  order: OrderDetail;
  parcel: FulfilmentView;
  onAsk: (what: 'tracking' | 'cancel') => void;
}) {
  const { order, parcel } = props;
  const times = useShowTime();
  const isCanceled = parcel.canceledOn !== null;
  const link = trackingLinkOf(parcel);
  const tracking = [carrierNameOf(parcel), parcel.trackingNumber].filter((part) => part !== '').join(' ');
  return (
    <li className={styles['parcel']} data-canceled={isCanceled}>
      <div className={styles['head']}>
        <strong>{text.parcel(parcel.number)}</strong>
        {isCanceled && <Tone tone="grey">{text.canceledTone}</Tone>}
        <span className={`${screen['quiet']} ${screen['small']}`}>
          {parcel.canceledOn === null
            ? text.sent(times.moment(parcel.createdOn))
            : text.canceled(times.moment(parcel.canceledOn))}
        </span>
        <span className={screen['grow']} />
        {!isCanceled && (
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size={36} aria-label={text.actionsOf(parcel.number)}>
                <MoreIcon size={20} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => props.onAsk('tracking')}>
                {tracking === '' ? text.addTracking : text.editTracking}
              </Menu.Item>
              {order.canCancelFulfilment && (
                <Menu.Item color="red" onClick={() => props.onAsk('cancel')}>
                  {text.cancelParcel}
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <UnitsList order={order} units={parcel.lines} />
      {tracking !== '' && (
        <div className={styles['tracking']}>
          {link === null ? (
            tracking
          ) : (
            <Anchor href={link} target="_blank" rel="noopener noreferrer" size="sm">
              {tracking}
            </Anchor>
          )}
        </div>
      )}
    </li>
  );
}
