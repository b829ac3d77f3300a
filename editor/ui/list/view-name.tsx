import { Group, Stack, TextInput } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { MAX_VIEW_NAME } from '@vitrine/domain/list/saved-views.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { sentenceOf } from '../../app/client.ts';
import { views as text } from '../../text/en-views.ts';
import { BusyButton } from '../busy-button.tsx';

/** Asks for a view's name. A name that is refused stays, with the reason below it. */
export function ViewName(props: {
  name: string;
  onSubmit: (name: string) => Promise<unknown>;
  onDone: () => void;
}) {
  const [name, setName] = useState(props.name);
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
      await props.onSubmit(name.trim());
      props.onDone();
    } catch (error) {
      const fields = error instanceof CallFailure ? Object.values(error.fields) : [];
      refuse(fields[0] ?? sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="xs">
        <TextInput
          ref={field}
          label={text.name}
          placeholder={text.namePlaceholder}
          value={name}
          maxLength={MAX_VIEW_NAME}
          error={problem}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblem(null);
          }}
          data-autofocus
        />
        <Group justify="flex-end">
          <BusyButton type="submit" size="compact-md" loading={isBusy}>
            {text.submit}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
