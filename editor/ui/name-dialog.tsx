import { Button, Group, Stack, TextInput } from '@mantine/core';
import { BusyButton } from './busy-button.tsx';
import { Dialog } from './dialog.tsx';
import { useNameForm } from './use-name-form.ts';

/**
 * Asks for a name. One that is empty or that `act` refuses stays, with the reason below it; `onDone` gets what `act`
 * resolves with, and has to close the dialog.
 */
export function NameDialog<Result>(props: {
  readonly title: string;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** What it is called so far. */
  readonly name?: string;
  /** Characters. */
  readonly max: number;
  /** Said of an empty name. */
  readonly missing: string;
  readonly cancel: string;
  readonly submit: string;
  readonly reasonOf?: (error: unknown) => string;
  readonly act: (name: string) => Promise<Result>;
  readonly onDone: (result: Result) => void;
  readonly onClose: () => void;
}) {
  const { isBusy, onSubmit, field } = useNameForm({ ...props, name: props.name ?? '' });
  return (
    <Dialog opened onClose={isBusy ? () => undefined : props.onClose} title={props.title}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="md">
          <TextInput
            {...field}
            label={props.label}
            description={props.hint}
            placeholder={props.placeholder}
            autoComplete="off"
            maxLength={props.max}
            data-autofocus
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={props.onClose} disabled={isBusy}>
              {props.cancel}
            </Button>
            <BusyButton type="submit" loading={isBusy}>
              {props.submit}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
