import { Alert, Button, Group, Stack, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { type FormEvent, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { discounts as text } from '../../text/en-discounts.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks for codes to add; all of them are added or none. */
export function AddCodesDialog(props: { id: string; onAdded: () => void; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const codes = typed
    .split(/[\n,]/)
    .map((code) => code.trim())
    .filter((code) => code !== '');
  const add = useMutation({
    mutationFn: () =>
      client.call('POST', '/api/admin/discounts/:id/codes', {
        params: { id: props.id },
        body: { codes },
      }),
    onSuccess: () => {
      props.onAdded();
      props.onClose();
    },
  });
  const { error } = add;
  // A code that cannot be one is refused at its place in the list.
  const problem = error instanceof CallFailure ? Object.values(error.fields)[0] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(codes.length === 0);
    if (codes.length > 0 && !add.isPending) add.mutate();
  };
  return (
    <Dialog
      opened
      onClose={add.isPending ? () => undefined : props.onClose}
      title={text.addTitle}
      closeOnClickOutside={false}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {add.isError && problem === undefined && (
            <Alert color="red" variant="light" role="alert">
              {sentenceOf(error)}
            </Alert>
          )}
          <Textarea
            label={text.addLabel}
            description={text.addHint}
            autosize
            minRows={4}
            maxRows={12}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setMissing(false);
              add.reset();
            }}
            error={missing ? text.addMissing : problem}
            data-autofocus
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={props.onClose} disabled={add.isPending}>
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
