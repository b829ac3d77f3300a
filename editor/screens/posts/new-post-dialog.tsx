import { Alert, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { posts as text } from '../../text/en-posts.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks for the title of a new post, and for its blog where there are several; then one writes. */
export function NewPostDialog(props: {
  readonly blogs: readonly { readonly id: string; readonly title: string }[];
  readonly onClose: () => void;
}) {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [blog, setBlog] = useState(props.blogs[0]?.id ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (sentence: string) => {
    setProblem(sentence);
    field.current?.focus();
  };
  const add = useMutation({
    mutationFn: () => client.call('POST', '/api/admin/posts', { body: { collectionId: blog, title } }),
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: ['posts'] });
      void navigate(`/posts/${id}`);
    },
    onError: (error) => {
      const sentence = error instanceof CallFailure ? error.fields['title'] : undefined;
      if (sentence !== undefined) refuse(sentence);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    if (title.trim() === '') refuse(text.titleMissing);
    else add.mutate();
  };
  return (
    <Dialog
      opened
      onClose={add.isPending ? () => undefined : props.onClose}
      title={text.newTitle}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          {add.isError && problem === null && (
            <Alert color="red" variant="light" role="alert">
              {sentenceOf(add.error)}
            </Alert>
          )}
          <TextInput
            ref={field}
            label={text.titleField}
            placeholder={text.titlePlaceholder}
            value={title}
            maxLength={300}
            error={problem}
            onChange={(event) => {
              setTitle(event.currentTarget.value);
              setProblem(null);
            }}
            data-autofocus
          />
          {props.blogs.length > 1 && (
            <NativeSelect
              label={text.blog}
              value={blog}
              onChange={(event) => setBlog(event.currentTarget.value)}
              data={props.blogs.map(({ id, title: label }) => ({ value: id, label }))}
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
