import { Checkbox } from '@mantine/core';
import { text } from '../../text/en.ts';

/** Whether an order's units go back into stock. */
export function ReturnToStockCheckbox(props: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <Checkbox
      label={text.orders.returnToStock}
      description={text.orders.returnToStockHint}
      checked={props.checked}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}
