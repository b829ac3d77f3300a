import { Alert, Button, Group, Stack } from '@mantine/core';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { giftCards as text } from '../../text/en-gift-cards.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './gift-cards.module.css';

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
  const { onClose } = props;
  const { sheet, isBusy, failure, submit } = props.form;
  return (
    <Dialog
      opened
      onClose={isBusy ? () => undefined : onClose}
      title={props.title}
      closeOnClickOutside={false}
    >
      <form ref={sheet} onSubmit={submit} noValidate className={styles['form']}>
        <Stack gap="md">
          {failure !== null && (
            <Alert color="red" variant="light" role="alert" data-failure>
              {failure}
            </Alert>
          )}
          {props.children}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={isBusy}>
              {text.cancel}
            </Button>
            <BusyButton type="submit" loading={isBusy}>
              {props.submitLabel}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
