import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { ListedCategory } from '@vitrine/contracts/categories.ts';
import { MAX_CATEGORY_NAME } from '@vitrine/domain/category/category-tree.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { sentenceOf } from '../../../app/client.ts';
import { categories as text } from '../../../text/en-categories.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Categories } from './use-categories.ts';

/** What a dialog asks about: a new category, inside another one or at the top, or one to rename or delete. */
export type Asking =
  | { readonly what: 'add'; readonly parent: ListedCategory | null }
  | { readonly what: 'rename' | 'delete'; readonly category: ListedCategory };

export function CategoryDialog(props: { asking: Asking; categories: Categories; onClose: () => void }) {
  const { asking, categories, onClose } = props;
  switch (asking.what) {
    case 'add':
      return (
        <NameDialog
          title={asking.parent === null ? text.addTitle : text.addInsideTitle(asking.parent.name)}
          name=""
          submitLabel={text.addSubmit}
          done={text.added}
          onSubmit={(name) => categories.add(name, asking.parent?.id ?? null)}
          onClose={onClose}
        />
      );
    case 'rename':
      return (
        <NameDialog
          title={text.renameTitle(asking.category.name)}
          name={asking.category.name}
          hint={text.renameHint}
          submitLabel={text.renameSubmit}
          done={text.renamed}
          onSubmit={(name) => categories.rename(asking.category.id, name)}
          onClose={onClose}
        />
      );
    case 'delete':
      return <DeleteDialog category={asking.category} categories={categories} onClose={onClose} />;
  }
}

/** Asks for a name. One that is refused stays, with the reason below it. */
function NameDialog(props: {
  title: string;
  name: string;
  hint?: string;
  submitLabel: string;
  done: (name: string) => string;
  onSubmit: (name: string) => Promise<void>;
  onClose: () => void;
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
    const wanted = name.trim();
    if (wanted === '') {
      refuse(text.nameMissing);
      return;
    }
    if (wanted === props.name) {
      props.onClose();
      return;
    }
    setBusy(true);
    try {
      await props.onSubmit(wanted);
      notifications.show({ message: props.done(wanted) });
      props.onClose();
    } catch (error) {
      setBusy(false);
      const fields = error instanceof CallFailure ? Object.values(error.fields) : [];
      refuse(fields[0] ?? sentenceOf(error));
    }
  };
  return (
    <Dialog opened onClose={isBusy ? () => undefined : props.onClose} title={props.title}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <TextInput
            ref={field}
            label={text.name}
            {...(props.hint === undefined
              ? { placeholder: text.namePlaceholder }
              : { description: props.hint })}
            value={name}
            maxLength={MAX_CATEGORY_NAME}
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
              {props.submitLabel}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Says what deleting a category means, with its numbers, and does it. */
function DeleteDialog(props: { category: ListedCategory; categories: Categories; onClose: () => void }) {
  const { category, categories, onClose } = props;
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const inside = categories.tree.filter(({ parentId }) => parentId === category.id).length;
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await categories.remove(category.id);
      notifications.show({ message: text.deleted(category.name) });
      onClose();
    } catch (error) {
      setBusy(false);
      setFailure(sentenceOf(error));
    }
  };
  return (
    <Dialog opened onClose={isBusy ? () => undefined : onClose} title={text.deleteTitle(category.name)}>
      <Stack gap="md">
        {failure !== null && (
          <Text c="red" size="sm" role="alert">
            {failure}
          </Text>
        )}
        <Stack gap="xs">
          <Text size="sm">{text.deleteProducts(category.products)}</Text>
          {inside > 0 && <Text size="sm">{text.deleteInside(inside)}</Text>}
          <Text size="sm">{text.deleteLinks}</Text>
        </Stack>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={isBusy} data-autofocus>
            {text.cancel}
          </Button>
          <BusyButton color="red" loading={isBusy} onClick={() => void remove()}>
            {text.delete}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
