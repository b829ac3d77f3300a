import {
  Button,
  Checkbox,
  Group,
  Radio,
  Stack,
  TextInput,
  type TextInputProps,
  Textarea,
} from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { toDecimal } from '@vitrine/domain/money/format-money.ts';
import { splitRefund } from '@vitrine/domain/order/refund-order.ts';
import { type FormEvent, useState } from 'react';
import { client } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { fulfilment } from '../../text/en-fulfilment.ts';
import { refunds } from '../../text/en-refunds.ts';
import { useShowMoney, useShowNumber } from '../../ui/show-money.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFocusAtFirst } from '../../ui/use-focus-at-first.ts';
import styles from './order-page.module.css';
import { OrderFailure } from './order-failure.tsx';
import { checkRefundAmount } from './refund-amount.ts';
import { DeliveryCheckbox, RefundItems } from './refund-items.tsx';
import { leavesNothing, proposeRefund, readRefund, startUnits, type TypedRefund } from './refund-proposal.ts';
import { ReturnToStockCheckbox } from './return-to-stock-checkbox.tsx';
import { runningNames, SubscriptionChoice } from './subscription-choice.tsx';
import { useOrderCall } from './use-order-call.ts';

/**
 * A refund of everything, of chosen items, or of an amount. Each opening of the dialog has its own idempotency key: pressing the button again after a
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
  const [how, setHow] = useState<'whole' | 'items' | 'part'>(startMinor === null ? 'whole' : 'part');
  const [typed, setTyped] = useState(() =>
    startMinor === null ? '' : toDecimal({ minor: startMinor, currency: order.currency }),
  );
  const [reason, setReason] = useState('');
  /** Null until the owner ticks or unticks it: the default depends on the refund. */
  const [ticked, setTicked] = useState<boolean | null>(null);
  const [amountError, setAmountError] = useState<string | null>(null);
  const [typedUnits, setTypedUnits] = useState<TypedRefund>(() => startUnits(order));
  /** Null until the owner ticks or unticks it. */
  const [wantsDelivery, setWantsDelivery] = useState<boolean | null>(null);
  /** Null: what was paid for the items. */
  const [typedForItems, setTypedForItems] = useState<string | null>(null);
  const [endSubscription, setEndSubscription] = useState(true);
  const { sheet, busy, failure, isAsked, close, showProblems, run } = useOrderCall(props.onClose);

  const showMoney = useShowMoney();
  const money = (minor: number) => showMoney({ minor, currency: order.currency });
  const chosen = readRefund(order, typedUnits, useShowNumber());
  const { refundableDeliveryMinor: deliveryMinor } = order;
  const withDelivery = deliveryMinor > 0 && (wantsDelivery ?? leavesNothing(order, chosen.units));
  const proposedMinor = proposeRefund(order, chosen.units, withDelivery);
  const typedAmount =
    how === 'part' ? typed : (typedForItems ?? toDecimal({ minor: proposedMinor, currency: order.currency }));
  const checked =
    how === 'whole'
      ? ({ ok: true, minor: order.refundableMinor } as const)
      : checkRefundAmount(typedAmount, order.refundableMinor, order.currency, showMoney);
  const isNothingChosen = chosen.isRight && chosen.units.length === 0;

  // Items that came back have been dealt with already, and an amount is for none.
  const canReturnToStock =
    order.canReturnToStock && (how === 'items' || (how === 'whole' && props.dueMinor === 0));
  // By default the items return to stock unless they were shipped.
  const isShipped = how === 'items' ? chosen.units.some(({ isSent }) => isSent) : order.fulfilledOn !== null;
  const returnToStock = canReturnToStock && (ticked ?? !isShipped);
  const { cardMinor, giftCardMinor } = splitRefund(
    {
      cardMinor: order.refundableToCardMinor,
      giftCardMinor: order.refundableMinor - order.refundableToCardMinor,
    },
    checked.ok ? checked.minor : 0,
  );

  // What was not paid through a payment service, its owner pays back.
  const byHandMinor = order.manualPayment === null ? 0 : cardMinor;

  const running = runningNames(order.startedSubscriptions);
  const isReversal = running.length > 0 && checked.ok && checked.minor === order.refundableMinor;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (how === 'items' && (!chosen.isRight || isNothingChosen)) {
      showProblems();
      return;
    }
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
          units: how === 'items' ? [...chosen.units] : [],
          withDelivery: how === 'items' && withDelivery,
          returnToStock,
          endSubscription,
          idempotencyKey,
          revision: order.revision,
        },
      });
      const isPending = refunded.refunds.some((refund) => refund.status === 'pending');
      const sum = money(checked.minor);
      const done = byHandMinor > 0 ? refunds.byHand.done(money(byHandMinor)) : text.orders.refundDone(sum);
      notifications.show({ message: isPending ? text.orders.refundNoted(sum) : done });
      props.onDone(refunded);
    });
  };

  return (
    <Dialog opened onClose={close} title={text.orders.refundTitle(order.number)} closeOnClickOutside={false}>
      <form ref={sheet} onSubmit={submit} noValidate>
        <Stack gap="md">
          {failure !== null && <OrderFailure error={failure} onReload={props.onReload} />}
          <Radio.Group
            label={text.orders.refundHow}
            value={how}
            onChange={(value) => {
              setHow(value === 'part' || value === 'items' ? value : 'whole');
              setTicked(null);
              setAmountError(null);
            }}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="whole" label={refunds.how.whole(money(order.refundableMinor))} data-autofocus />
              {order.lines.some(({ toRefund }) => toRefund.notSent + toRefund.sent > 0) && (
                <Radio value="items" label={refunds.how.items} />
              )}
              <Radio value="part" label={refunds.how.part} />
            </Stack>
          </Radio.Group>
          {how === 'items' && (
            <>
              <RefundItems
                order={order}
                typed={typedUnits}
                problems={chosen.problems}
                nothing={isAsked && isNothingChosen ? fulfilment.nothing : null}
                onChange={(units) => {
                  setTypedUnits(units);
                  setTypedForItems(null);
                  setAmountError(null);
                }}
              />
              {deliveryMinor > 0 && (
                <DeliveryCheckbox
                  amount={money(deliveryMinor)}
                  checked={withDelivery}
                  onChange={(isWanted) => {
                    setWantsDelivery(isWanted);
                    setTypedForItems(null);
                    setAmountError(null);
                  }}
                />
              )}
              {chosen.units.length > 0 && (
                <TextInput
                  label={text.orders.refundAmount}
                  description={refunds.amountHint(money(proposedMinor), money(order.refundableMinor))}
                  inputMode="decimal"
                  value={typedAmount}
                  onChange={(event) => {
                    setTypedForItems(event.currentTarget.value);
                    setAmountError(null);
                  }}
                  onBlur={() => setAmountError(checked.ok ? null : checked.sentence)}
                  error={amountError}
                />
              )}
            </>
          )}
          {how === 'part' && (
            <AmountField
              description={refunds.partHint(money(order.refundableMinor))}
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
          {giftCardMinor > 0 && byHandMinor === 0 && (
            <div className={styles['note']}>
              {text.orders.refundSplit(money(cardMinor), money(giftCardMinor))}
            </div>
          )}
          {giftCardMinor > 0 && byHandMinor > 0 && (
            <div className={styles['note']}>{refunds.byHand.toGiftCards(money(giftCardMinor))}</div>
          )}
          {byHandMinor > 0 && <div className={styles['note']}>{refunds.byHand.note(money(byHandMinor))}</div>}
          {canReturnToStock && how === 'whole' && (
            <ReturnToStockCheckbox checked={returnToStock} onChange={setTicked} />
          )}
          {canReturnToStock && how === 'items' && (
            <Checkbox
              label={refunds.chosenToStock}
              description={refunds.chosenToStockHint}
              checked={returnToStock}
              onChange={(event) => setTicked(event.currentTarget.checked)}
            />
          )}
          {isReversal && (
            <SubscriptionChoice names={running} ends={endSubscription} onChange={setEndSubscription} />
          )}
          {order.subscriptionId !== null && <div className={styles['note']}>{text.orders.refundGoesOn}</div>}
          {order.testMode && <div className={styles['note']}>{text.orders.refundTest}</div>}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close} disabled={busy}>
              {text.orders.refundNotNow}
            </Button>
            <BusyButton type="submit" color="red.8" loading={busy}>
              {checked.ok && checked.minor > 0
                ? (byHandMinor > 0 ? refunds.byHand.submit : text.orders.refundSubmit)(money(checked.minor))
                : text.orders.refundSubmitPlain}
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
