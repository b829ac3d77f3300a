import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { type FormEvent, useState } from 'react';
import { client } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { payments } from '../../text/en-payments.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useShowMoney } from '../../ui/show-money.ts';
import { OrderFailure } from './order-failure.tsx';
import { useOrderCall } from './use-order-call.ts';

/** Marks an order that is paid by hand as paid, or cancels it as unpaid. Either way its buyer gets a mail. */
export function UnpaidDialog(props: {
  order: OrderDetail;
  call: 'mark-paid' | 'cancel-unpaid';
  onClose: () => void;
  onDone: (order: OrderDetail) => void;
  onReload: () => Promise<unknown>;
}) {
  const { order, call } = props;
  const [reason, setReason] = useState('');
  const { busy, failure, close, run } = useOrderCall(props.onClose);
  const isPaid = call === 'mark-paid';
  const words = isPaid ? payments.order.pay : payments.order.unpaid;
  const sum = useShowMoney()({ minor: order.payment.amountMinor, currency: order.currency });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const params = { id: order.id };
    const { revision } = order;
    void run(async () => {
      const changed = isPaid
        ? await client.call('POST', '/api/admin/orders/:id/mark-paid', { params, body: { revision } })
        : await client.call('POST', '/api/admin/orders/:id/cancel-unpaid', {
            params,
            body: { revision, reason: reason.trim() },
          });
      notifications.show({ message: words.done(order.number) });
      props.onDone(changed);
    });
  };

  return (
    <Dialog opened onClose={close} title={words.title(order.number)} closeOnClickOutside={false}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {failure !== null && <OrderFailure error={failure} onReload={props.onReload} />}
          <Text size="sm">{words.what(sum, order.email)}</Text>
          {!isPaid && (
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
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close} disabled={busy}>
              {words.keep}
            </Button>
            <BusyButton
              type="submit"
              loading={busy}
              {...(isPaid ? { 'data-autofocus': true } : { color: 'red.8' })}
            >
              {words.submit}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
