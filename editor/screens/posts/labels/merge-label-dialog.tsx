import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { PostLabel } from '@vitrine/contracts/post-labels.ts';
import type { LabelKind } from '@vitrine/domain/content/labels.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { client, sentenceOf } from '../../../app/client.ts';
import { postLabels as text } from '../../../text/en-posts.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showUndo } from '../../../ui/show-undo.tsx';
import { labelsChanged, undoChange } from './labels-changed.ts';

/** Milliseconds after the last key until it is searched. */
const PAUSE = 200;

/** Asks into which other one a tag or category is merged. */
export function MergeLabelDialog(props: {
  readonly label: PostLabel;
  readonly collection: string;
  readonly kind: LabelKind;
  readonly onClose: () => void;
}) {
  const { label, collection, kind, onClose } = props;
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, PAUSE);
  const [into, setInto] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const found = useQuery({
    queryKey: ['post-labels', collection, kind, asked],
    queryFn: ({ signal }) =>
      client.call('GET', '/api/admin/post-labels', { query: { collection, kind, search: asked } }, signal),
    placeholderData: (before) => before,
  });
  const others = (found.data?.labels ?? []).filter(({ id }) => id !== label.id);
  const refuse = (sentence: string) => {
    setProblem(sentence);
    field.current?.focus();
  };
  const merge = useMutation({
    mutationFn: (intoId: string) =>
      client.call('POST', '/api/admin/post-labels/:id/merge', {
        params: { id: label.id },
        body: { into: intoId, revision: label.revision },
      }),
    onSuccess: ({ changeId }, intoId) => {
      const name = others.find(({ id }) => id === intoId)?.name ?? '';
      showUndo({
        message: text.merged(label.name, name),
        label: text.undo,
        undo: () => undoChange(changeId, label.name),
      });
      onClose();
      labelsChanged();
    },
    onError: (error) => refuse(sentenceOf(error)),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (merge.isPending) return;
    if (into === null) refuse(text.mergeMissing);
    else merge.mutate(into);
  };
  return (
    <Dialog opened onClose={merge.isPending ? () => undefined : onClose} title={text.mergeTitle(label.name)}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <Select
            ref={field}
            label={text.mergeInto}
            nothingFoundMessage={text.mergeNothing}
            searchable
            openOnFocus={false}
            allowDeselect={false}
            data={others.map(({ id, name }) => ({ value: id, label: name }))}
            searchValue={search}
            onSearchChange={setSearch}
            value={into}
            error={problem}
            onChange={(id) => {
              setInto(id);
              setProblem(null);
            }}
            data-autofocus
          />
          <Text size="sm">{text.mergeText}</Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={merge.isPending}>
              {text.cancel}
            </Button>
            <BusyButton type="submit" loading={merge.isPending}>
              {text.mergeDo}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
