import { Radio, Stack } from '@mantine/core';
import { subscriptions } from '../../text/en-subscriptions.ts';

const { firstOrder: text } = subscriptions;

/** Whether the subscriptions that an order started end with it. */
export function SubscriptionChoice(props: {
  names: readonly string[];
  ends: boolean;
  onChange: (ends: boolean) => void;
}) {
  return (
    <Radio.Group
      label={text.label(props.names.join(', '))}
      value={props.ends ? 'end' : 'keep'}
      onChange={(value) => props.onChange(value !== 'keep')}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="end" label={text.end} description={text.endHint} />
        <Radio value="keep" label={text.keep} description={text.keepHint} />
      </Stack>
    </Radio.Group>
  );
}

/** The names of the subscriptions that an order started and that still run. */
export const runningNames = (
  started: readonly { readonly name: string; readonly isRunning: boolean }[],
): readonly string[] => started.filter(({ isRunning }) => isRunning).map(({ name }) => name);
