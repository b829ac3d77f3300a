import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { MAX_PAGE_TITLE } from '@vitrine/contracts/pages.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { client, queryClient, sentenceOf } from '../../app/client.ts';
import { galleries as text } from '../../text/en-galleries.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface Problems {
  readonly title?: string;
  readonly urlId?: string;
}

/** Asks for the title of a new gallery, and for its address; then pictures are added. */
export function NewGalleryDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const titleField = useRef<HTMLInputElement>(null);
  const addressField = useRef<HTMLInputElement>(null);
  const refuse = (found: Problems): void => {
    setProblems(found);
    (found.title === undefined ? addressField : titleField).current?.focus();
  };
  const add = useMutation({
    mutationFn: () =>
      client.call('POST', '/api/admin/galleries', {
        body: { title, ...(address.trim() === '' ? {} : { urlId: withoutSlash(address) }) },
      }),
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: ['galleries'] });
      void queryClient.invalidateQueries({ queryKey: ['pages'] });
      void navigate(`/galleries/${id}`);
    },
    onError: (error) => {
      const { title: ofTitle, urlId: ofAddress } = fieldsOf(error);
      const found = {
        ...(ofTitle === undefined ? {} : { title: ofTitle }),
        ...(ofAddress === undefined ? {} : { urlId: ofAddress }),
      };
      if (Object.keys(found).length > 0) refuse(found);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    if (title.trim() === '') refuse({ title: text.titleMissing });
    else add.mutate();
  };
  return (
    <Dialog
      opened
      onClose={add.isPending ? () => undefined : onClose}
      title={text.newTitle}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          {add.isError && Object.keys(fieldsOf(add.error)).length === 0 && (
            <Alert color="red" variant="light" role="alert">
              {sentenceOf(add.error)}
            </Alert>
          )}
          <TextInput
            ref={titleField}
            label={text.titleField}
            placeholder={text.titlePlaceholder}
            value={title}
            maxLength={MAX_PAGE_TITLE}
            autoComplete="off"
            error={problems.title}
            onChange={(event) => {
              setTitle(event.currentTarget.value);
              setProblems({});
            }}
            data-autofocus
          />
          <TextInput
            ref={addressField}
            label={text.address}
            description={text.addressHint}
            value={address}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            leftSection="/"
            error={problems.urlId}
            onChange={(event) => {
              setAddress(event.currentTarget.value);
              setProblems({});
            }}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={add.isPending}>
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

/** The address as it is stored, where somebody types it as browsers show it. */
const withoutSlash = (address: string): string => address.trim().replace(/^\/+/, '');

const fieldsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof CallFailure ? error.fields : {};
