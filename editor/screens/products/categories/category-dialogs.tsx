import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { ListedCategory } from '@vitrine/contracts/categories.ts';
import { MAX_CATEGORY_NAME } from '@vitrine/domain/category/category-tree.ts';
import { pathsOf } from '@vitrine/domain/tree/tree.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { sentenceOf } from '../../../app/client.ts';
import { categories as text } from '../../../text/en-categories.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { NameDialog } from '../../../ui/name-dialog.tsx';
import { useShowNumber } from '../../../ui/show-money.ts';
import type { Categories } from './use-categories.ts';

/** What a dialog asks about: a new category, inside another one or at the top, or one to rename or delete. */
export type Asking =
  | { readonly what: 'add'; readonly parent: ListedCategory | null }
  | { readonly what: 'rename' | 'merge' | 'delete'; readonly category: ListedCategory };

export function CategoryDialog(props: { asking: Asking; categories: Categories; onClose: () => void }) {
  const { asking, categories, onClose } = props;
  switch (asking.what) {
    case 'add':
      return (
        <CategoryNameDialog
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
        <CategoryNameDialog
          title={text.renameTitle(asking.category.name)}
          name={asking.category.name}
          hint={text.renameHint}
          submitLabel={text.renameSubmit}
          done={text.renamed}
          onSubmit={(name) => categories.rename(asking.category.id, name)}
          onClose={onClose}
        />
      );
    case 'merge':
      return <MergeDialog category={asking.category} categories={categories} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog category={asking.category} categories={categories} onClose={onClose} />;
  }
}

/** Asks for the name of a category, and says when it is done; one that stays as it was changes nothing. */
function CategoryNameDialog(props: {
  title: string;
  name: string;
  hint?: string;
  submitLabel: string;
  done: (name: string) => string;
  onSubmit: (name: string) => Promise<void>;
  onClose: () => void;
}) {
  return (
    <NameDialog
      title={props.title}
      label={text.name}
      {...(props.hint === undefined ? { placeholder: text.namePlaceholder } : { hint: props.hint })}
      name={props.name}
      max={MAX_CATEGORY_NAME}
      missing={text.nameMissing}
      cancel={text.cancel}
      submit={props.submitLabel}
      act={async (name) => {
        if (name === props.name) return;
        await props.onSubmit(name);
        notifications.show({ message: props.done(name) });
      }}
      onDone={props.onClose}
      onClose={props.onClose}
    />
  );
}

/** Says what deleting a category means, with its numbers, and does it. */
function DeleteDialog(props: { category: ListedCategory; categories: Categories; onClose: () => void }) {
  const { category, categories, onClose } = props;
  const showNumber = useShowNumber();
  const inside = insideOf(categories.tree, category);
  return (
    <ConfirmDialog
      title={text.deleteTitle(category.name)}
      sentences={[
        text.deleteProducts(showNumber, category.products),
        ...(inside > 0 ? [text.deleteInside(showNumber, inside)] : []),
        text.deleteLinks,
      ]}
      cancel={text.cancel}
      submit={text.delete}
      isFinal
      act={() => categories.remove(category.id)}
      onClose={onClose}
      onDone={() => {
        notifications.show({ message: text.deleted(category.name) });
        onClose();
      }}
    />
  );
}

/** Asks into which other category one is merged, says what that means, and does it. */
function MergeDialog(props: { category: ListedCategory; categories: Categories; onClose: () => void }) {
  const { category, categories, onClose } = props;
  const showNumber = useShowNumber();
  const [into, setInto] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (sentence: string) => {
    setProblem(sentence);
    field.current?.focus();
  };
  const merge = useMutation({
    mutationFn: (other: ListedCategory) => categories.merge(category.id, other.id),
    onSuccess: (_done, other) => {
      notifications.show({ message: text.merged(category.name, other.name) });
      onClose();
    },
    onError: (error) => refuse(sentenceOf(error)),
  });
  const inside = insideOf(categories.tree, category);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (merge.isPending) return;
    const other = categories.tree.find(({ id }) => id === into);
    if (other === undefined) refuse(text.mergeMissing);
    else merge.mutate(other);
  };
  return (
    <Dialog
      opened
      onClose={merge.isPending ? () => undefined : onClose}
      title={text.mergeTitle(category.name)}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <Select
            ref={field}
            label={text.mergeInto}
            placeholder={text.mergePlaceholder}
            nothingFoundMessage={text.mergeNothing}
            searchable
            // It has the focus from the start, and would cover the sentences below it.
            openOnFocus={false}
            allowDeselect={false}
            data={[...pathsOf(categories.tree)].flatMap(([id, path]) =>
              id === category.id ? [] : [{ value: id, label: path.map(({ name }) => name).join(' › ') }],
            )}
            value={into}
            error={problem}
            onChange={(id) => {
              setInto(id);
              setProblem(null);
            }}
            data-autofocus
          />
          <Stack gap="xs">
            <Text size="sm">{text.mergeProducts(showNumber, category.products)}</Text>
            {inside > 0 && <Text size="sm">{text.mergeInside(showNumber, inside)}</Text>}
            <Text size="sm">{text.mergeLinks}</Text>
          </Stack>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={merge.isPending}>
              {text.cancel}
            </Button>
            <BusyButton type="submit" loading={merge.isPending}>
              {text.mergeSubmit}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** How many categories are directly inside one. */
const insideOf = (tree: Categories['tree'], { id }: ListedCategory): number =>
  tree.filter(({ parentId }) => parentId === id).length;
