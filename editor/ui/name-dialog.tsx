import { Button, Group, Stack, TextInput } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { sentenceOf } from '../app/client.ts';
import { BusyButton } from './busy-button.tsx';
import { Dialog } from './dialog.tsx';

/** What a name that was refused lacks: of its fields the first one that is named, else the sentence of the failure. */
const firstReason = (error: unknown): string => {
  const fields = error instanceof CallFailure ? Object.values(error.fields) : [];
  return fields[0] ?? sentenceOf(error);
};

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
  const [name, setName] = useState(props.name ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (sentence: string) => {
    setProblem(sentence);
    field.current?.focus();
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') {
      refuse(props.missing);
      return;
    }
    setBusy(true);
    try {
      props.onDone(await props.act(name.trim()));
    } catch (error) {
      setBusy(false);
      refuse((props.reasonOf ?? firstReason)(error));
    }
  };
  return (
    <Dialog opened onClose={isBusy ? () => undefined : props.onClose} title={props.title}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <TextInput
            ref={field}
            label={props.label}
            description={props.hint}
            placeholder={props.placeholder}
            autoComplete="off"
            value={name}
            maxLength={props.max}
            error={problem}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setProblem(null);
            }}
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
