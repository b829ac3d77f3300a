import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { type SyntheticEvent, useState } from 'react';
import { sentenceOf } from '../../../app/client.ts';
import { useMe } from '../../../app/session.ts';
import { pageStatus as words } from '../../../text/en-page-status.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { fromShopClock, toShopClock } from '../../../ui/form/shop-clock.ts';
import { useShowTime } from '../../../ui/show-time.ts';
import { sayDone, type StatusTarget } from './status-choices.ts';

/** Asks when the draft is published, on the clock of the site's time zone. */
export function ScheduleDialog(props: { readonly target: StatusTarget; readonly close: () => void }) {
  const { target, close } = props;
  const { timeZone } = useMe().website;
  const times = useShowTime();
  const [value, setValue] = useState(() => toShopClock(target.publishOn, timeZone));
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    const publishOn = fromShopClock(value, timeZone);
    if (publishOn === null) {
      setProblem(words.scheduleMissing);
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await target.schedule(publishOn);
      // As the clock shows it: a time that is skipped in spring is later than what was entered.
      sayDone(target, words.scheduled(times.moment(publishOn)));
      close();
    } catch (error) {
      if (error instanceof CallFailure && error.code === 'PUBLISH_TIME_PAST') setProblem(error.message);
      else setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={isBusy ? () => undefined : close}
      title={words.scheduleTitle(target.title)}
      closeOnClickOutside={false}
    >
      <form
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          if (!isBusy) void submit();
        }}
      >
        <Stack gap="md">
          {failure !== null && (
            <Alert color="red" variant="light" role="alert">
              {failure}
            </Alert>
          )}
          <Text size="sm">{words.scheduleText(target.status === 'published')}</Text>
          <TextInput
            type="datetime-local"
            label={words.scheduleField}
            description={words.scheduleZone(timeZone)}
            value={value}
            onChange={(event) => {
              setValue(event.currentTarget.value);
              setProblem(null);
            }}
            error={problem}
            data-autofocus
          />
          <Text size="sm" c="dimmed">
            {words.scheduleStrict}
          </Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close} disabled={isBusy}>
              {words.cancel}
            </Button>
            <BusyButton type="submit" loading={isBusy}>
              {words.scheduleDo}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
