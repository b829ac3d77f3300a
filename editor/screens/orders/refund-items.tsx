import { Checkbox } from '@mantine/core';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { refunds as text } from '../../text/en-refunds.ts';
import { refundableLines, type TypedRefund } from './refund-proposal.ts';
import { UnitFields } from './unit-fields.tsx';

/** The units that a refund is for: those not sent yet, and those that the buyer has. */
export function RefundItems(props: {
  order: OrderDetail;
  typed: TypedRefund;
  problems: { readonly [Where in keyof TypedRefund]: Readonly<Record<string, string>> };
  /** Shown at the first line when nothing is chosen. */
  nothing: string | null;
  onChange: (typed: TypedRefund) => void;
}) {
  const { order, typed, problems } = props;
  const groups = (['notSent', 'sent'] as const)
    .map((where) => ({ where, lines: refundableLines(order, where) }))
    .filter(({ lines }) => lines.length > 0);
  return groups.map(({ where, lines }, at) => (
    <UnitFields
      key={where}
      legend={text.legends[where]}
      {...(where === 'notSent' ? { hint: text.notSentHint } : {})}
      lines={lines}
      typed={typed[where]}
      problems={problems[where]}
      nothing={at === 0 ? props.nothing : null}
      onChange={(changed) => props.onChange({ ...typed, [where]: changed })}
    />
  ));
}

/** Whether what was paid for delivery is refunded too. */
export function DeliveryCheckbox(props: {
  amount: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <Checkbox
      label={text.delivery(props.amount)}
      checked={props.checked}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}
