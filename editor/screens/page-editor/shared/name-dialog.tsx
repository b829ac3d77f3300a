import { Button, Group, Stack, TextInput } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { MAX_SECTION_NAME } from '@vitrine/contracts/parts.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { sentenceOf } from '../../../app/client.ts';
import { sharedSections as text } from '../../../text/en-shared-sections.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** Asks for the name of a section. One that is refused stays, with the reason below it. */
export function NameDialog(props: {
  readonly title: string;
  readonly hint?: string;
  readonly submit: string;
  readonly name?: string;
  readonly act: (name: string) => Promise<void>;
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
      refuse(text.nameMissing);
      return;
    }
    setBusy(true);
    try {
      await props.act(name.trim());
    } catch (error) {
      setBusy(false);
      // Of half-made blocks the sentence says more than what each lacks.
      const named = error instanceof CallFailure ? error.fields['name'] : undefined;
      refuse(named ?? sentenceOf(error));
      return;
    }
    props.onClose();
  };
  return (
    <Dialog opened onClose={isBusy ? () => undefined : props.onClose} title={props.title}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <TextInput
            ref={field}
            label={text.name}
            description={props.hint}
            placeholder={text.sharePlaceholder}
            autoComplete="off"
            value={name}
            maxLength={MAX_SECTION_NAME}
            error={problem}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setProblem(null);
            }}
            data-autofocus
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={props.onClose} disabled={isBusy}>
              {text.cancel}
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
