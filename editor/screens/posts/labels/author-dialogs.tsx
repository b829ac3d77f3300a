import { Alert, Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { PostAuthor } from '@vitrine/contracts/post-labels.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { client, sentenceOf } from '../../../app/client.ts';
import { postLabels } from '../../../text/en-posts.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showFirstProblem } from '../../../ui/show-first-problem.ts';

const text = postLabels.authors;

interface Closing {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Adds somebody who writes, or changes what is said of them. */
export function AuthorDialog(props: Closing & { readonly author: PostAuthor | null }) {
  const { author, onClose } = props;
  const sheet = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({
    name: author?.name ?? '',
    bio: author?.bio ?? '',
    websiteUrl: author?.websiteUrl ?? '',
  });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const refuse = (found: Readonly<Record<string, string>>) => {
    flushSync(() => setProblems(found));
    showFirstProblem(sheet.current);
  };
  const save = useMutation({
    mutationFn: () =>
      author === null
        ? client.call('POST', '/api/admin/authors', { body: values })
        : client.call('PUT', '/api/admin/authors/:id', {
            params: { id: author.id },
            body: { ...values, revision: author.revision },
          }),
    onSuccess: props.onDone,
    onError: (error) => refuse(error instanceof CallFailure ? error.fields : {}),
  });
  const field = (name: keyof typeof values) => ({
    value: values[name],
    error: problems[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: value }));
      setProblems({});
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    if (values.name.trim() === '') refuse({ name: postLabels.nameMissing });
    else save.mutate();
  };
  return (
    <Dialog
      opened
      onClose={save.isPending ? () => undefined : onClose}
      title={author === null ? text.addTitle : text.editTitle(author.name)}
      closeOnClickOutside={false}
    >
      <form ref={sheet} noValidate onSubmit={submit}>
        <Stack gap="md">
          {save.isError && Object.keys(problems).length === 0 && (
            <Alert color="red" variant="light" role="alert">
              {sentenceOf(save.error)}
            </Alert>
          )}
          <TextInput label={postLabels.name} maxLength={200} {...field('name')} data-autofocus />
          <Textarea label={text.bio} autosize minRows={2} maxRows={8} maxLength={5000} {...field('bio')} />
          <TextInput
            label={text.website}
            description={text.websiteHint}
            maxLength={2000}
            {...field('websiteUrl')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={save.isPending}>
              {postLabels.cancel}
            </Button>
            <BusyButton type="submit" loading={save.isPending}>
              {author === null ? text.add : postLabels.save}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Asks who takes over the posts of an author who is deleted. */
export function DeleteAuthorDialog(
  props: Closing & { readonly author: PostAuthor; readonly authors: readonly PostAuthor[] },
) {
  const { author, onClose } = props;
  const [heir, setHeir] = useState('nobody');
  const remove = useMutation({
    mutationFn: () =>
      client.call('DELETE', '/api/admin/authors/:id', {
        params: { id: author.id },
        query: { revision: author.revision, posts: heir },
      }),
    onSuccess: props.onDone,
  });
  return (
    <Dialog
      opened
      onClose={remove.isPending ? () => undefined : onClose}
      title={text.deleteTitle(author.name)}
      closeOnClickOutside={false}
    >
      <form
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          if (!remove.isPending) remove.mutate();
        }}
      >
        <Stack gap="md">
          {remove.isError && (
            <Alert color="red" variant="light" role="alert">
              {sentenceOf(remove.error)}
            </Alert>
          )}
          {author.posts > 0 && (
            <NativeSelect
              label={text.heir}
              value={heir}
              onChange={(event) => setHeir(event.currentTarget.value)}
              data={[
                { value: 'nobody', label: text.nobody },
                ...props.authors
                  .filter(({ id }) => id !== author.id)
                  .map(({ id, name }) => ({ value: id, label: name })),
              ]}
              data-autofocus
            />
          )}
          <Text size="sm">{text.deleteText}</Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={remove.isPending}>
              {postLabels.cancel}
            </Button>
            <BusyButton type="submit" color="red" loading={remove.isPending}>
              {text.deleteDo}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
