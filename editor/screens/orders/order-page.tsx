import { Button, Group, Title } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { OrderDetail } from '@vitrine/contracts/orders.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { client, updateCache, queryClient } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { payments } from '../../text/en-payments.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackIcon, CheckIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { FulfilNotice } from './fulfil-notice.tsx';
import { OrderFailure } from './order-failure.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPeople } from './order-people.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import styles from './order-page.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { PurposeTone, StatusTone, TestTone } from './status-tone.tsx';
import { UnpaidDialog } from './unpaid-dialog.tsx';

export function OrderPage() {
  const { id = '' } = useParams();
  const order = useQuery({
    queryKey: ['order', id],
    queryFn: ({ signal }) => client.call('GET', '/api/admin/orders/:id', { params: { id } }, signal),
  });
  return (
    <div className={screen['screen']}>
      <Link to="/orders" className={screen['back']}>
        <BackIcon size={18} />
        {text.orders.back}
      </Link>
      {order.isPending ? (
        <ListWaiting />
      ) : order.isError ? (
        order.error instanceof CallFailure && (order.error.status === 404 || order.error.status === 422) ? (
          <EmptyState order={1} title={text.orders.notFoundTitle}>
            {text.orders.notFound}
          </EmptyState>
        ) : (
          <CallFailed error={order.error} again={() => void order.refetch()} />
        )
      ) : (
        <Order order={order.data} receivedOn={order.dataUpdatedAt} onReload={() => order.refetch()} />
      )}
    </div>
  );
}

function Order(props: {
  order: OrderDetail;
  /** When its response arrived, milliseconds since the epoch. */
  receivedOn: number;
  onReload: () => Promise<unknown>;
}) {
  const { order } = props;
  const times = useShowTime();
  const [asking, setAsking] = useState<'refund' | 'cancel' | 'mark-paid' | 'cancel-unpaid' | null>(null);
  const fulfil = useMutation({
    mutationFn: () =>
      client.call('POST', '/api/admin/orders/:id/fulfil', {
        params: { id: order.id },
        body: { revision: order.revision },
      }),
    onSuccess: keep,
  });

  const dialog = {
    onClose: () => setAsking(null),
    onDone: (changed: OrderDetail) => {
      keep(changed);
      setAsking(null);
    },
    onReload: async () => {
      await props.onReload();
      setAsking(null);
    },
  };
  return (
    <>
      <div className={screen['head']}>
        <div>
          <div className={styles['titleLine']}>
            <Title order={1} className={screen['title'] ?? ''}>
              {text.orders.heading(order.number)}
            </Title>
            <StatusTone status={order.status} />
            <PurposeTone purpose={order.purpose} />
            {order.testMode && <TestTone />}
          </div>
          <div className={`${screen['quiet']} ${screen['small']}`}>
            {text.orders.placed(times.moment(order.placedOn))}
            {order.fulfilledOn !== null && ` · ${text.orders.fulfilled(times.moment(order.fulfilledOn))}`}
          </div>
        </div>
        <div className={screen['grow']} />
        <Group gap="sm">
          {order.canMarkPaid && (
            <>
              <Button variant="default" onClick={() => setAsking('cancel-unpaid')}>
                {text.orders.cancel}
              </Button>
              <Button onClick={() => setAsking('mark-paid')} leftSection={<CheckIcon size={18} />}>
                {payments.order.markPaid}
              </Button>
            </>
          )}
          {order.canCancel && (
            <Button variant="default" onClick={() => setAsking('cancel')} disabled={fulfil.isPending}>
              {text.orders.cancel}
            </Button>
          )}
          {order.refundableMinor > 0 && (
            <Button variant="default" onClick={() => setAsking('refund')} disabled={fulfil.isPending}>
              {text.orders.refund}
            </Button>
          )}
          {order.canFulfil && (
            <BusyButton
              loading={fulfil.isPending}
              onClick={() => fulfil.mutate()}
              leftSection={<CheckIcon size={18} />}
            >
              {text.orders.fulfil}
            </BusyButton>
          )}
        </Group>
      </div>
      <FulfilNotice
        order={order}
        until={order.undoFulfilMs === 0 ? 0 : props.receivedOn + order.undoFulfilMs}
        wasJustMarked={fulfil.isSuccess}
        onUndone={keep}
        onReload={props.onReload}
      />
      {fulfil.isError && (
        <div className={styles['failure']}>
          <OrderFailure
            error={fulfil.error}
            onReload={async () => {
              await props.onReload();
              fulfil.reset();
            }}
          />
        </div>
      )}
      <div className={screen['columns']}>
        <div className={screen['stack']}>
          <OrderLines order={order} />
          <OrderTimeline order={order} />
        </div>
        <OrderPeople order={order} />
      </div>
      {asking === 'refund' && <RefundDialog order={order} {...dialog} />}
      {(asking === 'mark-paid' || asking === 'cancel-unpaid') && (
        <UnpaidDialog order={order} call={asking} {...dialog} />
      )}
      {asking === 'cancel' && <CancelDialog order={order} {...dialog} />}
    </>
  );
}

/** A mutation returns the updated order. Lists that show it are invalidated. */
function keep(order: OrderDetail): void {
  updateCache(['order', order.id], () => order);
  void queryClient.invalidateQueries({ queryKey: ['orders'] });
  void queryClient.invalidateQueries({ queryKey: ['mails'] });
}
