import { Button, Group, Title } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { client, updateCache, queryClient } from '../../app/client.ts';
import { usePageActions } from '../../app/palette/page-actions.ts';
import { text } from '../../text/en.ts';
import { orderContact as contact } from '../../text/en-order-contact.ts';
import { fulfilment as words } from '../../text/en-fulfilment.ts';
import { returns } from '../../text/en-returns.ts';
import { payments } from '../../text/en-payments.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackIcon, CheckIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { useShowTime } from '../../ui/show-time.ts';
import { FulfilDialog } from './fulfil-dialog.tsx';
import { FulfilNotice, undoableOf } from './fulfil-notice.tsx';
import { FromDraft } from './from-draft.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderPeople } from './order-people.tsx';
import { Parcels } from './parcels.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import styles from './order-page.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { RefundDue } from './refund-due.tsx';
import { Returns } from './returns.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { FulfilmentTone, PurposeTone, ReturnTone, StatusTone, TestTone } from './status-tone.tsx';
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

type Question = 'fulfil' | 'return' | 'refund' | 'cancel' | 'mark-paid' | 'cancel-unpaid' | 'contact';

function Order(props: {
  order: OrderDetail;
  /** When its response arrived, milliseconds since the epoch. */
  receivedOn: number;
  onReload: () => Promise<unknown>;
}) {
  const { order } = props;
  const times = useShowTime();
  const [asking, setAsking] = useState<Question | null>(null);
  /** What the refund starts with; kept, since the order itself arrives a moment after a return. */
  const [dueMinor, setDueMinor] = useState(0);
  /** The fulfilments there were before the dialog was opened. */
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  /** The fulfilment whose tracking was just changed here, with a mail that waits. */
  const [retracked, setRetracked] = useState('');
  const undoable = undoableOf(order);
  const wasJustDone =
    undoable !== null &&
    (undoable.what === 'tracking'
      ? undoable.fulfilment.id === retracked
      : known !== null && !known.has(undoable.fulfilment.id));

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
  const canReturn = order.lines.some(({ toReturn }) => toReturn > 0);
  const fulfil = () => {
    setKnown(new Set(order.fulfilments.map(({ id }) => id)));
    setAsking('fulfil');
  };
  const refund = () => {
    setDueMinor(0);
    setAsking('refund');
  };
  usePageActions([
    ...(order.canFulfil ? [{ name: words.open, words: 'send ship fulfil', run: fulfil }] : []),
    ...(order.canMarkPaid ? [{ name: payments.order.markPaid, run: () => setAsking('mark-paid') }] : []),
    ...(order.refundableMinor > 0 ? [{ name: text.orders.refund, words: 'money back', run: refund }] : []),
    ...(canReturn ? [{ name: returns.open, run: () => setAsking('return') }] : []),
    ...(order.canCancel ? [{ name: text.orders.cancel, run: () => setAsking('cancel') }] : []),
    ...(order.canCancelUnpaid ? [{ name: text.orders.cancel, run: () => setAsking('cancel-unpaid') }] : []),
    ...(order.canCorrectContact
      ? [{ name: contact.openLabel, words: contact.words, run: () => setAsking('contact') }]
      : []),
  ]);
  return (
    <>
      <div className={screen['head']}>
        <div>
          <div className={styles['titleLine']}>
            <Title order={1} className={screen['title'] ?? ''}>
              {text.orders.heading(order.number)}
            </Title>
            <StatusTone status={order.status} />
            <FulfilmentTone order={order} />
            <ReturnTone lines={order.lines} />
            <PurposeTone purpose={order.purpose} />
            {order.testMode && <TestTone />}
          </div>
          <div className={`${screen['quiet']} ${screen['small']}`}>
            {text.orders.placed(times.moment(order.placedOn))}
            {order.fulfilledOn !== null && ` · ${text.orders.fulfilled(times.moment(order.fulfilledOn))}`}
            {order.draftOrder !== null && (
              <>
                {' · '}
                <FromDraft draft={order.draftOrder} />
              </>
            )}
          </div>
        </div>
        <div className={screen['grow']} />
        <Group gap="sm">
          {order.canCancelUnpaid && (
            <Button variant="subtle" color="gray" onClick={() => setAsking('cancel-unpaid')}>
              {text.orders.cancel}
            </Button>
          )}
          {order.canMarkPaid && (
            <Button onClick={() => setAsking('mark-paid')} leftSection={<CheckIcon size={18} />}>
              {payments.order.markPaid}
            </Button>
          )}
          {order.canCancel && (
            <Button variant="subtle" color="gray" onClick={() => setAsking('cancel')}>
              {text.orders.cancel}
            </Button>
          )}
          {canReturn && (
            <Button variant="default" onClick={() => setAsking('return')}>
              {returns.open}
            </Button>
          )}
          {order.refundableMinor > 0 && (
            <Button variant="default" onClick={refund}>
              {text.orders.refund}
            </Button>
          )}
          {order.canFulfil && (
            <Button onClick={fulfil} leftSection={<CheckIcon size={18} />}>
              {words.open}
            </Button>
          )}
        </Group>
      </div>
      <FulfilNotice
        order={order}
        undoable={undoable}
        until={undoable === null ? 0 : props.receivedOn + undoable.undoMs}
        wasJustDone={wasJustDone}
        onUndone={keep}
        onReload={props.onReload}
      />
      {order.refundDueMinor > 0 && (
        <RefundDue
          order={order}
          onRefund={() => {
            setDueMinor(order.refundDueMinor);
            setAsking('refund');
          }}
          onChanged={keep}
        />
      )}
      <div className={screen['columns']}>
        <div className={screen['stack']}>
          <OrderLines order={order} />
          {order.fulfilments.length > 0 && (
            <Parcels order={order} onChanged={keep} onTracked={setRetracked} onReload={props.onReload} />
          )}
          {order.returns.length > 0 && <Returns order={order} onChanged={keep} onReload={props.onReload} />}
          <OrderTimeline order={order} onChanged={keep} />
        </div>
        <div className={screen['stack']}>
          <OrderNotes key={order.id} order={order} />
          <OrderDocuments order={order} />
          <OrderPeople order={order} onChanged={keep} onEditContact={() => setAsking('contact')} />
        </div>
      </div>
      {asking === 'fulfil' && <FulfilDialog order={order} {...dialog} />}
      {asking === 'return' && (
        <ReturnDialog
          order={order}
          {...dialog}
          onDone={(changed, refunds) => {
            keep(changed);
            setDueMinor(changed.refundDueMinor);
            setAsking(refunds ? 'refund' : null);
          }}
        />
      )}
      {asking === 'refund' && <RefundDialog order={order} dueMinor={dueMinor} {...dialog} />}
      {(asking === 'mark-paid' || asking === 'cancel-unpaid') && (
        <UnpaidDialog order={order} call={asking} {...dialog} />
      )}
      {asking === 'contact' && (
        <ContactDialog order={order} onChanged={keep} onClose={() => setAsking(null)} />
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
