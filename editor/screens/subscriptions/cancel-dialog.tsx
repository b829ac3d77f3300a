import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { subscriptions as text } from '../../text/en-subscriptions.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { ChangeDialog, type ChangeProps } from './change-dialog.tsx';

/** When a subscription ends, and what that means for the period that is paid for. */
export function CancelDialog(props: ChangeProps) {
  const { can, periodEndsOn } = props.subscription;
  const [when, setWhen] = useState<'now' | 'period-end'>(can.cancelAtPeriodEnd ? 'period-end' : 'now');
  const times = useShowTime();
  return (
    <ChangeDialog
      {...props}
      title={text.cancelTitle}
      sentences={can.cancelAtPeriodEnd ? [] : [text.cancelNowHint]}
      submit={text.cancel}
      isFinal
      change={(mail) => ({ action: 'cancel', when, mail })}
    >
      {() =>
        can.cancelAtPeriodEnd ? (
          <Radio.Group
            label={text.cancelWhen}
            value={when}
            onChange={(value) => setWhen(value === 'now' ? 'now' : 'period-end')}
          >
            <Stack gap="sm" mt="xs">
              <Radio
                value="period-end"
                label={text.cancelAtEnd(times.day(periodEndsOn))}
                description={text.cancelAtEndHint}
                data-autofocus
              />
              <Radio value="now" label={text.cancelNow} description={text.cancelNowHint} />
            </Stack>
          </Radio.Group>
        ) : null
      }
    </ChangeDialog>
  );
}
