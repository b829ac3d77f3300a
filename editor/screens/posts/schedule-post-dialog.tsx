import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { type SyntheticEvent, useState } from 'react';
import { sentenceOf } from '../../app/client.ts';
import { useMe } from '../../app/session.ts';
import { posts as text } from '../../text/en-posts.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fromShopClock, toShopClock } from '../../ui/form/shop-clock.ts';

/** Why a time is refused; said beside the field. */
const timeProblems: ReadonlySet<string> = new Set(['PUBLISH_DAY_MISSING', 'PUBLISH_TIME_PAST']);

/** Asks when a post, or what was changed of a published one, is published, on the clock of the site's time zone. */
export function SchedulePostDialog(props: {
  /** What the dialog is called. */
  readonly title: string;
  /** What happens then. */
  readonly lead: string;
  /** The time it is planned for now; null for none. */
  readonly publishOn: string | null;
  readonly schedule: (publishOn: string) => Promise<unknown>;
  readonly close: () => void;
}) {
  const { timeZone } = useMe().website;
  const [value, setValue] = useState(() => toShopClock(props.publishOn, timeZone));
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (): Promise<void> => {
    const publishOn = fromShopClock(value, timeZone);
    if (publishOn === null) {
      setProblem(text.scheduleMissing);
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await props.schedule(publishOn);
      props.close();
    } catch (error) {
      if (error instanceof CallFailure && timeProblems.has(error.code)) setProblem(error.message);
      else setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={isBusy ? () => undefined : props.close}
      title={props.title}
      closeOnClickOutside={false}
    >
      <form
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          // The dialog is inside the screen's form.
          event.stopPropagation();
          if (!isBusy) void submit();
        }}
      >
        <Stack gap="md">
          {failure !== null && (
            <Alert color="red" variant="light" role="alert">
              {failure}
            </Alert>
          )}
          <Text size="sm">{props.lead}</Text>
          <TextInput
            type="datetime-local"
            label={text.scheduleField}
            description={text.scheduleZone(timeZone)}
            value={value}
            onChange={(event) => {
              setValue(event.currentTarget.value);
              setProblem(null);
            }}
            error={problem}
            data-autofocus
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={props.close} disabled={isBusy}>
              {text.cancel}
            </Button>
            <BusyButton type="submit" loading={isBusy}>
              {text.scheduleDo}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
