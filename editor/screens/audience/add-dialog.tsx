import { Alert, Anchor, Button, Checkbox, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { MAX_CONSENT_WORDS, MAX_SUBSCRIBER_NAME } from '@vitrine/domain/audience/audience-limits.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { client, sentenceOf } from '../../app/client.ts';
import { audience as text } from '../../text/en-audience.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showFirstProblem } from '../../ui/show-first-problem.ts';
import { readAudienceAgain, useMailingLists } from './audience-queries.ts';

/** Adds an address that has agreed elsewhere. What is refused stays, with the reason at its field. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const lists = useMailingLists();
  const sheet = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [words, setWords] = useState('');
  const [listIds, setListIds] = useState<readonly string[]>([]);
  const add = useMutation({
    mutationFn: () =>
      client.call('POST', '/api/admin/audience/subscribers', { body: { email, name, words, listIds } }),
    onSuccess: () => {
      readAudienceAgain();
      notifications.show({ message: text.added });
      onClose();
    },
  });
  const fields = add.error instanceof CallFailure ? add.error.fields : {};
  const hasFields = Object.keys(fields).length > 0;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate(undefined, { onError: () => showFirstProblem(sheet.current) });
  };
  return (
    <Dialog
      opened
      onClose={add.isPending ? () => undefined : onClose}
      title={text.addTitle}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={submit} ref={sheet}>
        <Stack gap="md">
          {add.isError && !hasFields && (
            <Alert color="red" variant="light" role="alert">
              {sentenceOf(add.error)}
            </Alert>
          )}
          <TextInput
            label={text.email}
            type="email"
            autoComplete="off"
            maxLength={256}
            value={email}
            error={fields['email']}
            onChange={(event) => setEmail(event.currentTarget.value)}
            data-autofocus
          />
          <TextInput
            label={text.name}
            autoComplete="off"
            maxLength={MAX_SUBSCRIBER_NAME}
            value={name}
            error={fields['name']}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Checkbox.Group
            label={text.chooseLists}
            value={[...listIds]}
            error={fields['listIds']}
            onChange={setListIds}
          >
            <Stack gap="xs" my="xs">
              {lists.data?.length === 0 && (
                <Text size="sm">
                  {text.noListYet}{' '}
                  <Anchor component={Link} to="/audience/lists" inherit underline="always">
                    {text.emptyAction}
                  </Anchor>
                </Text>
              )}
              {(lists.data ?? []).map((list) => (
                <Checkbox key={list.id} value={list.id} label={list.name} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Textarea
            label={text.consentLabel}
            description={text.consentHint}
            autosize
            minRows={2}
            maxLength={MAX_CONSENT_WORDS}
            value={words}
            error={fields['words']}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={add.isPending}>
              {text.cancel}
            </Button>
            <BusyButton type="submit" loading={add.isPending}>
              {text.add}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
