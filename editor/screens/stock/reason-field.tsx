import { NativeSelect } from '@mantine/core';
import { adjustmentReasons } from '@vitrine/domain/product/stock-reason.ts';
import { stockDialog as text } from '../../text/en-stock.ts';

export type AdjustmentReason = (typeof adjustmentReasons)[number];

/** Why the stock of a variant is changed by hand. */
export function ReasonField(props: {
  value: AdjustmentReason;
  onChange: (reason: AdjustmentReason) => void;
}) {
  return (
    <NativeSelect
      label={text.reason}
      value={props.value}
      onChange={(event) => {
        const { value } = event.currentTarget;
        props.onChange(adjustmentReasons.find((one) => one === value) ?? props.value);
      }}
      data={adjustmentReasons.map((one) => ({ value: one, label: text.reasons[one] }))}
    />
  );
}
