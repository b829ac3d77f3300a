import { Alert, Button, Group, Stack } from '@mantine/core';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { giftCards as text } from '../../text/en-gift-cards.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** A dialog with fields: what failed above them, and its two buttons below. */
export function CardForm(props: {
  title: string;
  submitLabel: string;
  form: {
    readonly sheet: RefObject<HTMLFormElement | null>;
    readonly isBusy: boolean;
    readonly failure: string | null;
    submit(event: FormEvent): void;
  };
  onClose: () => void;
  children: ReactNode;
}) {
  const { form, onClose } = props;
  return (
    <Dialog
      opened
      onClose={form.isBusy ? () => undefined : onClose}
      title={props.title}
      closeOnClickOutside={false}
    >
      <form ref={form.sheet} onSubmit={form.submit} noValidate>
        <Stack gap="md">
          {form.failure !== null && (
            <Alert color="red" variant="light" role="alert" data-failure>
              {form.failure}
            </Alert>
          )}
          {props.children}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={form.isBusy}>
              {text.cancel}
            </Button>
            <BusyButton type="submit" loading={form.isBusy}>
              {props.submitLabel}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
