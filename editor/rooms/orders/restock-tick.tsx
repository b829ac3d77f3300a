import { Checkbox } from '@mantine/core';
import { text } from '../../text/en.ts';

/** Whether an order's units go back into stock. */
export function RestockTick(props: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <Checkbox
      label={text.orders.restock}
      description={text.orders.restockHint}
      checked={props.checked}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}
