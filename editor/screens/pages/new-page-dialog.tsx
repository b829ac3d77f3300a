import { Button, Group, Stack, TextInput } from '@mantine/core';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { MAX_PAGE_TITLE } from '@vitrine/contracts/pages.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { sentenceOf } from '../../app/client.ts';
import { pages as text } from '../../text/en-pages.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Parent } from './page-tree.ts';

/** Asks for the title of a new page. One that is refused stays, with the reason below it. */
export function NewPageDialog(props: {
  parent: Parent | null;
  /** Returns the id of the new page. */
  add: (title: string, parentId: string | null) => Promise<string>;
  onClose: () => void;
  onAdded: (id: string) => void;
}) {
  const { parent } = props;
  const [title, setTitle] = useState('');
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
    if (title.trim() === '') {
      refuse(text.nameMissing);
      return;
    }
    setBusy(true);
    try {
      props.onAdded(await props.add(title.trim(), parent?.id ?? null));
    } catch (error) {
      setBusy(false);
      const fields = error instanceof CallFailure ? Object.values(error.fields) : [];
      refuse(fields[0] ?? sentenceOf(error));
    }
  };
  return (
    <Dialog
      opened
      onClose={isBusy ? () => undefined : props.onClose}
      title={parent === null ? text.addTitle : text.addInsideTitle(parent.title)}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <TextInput
            ref={field}
            label={text.name}
            description={text.nameHint}
            placeholder={text.namePlaceholder}
            autoComplete="off"
            value={title}
            maxLength={MAX_PAGE_TITLE}
            error={problem}
            onChange={(event) => {
              setTitle(event.currentTarget.value);
              setProblem(null);
            }}
            data-autofocus
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={props.onClose} disabled={isBusy}>
              {text.cancel}
            </Button>
            <BusyButton type="submit" loading={isBusy}>
              {text.addSubmit}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
