import { Alert, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { sentenceOf } from '../../../app/client.ts';
import { pageStatus as words } from '../../../text/en-page-status.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { useShowTime } from '../../../ui/show-time.ts';
import { focusCanvas } from '../canvas/text-place.ts';
import type { PageStatus } from './use-page-status.ts';

/** Says that the page was not published at its time, until its owner has seen it. */
export function FailedNotice({ page }: { readonly page: PageStatus }) {
  const times = useShowTime();
  const [isBusy, setBusy] = useState(false);
  const problem = page.state?.problem ?? null;
  if (problem === null) return null;
  const putAway = async (): Promise<void> => {
    setBusy(true);
    try {
      await page.unschedule();
      focusCanvas();
    } catch (error) {
      notifications.show({ color: 'red', message: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert color="red" radius={0} title={words.failedTitle} role="alert">
      {words.failedText[problem.kind](times.moment(problem.on))}
      <Group gap="xs" mt="xs">
        <BusyButton size="xs" variant="default" loading={isBusy} onClick={() => void putAway()}>
          {words.failedSeen}
        </BusyButton>
      </Group>
    </Alert>
  );
}
