import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { PaymentLinkView } from '@vitrine/contracts/payment-links.ts';
import { type FormEvent, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { paymentLinks as text } from '../../text/en-payment-links.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { keepLink, reloadLinks } from './link-calls.ts';

/** Asks for another name of a payment link. */
export function RenameLinkDialog({ link, onClose }: { link: PaymentLinkView; onClose: () => void }) {
  const [name, setName] = useState(link.name);
  const rename = useMutation({
    mutationFn: () =>
      client.call('PUT', '/api/admin/payment-links/:id', { params: { id: link.id }, body: { name } }),
    onSuccess: (changed) => {
      keepLink(changed);
      onClose();
    },
    onError: reloadLinks,
  });
  const { error } = rename;
  const problem = error instanceof CallFailure ? error.fields['name'] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!rename.isPending) rename.mutate();
  };
  return (
    <Dialog
      opened
      onClose={rename.isPending ? () => undefined : onClose}
      title={text.renameTitle}
      closeOnClickOutside={false}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {rename.isError && problem === undefined && (
            <Alert color="red" variant="light" role="alert">
              {sentenceOf(error)}
            </Alert>
          )}
          <TextInput
            label={text.name}
            autoComplete="off"
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value);
              rename.reset();
            }}
            error={problem}
            data-autofocus
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={rename.isPending}>
              {text.cancel}
            </Button>
            <BusyButton type="submit" loading={rename.isPending}>
              {text.save}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
