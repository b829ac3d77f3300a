import { Alert, Button, Group, Stack } from '@mantine/core';
import type { ReactNode, SyntheticEvent } from 'react';
import { bulk as text } from '../../text/en-bulk.ts';
import { BusyButton } from '../busy-button.tsx';
import { Dialog } from '../dialog.tsx';

/** The frame of a dialog that asks what an action on many rows needs. */
export function ActionDialog(props: {
  title: string;
  submit: string;
  /** Whether something is lost by it: the button is red. */
  isFinal?: boolean;
  isBusy: boolean;
  problem: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!props.isBusy) props.onSubmit();
  };
  return (
    <Dialog
      opened
      onClose={props.isBusy ? () => undefined : props.onClose}
      title={props.title}
      closeOnClickOutside={false}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {props.problem !== '' && (
            <Alert color="red" variant="light" role="alert">
              {props.problem}
            </Alert>
          )}
          {props.children}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={props.onClose} disabled={props.isBusy}>
              {text.cancel}
            </Button>
            <BusyButton
              type="submit"
              {...(props.isFinal === true ? { color: 'red.8' } : {})}
              loading={props.isBusy}
            >
              {props.submit}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
