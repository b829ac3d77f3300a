import { Alert, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { useMe } from '../../app/session.ts';
import type { WrittenKind } from '@vitrine/domain/content/content.ts';
import { events } from '../../text/en-events.ts';
import { posts as text } from '../../text/en-posts.ts';
import { written } from '../../text/en-written.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { writtenPaths } from './written-kinds.ts';

/** Asks for the title of what is new, and for its list where there are several; then one writes. */
export function NewPostDialog(props: {
  readonly kind: WrittenKind;
  readonly lists: readonly { readonly id: string; readonly title: string }[];
  readonly onClose: () => void;
}) {
  const navigate = useNavigate();
  const words = written[props.kind];
  const [title, setTitle] = useState('');
  const [list, setList] = useState(props.lists[0]?.id ?? '');
  const [startsAt, setStartsAt] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [startProblem, setStartProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const start = useRef<HTMLInputElement>(null);
  const { timeZone } = useMe().website;
  const isEvent = props.kind === 'events';
  const refuse = (sentence: string) => {
    setProblem(sentence);
    field.current?.focus();
  };
  const refuseStart = (sentence: string) => {
    setStartProblem(sentence);
    start.current?.focus();
  };
  const add = useMutation({
    mutationFn: () =>
      client.call('POST', '/api/admin/posts', {
        body: { collectionId: list, title, ...(isEvent ? { startsAt } : {}) },
      }),
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: ['posts'] });
      void navigate(`${writtenPaths[props.kind]}/${id}`);
    },
    onError: (error) => {
      if (!(error instanceof CallFailure)) return;
      const { title: ofTitle, startsAt: ofStart } = error.fields;
      if (ofTitle !== undefined) refuse(ofTitle);
      else if (ofStart !== undefined) refuseStart(ofStart);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const isTitled = title.trim() !== '';
    const isDated = !isEvent || startsAt !== '';
    // The focus ends at the first of them.
    if (!isDated) refuseStart(events.startMissing);
    if (!isTitled) refuse(text.titleMissing);
    if (isTitled && isDated) add.mutate();
  };
  return (
    <Dialog
      opened
      onClose={add.isPending ? () => undefined : props.onClose}
      title={words.add}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          {add.isError && problem === null && startProblem === null && (
            <Alert color="red" variant="light" role="alert">
              {sentenceOf(add.error)}
            </Alert>
          )}
          <TextInput
            ref={field}
            label={text.titleField}
            placeholder={words.example}
            value={title}
            maxLength={300}
            error={problem}
            onChange={(event) => {
              setTitle(event.currentTarget.value);
              setProblem(null);
            }}
            data-autofocus
          />
          {isEvent && (
            <TextInput
              ref={start}
              type="datetime-local"
              label={events.startsAt}
              description={events.zone(timeZone)}
              value={startsAt}
              error={startProblem}
              onChange={(event) => {
                setStartsAt(event.currentTarget.value);
                setStartProblem(null);
              }}
            />
          )}
          {props.lists.length > 1 && (
            <NativeSelect
              label={words.list}
              value={list}
              onChange={(event) => setList(event.currentTarget.value)}
              data={props.lists.map(({ id, title: label }) => ({ value: id, label }))}
            />
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={props.onClose} disabled={add.isPending}>
              {text.cancel}
            </Button>
            <BusyButton type="submit" loading={add.isPending}>
              {text.create}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
