import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { FulfilmentView, OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { type Tracking, trackingProblems } from '@vitrine/domain/order/tracking.ts';
import { type FormEvent, useState } from 'react';
import { client } from '../../app/client.ts';
import { fulfilment as text } from '../../text/en-fulfilment.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './fulfil-dialog.module.css';
import { MailPreview } from './mail-preview.tsx';
import { OrderFailure } from './order-failure.tsx';
import { TrackingFields } from './tracking-fields.tsx';
import { useOrderCall } from './use-order-call.ts';

interface ParcelDialog {
  readonly order: OrderDetail;
  readonly parcel: FulfilmentView;
  readonly onClose: () => void;
  readonly onDone: (order: OrderDetail) => void;
  readonly onReload: () => Promise<unknown>;
}

/** Carrier and tracking number of what was sent already. */
export function TrackingDialog({ order, parcel, onClose, onDone, onReload }: ParcelDialog) {
  const [tracking, setTracking] = useState<Tracking>(() => ({
    carrier: parcel.carrier,
    carrierName: parcel.carrierName,
    trackingNumber: parcel.trackingNumber,
    trackingUrl: parcel.trackingUrl,
  }));
  const [notify, setNotify] = useState(false);
  const { sheet, busy, failure, refusals, clearRefusals, isAsked, close, showProblems, run } = useOrderCall(
    onClose,
    { showsRefusals: true },
  );
  const problems = trackingProblems(tracking);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(problems).length > 0) {
      showProblems();
      return;
    }
    void run(async () => {
      const changed = await client.call('PUT', '/api/admin/orders/:id/fulfilments/:fulfilmentId', {
        params: { id: order.id, fulfilmentId: parcel.id },
        body: { ...tracking, notify, revision: order.revision },
      });
      // One that waits is reported with its Undo, on the order's page.
      const isUndoable = changed.fulfilments.some(
        ({ id, trackingUndoMs }) => id === parcel.id && trackingUndoMs > 0,
      );
      if (!isUndoable) notifications.show({ message: text.trackingSaved });
      onDone(changed);
    });
  };

  return (
    <Dialog
      opened
      onClose={close}
      title={text.trackingTitle(parcel.number)}
      closeOnClickOutside={false}
      size={order.email === '' ? 'md' : 920}
    >
      <form
        ref={sheet}
        onSubmit={submit}
        noValidate
        {...(order.email === '' ? {} : { className: styles['columns'] })}
      >
        <Stack gap="md">
          {failure !== null && <OrderFailure error={failure} onReload={onReload} />}
          <TrackingFields
            value={tracking}
            errors={{ ...refusals, ...(isAsked ? problems : {}) }}
            onChange={(change) => {
              setTracking({ ...tracking, ...change });
              clearRefusals();
            }}
            isFirst
          />
          {order.email !== '' && (
            <Checkbox
              label={text.trackingNotify}
              description={text.notifyHint(order.email)}
              checked={notify}
              onChange={(event) => setNotify(event.currentTarget.checked)}
            />
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close} disabled={busy}>
              {text.cancel}
            </Button>
            <BusyButton type="submit" loading={busy}>
              {notify ? text.trackingSaveAndSend : text.trackingSave}
            </BusyButton>
          </Group>
        </Stack>
        {order.email !== '' && (
          <MailPreview
            queryKey={['tracking-preview', order.id, parcel.id]}
            isWanted={notify}
            hint={text.trackingPreviewHint}
            body={Object.keys(problems).length === 0 ? tracking : null}
            read={(body, signal) =>
              client.call(
                'POST',
                '/api/admin/orders/:id/fulfilments/:fulfilmentId/tracking-preview',
                { params: { id: order.id, fulfilmentId: parcel.id }, body },
                signal,
              )
            }
          />
        )}
      </form>
    </Dialog>
  );
}

/** Asks before a fulfillment is canceled whose mail may have been sent. */
export function CancelFulfilmentDialog({ order, parcel, onClose, onDone, onReload }: ParcelDialog) {
  const { busy, failure, close, run } = useOrderCall(onClose);
  const cancel = () => {
    void run(async () => {
      const changed = await client.call('POST', '/api/admin/orders/:id/fulfilments/:fulfilmentId/cancel', {
        params: { id: order.id, fulfilmentId: parcel.id },
        body: { revision: order.revision },
      });
      notifications.show({ message: text.cancelDone(parcel.number) });
      onDone(changed);
    });
  };
  return (
    <Dialog opened onClose={close} title={text.cancelTitle(parcel.number)} closeOnClickOutside={false}>
      <Stack gap="md">
        {failure !== null && <OrderFailure error={failure} onReload={onReload} />}
        <Text size="sm">{text.cancelWhat}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close} disabled={busy} data-autofocus>
            {text.cancelKeep}
          </Button>
          <BusyButton color="red.8" loading={busy} onClick={cancel}>
            {text.cancelParcel}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
