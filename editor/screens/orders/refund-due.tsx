import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { useEffect } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { returns as text } from '../../text/en-returns.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { returnFocus } from '../../ui/focus-place.ts';
import { useShowMoney } from '../../ui/show-money.ts';
import styles from './refund-due.module.css';

/** Says what is to be refunded of an order, with the ways to get it done. */
export function RefundDue(props: {
  order: OrderDetail;
  onRefund: () => void;
  onChanged: (order: OrderDetail) => void;
}) {
  const { order } = props;
  const showMoney = useShowMoney();
  const money = (minor: number) => showMoney({ minor, currency: order.currency });
  const settle = useMutation({
    mutationFn: () =>
      client.call('POST', '/api/admin/orders/:id/refund-due/settle', {
        params: { id: order.id },
        body: { revision: order.revision },
      }),
    onSuccess: (changed) => {
      notifications.show({ message: text.settled });
      props.onChanged(changed);
    },
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  // The pressed button, or the one that opened the refund, is removed with this.
  useEffect(() => () => void requestAnimationFrame(() => returnFocus(null)), []);
  const most = Math.min(order.refundDueMinor, order.refundableMinor);
  return (
    <section className={styles['due']} aria-label={text.due}>
      <span>{text.dueOf(money(order.refundDueMinor))}</span>
      <Group gap="xs">
        <BusyButton
          variant="default"
          size="xs"
          title={text.settleHint}
          loading={settle.isPending}
          onClick={() => settle.mutate()}
        >
          {text.settle}
        </BusyButton>
        {most > 0 && (
          <Button size="xs" onClick={props.onRefund}>
            {text.refundDue(money(most))}
          </Button>
        )}
      </Group>
    </section>
  );
}
