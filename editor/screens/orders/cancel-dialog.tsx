import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { type FormEvent, useState } from 'react';
import { client } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { refunds } from '../../text/en-refunds.ts';
import { useShowMoney } from '../../ui/show-money.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './order-page.module.css';
import { OrderFailure } from './order-failure.tsx';
import { ReturnToStockCheckbox } from './return-to-stock-checkbox.tsx';
import { runningNames, SubscriptionChoice } from './subscription-choice.tsx';
import { useOrderCall } from './use-order-call.ts';

/** Cancels an order that is not fulfilled. As with a refund, each opening of the dialog has one idempotency key. */
export function CancelDialog(props: {
  order: OrderDetail;
  onClose: () => void;
  onDone: (order: OrderDetail) => void;
  onReload: () => Promise<unknown>;
}) {
  const { order } = props;
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [returnToStock, setReturnToStock] = useState(order.canReturnToStock);
  const [endSubscription, setEndSubscription] = useState(true);
  const running = runningNames(order.startedSubscriptions);
  const { busy, failure, close, run } = useOrderCall(props.onClose);
  const showMoney = useShowMoney();
  const money = (minor: number) => showMoney({ minor, currency: order.currency });
  const cancelAll =
    order.manualPayment === null || order.refundableToCardMinor === 0
      ? text.orders.cancelAll(money(order.refundableMinor))
      : refunds.byHand.cancelAll(money(order.refundableToCardMinor));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const canceled = await client.call('POST', '/api/admin/orders/:id/cancel', {
        params: { id: order.id },
        body: {
          reason: reason.trim(),
          returnToStock,
          endSubscription,
          idempotencyKey,
          revision: order.revision,
        },
      });
      notifications.show({
        message:
          canceled.status === 'canceled'
            ? text.orders.cancelDone(order.number)
            : text.orders.cancelNoted(order.number),
      });
      props.onDone(canceled);
    });
  };

  return (
    <Dialog opened onClose={close} title={text.orders.cancelTitle(order.number)} closeOnClickOutside={false}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {failure !== null && <OrderFailure error={failure} onReload={props.onReload} />}
          <Text size="sm">{order.refundableMinor > 0 ? cancelAll : text.orders.cancelFree}</Text>
          {running.length > 0 && (
            <SubscriptionChoice names={running} ends={endSubscription} onChange={setEndSubscription} />
          )}
          {order.subscriptionId !== null && <div className={styles['note']}>{text.orders.refundGoesOn}</div>}
          <Textarea
            label={text.orders.refundReason}
            description={text.orders.refundReasonHint}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={500}
            autosize
            minRows={2}
            maxRows={6}
            data-autofocus
          />
          {order.canReturnToStock && (
            <ReturnToStockCheckbox checked={returnToStock} onChange={setReturnToStock} />
          )}
          {order.testMode && <div className={styles['note']}>{text.orders.refundTest}</div>}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close} disabled={busy}>
              {text.orders.cancelKeep}
            </Button>
            <BusyButton type="submit" color="red.8" loading={busy}>
              {text.orders.cancelSubmit}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
