import { Alert, Button, Group, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { sentenceOf } from '../../app/client.ts';
import { text } from '../../text/en.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { showFirstProblem } from '../../ui/show-first-problem.ts';

/** A short form in a dialog: sends, shows problems beside their fields, and closes when it is done. */
export function DialogForm<V extends Record<string, unknown>>(props: {
  form: UseFormReturnType<V>;
  submitLabel: string;
  send: (values: V) => Promise<void>;
  close: () => void;
  children: ReactNode;
}) {
  const { form, send, close } = props;
  const sheet = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (values: V) => {
    setBusy(true);
    setFailure(null);
    try {
      await send(values);
      close();
    } catch (error) {
      const fields = error instanceof CallFailure ? error.fields : {};
      // At once: the field takes the focus by its error.
      flushSync(() => {
        form.setErrors({ ...fields });
        if (Object.keys(fields).length === 0) setFailure(sentenceOf(error));
      });
      showFirstProblem(sheet.current);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      ref={sheet}
      onSubmit={(event) => form.onSubmit(submit, () => showFirstProblem(sheet.current))(event)}
      noValidate
    >
      <Stack gap="md">
        {failure !== null && (
          <Alert color="red" variant="light" role="alert" data-failure>
            {failure}
          </Alert>
        )}
        {props.children}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close}>
            {text.account.cancel}
          </Button>
          <BusyButton type="submit" loading={busy}>
            {props.submitLabel}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
