import { Button, Checkbox, Group, Stack } from '@mantine/core';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { noTracking, type Tracking, trackingProblems } from '@vitrine/domain/order/tracking.ts';
import { type FormEvent, useState } from 'react';
import { client } from '../../app/client.ts';
import { fulfilment as text } from '../../text/en-fulfilment.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { allUnits, readUnits } from './units-draft.ts';
import styles from './fulfil-dialog.module.css';
import { MailPreview } from './mail-preview.tsx';
import { OrderFailure } from './order-failure.tsx';
import { TrackingFields } from './tracking-fields.tsx';
import { UnitFields } from './unit-fields.tsx';
import { useOrderCall } from './use-order-call.ts';

/** Sends units of an order: how many of what, how they travel, and the email the buyer gets, as it will be. */
export function FulfilDialog(props: {
  order: OrderDetail;
  onClose: () => void;
  onDone: (order: OrderDetail) => void;
  onReload: () => Promise<unknown>;
}) {
  const { order } = props;
  const lines = order.lines
    .filter(({ toSend }) => toSend > 0)
    .map((line) => ({ ...line, most: line.toSend }));
  const [typed, setTyped] = useState(() => allUnits(lines));
  const [tracking, setTracking] = useState<Tracking>(noTracking);
  const [notify, setNotify] = useState(order.email !== '');
  const { sheet, busy, failure, refusals, clearRefusals, isAsked, close, showProblems, run } = useOrderCall(
    props.onClose,
    { showsRefusals: true },
  );

  const { units, problems } = readUnits(lines, typed, useShowNumber());
  const wrongTracking = trackingProblems(tracking);
  const isComplete =
    units.length > 0 && Object.keys(problems).length === 0 && Object.keys(wrongTracking).length === 0;
  const nothing = units.length === 0 && Object.keys(problems).length === 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) {
      showProblems();
      return;
    }
    void run(async () => {
      const changed = await client.call('POST', '/api/admin/orders/:id/fulfilments', {
        params: { id: order.id },
        body: { lines: units, ...tracking, notify, revision: order.revision },
      });
      props.onDone(changed);
    });
  };

  return (
    <Dialog opened onClose={close} title={text.title(order.number)} closeOnClickOutside={false} size={920}>
      <form ref={sheet} onSubmit={submit} noValidate className={styles['columns']}>
        <Stack gap="md">
          {failure !== null && <OrderFailure error={failure} onReload={props.onReload} />}
          <UnitFields
            legend={text.items}
            lines={lines}
            typed={typed}
            problems={problems}
            nothing={isAsked && nothing ? text.nothing : null}
            onChange={setTyped}
          />
          {order.totals.requiresDelivery && (
            <TrackingFields
              value={tracking}
              errors={{ ...refusals, ...(isAsked ? wrongTracking : {}) }}
              onChange={(change) => {
                setTracking({ ...tracking, ...change });
                clearRefusals();
              }}
            />
          )}
          {order.email !== '' && (
            <Checkbox
              label={text.notify}
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
              {notify ? text.submitAndSend : text.submit}
            </BusyButton>
          </Group>
        </Stack>
        <MailPreview
          queryKey={['fulfilment-preview', order.id]}
          isWanted={notify}
          hint={text.previewHint}
          body={isComplete ? { lines: units, ...tracking } : null}
          read={(body, signal) =>
            client.call(
              'POST',
              '/api/admin/orders/:id/fulfilments/preview',
              { params: { id: order.id }, body },
              signal,
            )
          }
        />
      </form>
    </Dialog>
  );
}
