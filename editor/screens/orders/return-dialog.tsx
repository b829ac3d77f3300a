import { Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { MAX_RETURN_NOTE } from '@vitrine/domain/order/order-notes.ts';
import { asReturned, madeDueBy } from '@vitrine/domain/order/returns.ts';
import { type FormEvent, useState } from 'react';
import { client } from '../../app/client.ts';
import { fulfilment } from '../../text/en-fulfilment.ts';
import { returns as text } from '../../text/en-returns.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useShowMoney, useShowNumber } from '../../ui/show-money.ts';
import { OrderFailure } from './order-failure.tsx';
import { UnitFields } from './unit-fields.tsx';
import { allUnits, readUnits, type TypedUnits } from './units-draft.ts';
import { useOrderCall } from './use-order-call.ts';

/** Records which units came back, and what follows: whether they can be sold again, and a refund. */
export function ReturnDialog(props: {
  order: OrderDetail;
  onClose: () => void;
  /** `refunds`: the owner wants to refund them next. */
  onDone: (order: OrderDetail, refunds: boolean) => void;
  onReload: () => Promise<unknown>;
}) {
  const { order } = props;
  const lines = order.lines
    .filter(({ toReturn }) => toReturn > 0)
    .map((line) => ({ ...line, most: line.toReturn }));
  const isOne = lines.length === 1 && lines[0]?.most === 1;
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState<TypedUnits>(() => (isOne ? allUnits(lines) : {}));
  const [returnToStock, setReturnToStock] = useState(order.canReturnToStock);
  const [wantsRefund, setWantsRefund] = useState(true);
  const [note, setNote] = useState('');
  const { sheet, busy, failure, isAsked, close, showProblems, run } = useOrderCall(props.onClose);
  const money = useShowMoney();
  const showNumber = useShowNumber();

  const { units, problems } = readUnits(lines, typed, showNumber);
  const isComplete = units.length > 0 && Object.keys(problems).length === 0;
  const nothing = units.length === 0 && Object.keys(problems).length === 0;
  // Units that a refund has named come back first: nothing more is due for them.
  const refunded = order.lines.map(({ id, toReturn, toRefund }) => ({
    lineId: id,
    quantity: toReturn - toRefund.sent,
  }));
  const back = { lines: asReturned({ refunded, returned: [] }, units), isRefundDue: true };
  const due = (all: Parameters<typeof madeDueBy>[2]) => madeDueBy(order.totals, order.lines, all);
  const amountMinor = Math.min(due([...order.returns, back]) - due(order.returns), order.refundableMinor);
  const refunds = wantsRefund && order.refundableMinor > 0 && amountMinor > 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) {
      showProblems();
      return;
    }
    void run(async () => {
      const changed = await client.call('POST', '/api/admin/orders/:id/returns', {
        params: { id: order.id },
        body: {
          lines: units,
          returnToStock,
          isRefundDue: refunds,
          note: note.trim(),
          idempotencyKey,
          revision: order.revision,
        },
      });
      const count = units.reduce((sum, { quantity }) => sum + quantity, 0);
      notifications.show({ message: text.done(showNumber, count) });
      props.onDone(changed, refunds);
    });
  };

  return (
    <Dialog opened onClose={close} title={text.title(order.number)} closeOnClickOutside={false}>
      <form ref={sheet} onSubmit={submit} noValidate>
        <Stack gap="md">
          {failure !== null && <OrderFailure error={failure} onReload={props.onReload} />}
          <Text size="sm" c="dimmed">
            {text.lead}
          </Text>
          <UnitFields
            legend={text.items}
            lines={lines}
            typed={typed}
            problems={problems}
            nothing={isAsked && nothing ? fulfilment.nothing : null}
            onChange={setTyped}
          />
          {order.canReturnToStock && (
            <Checkbox
              label={text.backToStock}
              description={text.backToStockHint}
              checked={returnToStock}
              onChange={(event) => setReturnToStock(event.currentTarget.checked)}
            />
          )}
          {order.refundableMinor > 0 && (
            <Checkbox
              label={
                amountMinor > 0
                  ? text.refund(money({ minor: amountMinor, currency: order.currency }))
                  : text.refundPlain
              }
              description={text.refundHint}
              checked={wantsRefund}
              onChange={(event) => setWantsRefund(event.currentTarget.checked)}
            />
          )}
          <Textarea
            label={text.note}
            description={text.noteHint}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            maxLength={MAX_RETURN_NOTE}
            autosize
            minRows={2}
            maxRows={6}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close} disabled={busy}>
              {fulfilment.cancel}
            </Button>
            <BusyButton type="submit" loading={busy}>
              {refunds ? text.submitAndRefund : text.submit}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
