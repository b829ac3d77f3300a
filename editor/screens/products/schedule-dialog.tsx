import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../app/client.ts';
import { useMe } from '../../app/session.ts';
import { productPage as text } from '../../text/en-product-page.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fromShopClock, toShopClock } from '../../ui/form/shop-clock.ts';

/** Asks when a product shall be published. */
export function ScheduleDialog(props: {
  /** The time it is scheduled for now; null when it is not. */
  publishOn: string | null;
  /** Returns whether it is scheduled; false when unsaved changes of the product were refused. */
  schedule: (publishOn: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const { timeZone } = useMe().website;
  const [value, setValue] = useState(() => toShopClock(props.publishOn, timeZone));
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  // The refused form behind the dialog has taken the focus to its own problems.
  useEffect(() => {
    if (failure !== null) alert.current?.focus();
  }, [failure]);
  const submit = async () => {
    const publishOn = fromShopClock(value, timeZone);
    if (publishOn === null) {
      setProblem(text.scheduleMissing);
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      if (await props.schedule(publishOn)) props.onClose();
      else setFailure(text.scheduleUnsaved);
    } catch (error) {
      if (error instanceof CallFailure && error.code === 'PUBLISH_DAY_MISSING') setProblem(error.message);
      else setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={busy ? () => undefined : props.onClose}
      title={text.scheduleTitle}
      closeOnClickOutside={false}
    >
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          // The dialog is inside the screen's form.
          event.stopPropagation();
          if (!busy) void submit();
        }}
      >
        <Stack gap="md">
          {failure !== null && (
            <Alert ref={alert} color="red" variant="light" role="alert" tabIndex={-1}>
              {failure}
            </Alert>
          )}
          <TextInput
            type="datetime-local"
            label={text.scheduleField}
            description={text.scheduleHint(timeZone)}
            value={value}
            onChange={(event) => {
              setValue(event.currentTarget.value);
              setProblem(null);
            }}
            error={problem}
            data-autofocus
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={props.onClose} disabled={busy}>
              {text.cancel}
            </Button>
            <BusyButton type="submit" loading={busy}>
              {text.scheduleSubmit}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
