import { Alert, Button, Group, NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { MailingList } from '@vitrine/contracts/mailing-lists.ts';
import { MAX_LIST_NAME } from '@vitrine/domain/audience/audience-limits.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { audience } from '../../text/en-audience.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { readAudienceAgain } from './audience-queries.ts';

const text = audience.listsPage;

/** Adds a list, or changes its name and how people join it. */
export function ListDialog(props: { list: MailingList | null; onClose: () => void }) {
  const { list, onClose } = props;
  const [name, setName] = useState(list?.name ?? '');
  const [doubleOptIn, setDoubleOptIn] = useState(list?.doubleOptIn ?? true);
  const [takesWaiting, setTakesWaiting] = useState(list?.takesWaiting ?? false);
  const [box, setBox] = useState(list?.checkoutConsentId ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const checkout = useQuery({
    queryKey: ['checkout-settings', 'boxes'],
    queryFn: async ({ signal }) =>
      (await client.call('GET', '/api/admin/checkout-settings', {}, signal)).legal.consents,
  });
  const boxes = (checkout.data ?? []).filter(({ isRequired }) => !isRequired);
  const save = useMutation({
    mutationFn: () => {
      const body = { name, doubleOptIn, takesWaiting, checkoutConsentId: box === '' ? null : box };
      return list === null
        ? client.call('POST', '/api/admin/audience/lists', { body })
        : client.call('PUT', '/api/admin/audience/lists/:id', { params: { id: list.id }, body });
    },
    onSuccess: () => {
      readAudienceAgain();
      notifications.show({ message: text.saved });
      onClose();
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setIsMissing(name.trim() === '');
    if (name.trim() === '') field.current?.focus();
    else save.mutate();
  };
  return (
    <Dialog
      opened
      onClose={save.isPending ? () => undefined : onClose}
      title={list === null ? text.addTitle : text.editTitle}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          {save.isError && (
            <Alert color="red" variant="light" role="alert">
              {sentenceOf(save.error)}
            </Alert>
          )}
          <TextInput
            ref={field}
            label={text.name}
            description={text.nameHint}
            autoComplete="off"
            maxLength={MAX_LIST_NAME}
            value={name}
            error={isMissing ? text.nameMissing : undefined}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setIsMissing(false);
            }}
            data-autofocus
          />
          <Switch
            label={text.doubleOptIn}
            description={text.doubleOptInHint}
            checked={doubleOptIn}
            onChange={(event) => setDoubleOptIn(event.currentTarget.checked)}
          />
          <Switch
            label={text.takesWaiting}
            description={text.takesWaitingHint}
            checked={takesWaiting}
            onChange={(event) => setTakesWaiting(event.currentTarget.checked)}
          />
          {(boxes.length > 0 || box !== '') && (
            <NativeSelect
              label={text.checkout}
              description={text.checkoutHint}
              data={[
                { value: '', label: text.noBox },
                ...boxes.map((one) => ({ value: one.id, label: one.text })),
                // A box that is gone stays chosen until another one is.
                ...(box === '' || boxes.some(({ id }) => id === box) ? [] : [{ value: box, label: '…' }]),
              ]}
              value={box}
              onChange={(event) => setBox(event.currentTarget.value)}
            />
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={save.isPending}>
              {audience.cancel}
            </Button>
            <BusyButton type="submit" loading={save.isPending}>
              {audience.save}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
