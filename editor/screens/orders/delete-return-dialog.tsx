import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { client } from '../../app/client.ts';
import { returns as text } from '../../text/en-returns.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OrderFailure } from './order-failure.tsx';
import { useOrderCall } from './use-order-call.ts';

/** Asks before a return is deleted that was recorded by mistake, and says what that undoes. */
export function DeleteReturnDialog(props: {
  order: OrderDetail;
  one: OrderDetail['returns'][number];
  onClose: () => void;
  onDone: (order: OrderDetail) => void;
  onReload: () => Promise<unknown>;
}) {
  const { order, one } = props;
  const { busy, failure, close, run } = useOrderCall(props.onClose);
  const remove = () =>
    run(async () => {
      const changed = await client.call('POST', '/api/admin/orders/:id/returns/:returnId/delete', {
        params: { id: order.id, returnId: one.id },
        body: { revision: order.revision },
      });
      notifications.show({ message: text.removed(one.number) });
      props.onDone(changed);
    });
  return (
    <Dialog opened onClose={close} title={text.removeTitle(one.number)} closeOnClickOutside={false}>
      <Stack gap="md">
        {failure !== null && <OrderFailure error={failure} onReload={props.onReload} />}
        <Text size="sm">{text.removeWhat}</Text>
        {one.returnedToStock && <Text size="sm">{text.removeFromStock}</Text>}
        {one.isRefundDue && order.refundDueMinor > 0 && <Text size="sm">{text.removeDue}</Text>}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} disabled={busy} data-autofocus>
            {text.removeKeep}
          </Button>
          <BusyButton color="red.8" loading={busy} onClick={() => void remove()}>
            {text.remove}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
