import { Button, Group, Radio, Stack, TextInput, type TextInputProps, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import { splitRefund } from '@vitrine/domain/order/refund-order.ts';
import { type FormEvent, useState } from 'react';
import { client } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { useShowMoney } from '../../ui/show-money.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFocusAtFirst } from '../../ui/use-focus-at-first.ts';
import styles from './order-page.module.css';
import { OrderFailure } from './order-failure.tsx';
import { checkRefundAmount } from './refund-amount.ts';
import { ReturnToStockCheckbox } from './return-to-stock-checkbox.tsx';
import { useOrderCall } from './use-order-call.ts';

/**
 * A full or partial refund. Each opening of the dialog has its own idempotency key: pressing the button again after a
 * lost response retries the same refund, never a second one.
 */
export function RefundDialog(props: {
  order: OrderDetail;
  /** What is to be refunded, for a start; 0 to start with everything. */
  dueMinor: number;
  onClose: () => void;
  onDone: (order: OrderDetail) => void;
  onReload: () => Promise<unknown>;
}) {
  const { order } = props;
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [startMinor] = useState(() =>
    props.dueMinor > 0 && props.dueMinor < order.refundableMinor ? props.dueMinor : null,
  );
  const [how, setHow] = useState<'whole' | 'part'>(startMinor === null ? 'whole' : 'part');
  const [typed, setTyped] = useState(() =>
    startMinor === null ? '' : toDecimal({ minor: startMinor, currency: order.currency }),
  );
  const [reason, setReason] = useState('');
  /** Null until the owner ticks or unticks it: the default depends on the refund. */
  const [ticked, setTicked] = useState<boolean | null>(null);
  const [amountError, setAmountError] = useState<string | null>(null);
  const { busy, failure, close, run } = useOrderCall(props.onClose);

  const showMoney = useShowMoney();
  const money = (minor: number) => showMoney({ minor, currency: order.currency });
  const checked =
    how === 'whole'
      ? ({ ok: true, minor: order.refundableMinor } as const)
      : checkRefundAmount(typed, order.refundableMinor, order.currency, showMoney);

  // Items that came back have been dealt with already.
  const canReturnToStock = order.canReturnToStock && props.dueMinor === 0;
  // By default the items of a full refund return to stock unless they were shipped.
  const returnToStock = canReturnToStock && (ticked ?? (how === 'whole' && order.fulfilledOn === null));
  const { cardMinor, giftCardMinor } = splitRefund(
    {
      cardMinor: order.refundableToCardMinor,
      giftCardMinor: order.refundableMinor - order.refundableToCardMinor,
    },
    checked.ok ? checked.minor : 0,
  );

  const subscriptions = order.startedSubscriptions;
  const endsSubscription = subscriptions.length > 0 && checked.ok && checked.minor === order.refundableMinor;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!checked.ok) {
      setAmountError(checked.sentence);
      return;
    }
    void run(async () => {
      const refunded = await client.call('POST', '/api/admin/orders/:id/refund', {
        params: { id: order.id },
        body: {
          amountMinor: checked.minor,
          reason: reason.trim(),
          returnToStock,
          idempotencyKey,
          revision: order.revision,
        },
      });
      const isPending = refunded.refunds.some((refund) => refund.status === 'pending');
      const sum = money(checked.minor);
      notifications.show({ message: isPending ? text.orders.refundNoted(sum) : text.orders.refundDone(sum) });
      props.onDone(refunded);
    });
  };

  return (
    <Dialog opened onClose={close} title={text.orders.refundTitle(order.number)} closeOnClickOutside={false}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {failure !== null && <OrderFailure error={failure} onReload={props.onReload} />}
          <Radio.Group
            label={text.orders.refundHow}
            value={how}
            onChange={(value) => setHow(value === 'part' ? 'part' : 'whole')}
          >
            <Stack gap="xs" mt="xs">
              <Radio
                value="whole"
                label={`${text.orders.refundWhole} · ${money(order.refundableMinor)}`}
                data-autofocus
              />
              <Radio value="part" label={text.orders.refundPart} />
            </Stack>
          </Radio.Group>
          {how === 'part' && (
            <AmountField
              description={text.orders.refundAmountHint(money(order.refundableMinor))}
              placeholder={toDecimal({ minor: order.refundableMinor, currency: order.currency })}
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setAmountError(null);
              }}
              onBlur={() => setAmountError(typed === '' || checked.ok ? null : checked.sentence)}
              error={amountError}
            />
          )}
          <Textarea
            label={text.orders.refundReason}
            description={text.orders.refundReasonHint}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={500}
            autosize
            minRows={2}
            maxRows={6}
          />
          {giftCardMinor > 0 && (
            <div className={styles['note']}>
              {text.orders.refundSplit(money(cardMinor), money(giftCardMinor))}
            </div>
          )}
          {canReturnToStock && <ReturnToStockCheckbox checked={returnToStock} onChange={setTicked} />}
          {endsSubscription && (
            <div className={styles['note']}>{text.orders.refundEnds(subscriptions.join(', '))}</div>
          )}
          {order.subscriptionId !== null && <div className={styles['note']}>{text.orders.refundGoesOn}</div>}
          {order.testMode && <div className={styles['note']}>{text.orders.refundTest}</div>}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close} disabled={busy}>
              {text.orders.refundNotNow}
            </Button>
            <BusyButton type="submit" color="red.8" loading={busy}>
              {checked.ok ? text.orders.refundSubmit(money(checked.minor)) : text.orders.refundSubmitPlain}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function AmountField(props: TextInputProps) {
  const field = useFocusAtFirst();
  return <TextInput ref={field} label={text.orders.refundAmount} inputMode="decimal" {...props} />;
}
