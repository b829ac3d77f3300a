import {
  Alert,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  PasswordInput,
  Stack,
  Switch,
  Text,
} from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import type { ListConnection } from '@vitrine/contracts/list-providers.ts';
import { MAX_PROVIDER_KEY } from '@vitrine/domain/list-provider/provider-key.ts';
import { type FormEvent, useRef, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { listProviders as text } from '../../text/en-list-providers.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ListWaiting } from '../../ui/call-state.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useShowNumber } from '../../ui/show-money.ts';
import { useTestedForm } from '../../ui/use-tested-form.ts';
import { keepProvider, outsideListsQuery, readProviderAgain } from './provider-queries.ts';

/** The key of an account: tried, and then stored. It is never loaded into the browser again. */
export function KeyDialog(props: {
  connection: ListConnection | null;
  onClose: () => void;
  onDone: (now: ListConnection | null) => void;
}) {
  const { connection, onClose, onDone } = props;
  const [key, setKey] = useState('');
  const { sheet, fields, failure, busy, save } = useTestedForm();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(async () => {
      const now = await client.call('POST', '/api/admin/audience/provider', {
        body: { key, seen: connection?.version ?? null },
      });
      return () => {
        notifications.show({ message: text.key.done });
        keepProvider(now);
        onDone(now.connection);
      };
    });
  };
  return (
    <Dialog
      opened
      onClose={busy === null ? onClose : () => undefined}
      title={connection === null ? text.key.title : text.key.changeTitle}
      closeOnClickOutside={false}
    >
      <form ref={sheet} onSubmit={submit} noValidate>
        <Stack gap="md">
          {failure !== null && (
            <Alert color="red" variant="light" role="alert">
              {failure}
            </Alert>
          )}
          <Text size="sm">{text.how}</Text>
          <PasswordInput
            label={text.key.key}
            description={text.key.hint}
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_PROVIDER_KEY}
            value={key}
            onChange={(event) => setKey(event.currentTarget.value)}
            error={fields['key']}
            data-autofocus
          />
          {connection !== null && (
            <Text size="xs" c="dimmed">
              {text.key.otherAccount}
            </Text>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={busy !== null}>
              {text.key.cancel}
            </Button>
            <BusyButton type="submit" loading={busy === 'save'}>
              {connection === null ? text.key.submit : text.key.save}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Which list of the provider gets the audience, and how addresses join it. spec: site-platform 3 */
export function OutsideListDialog(props: { connection: ListConnection; onClose: () => void }) {
  const { connection, onClose } = props;
  const lists = useQuery(outsideListsQuery);
  const [listId, setListId] = useState(connection.list?.id ?? '');
  const [doubleOptIn, setDoubleOptIn] = useState(connection.doubleOptIn);
  // Of the list that is chosen already they were sent, unless the owner wants it once more.
  const [sendsExisting, setSendsExisting] = useState(connection.list === null);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  const { sheet, failure, busy, save } = useTestedForm();
  const showNumber = useShowNumber();
  const options = (lists.data ?? []).map(({ id, name, members }) => ({
    value: id,
    label: text.form.option(name, showNumber(members)),
  }));
  // A list that is gone there is no choice any more.
  const chosen = options.some(({ value }) => value === listId) ? listId : '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(chosen === '');
    if (chosen === '') {
      field.current?.focus();
      return;
    }
    void save(async () => {
      const now = await client.call('PUT', '/api/admin/audience/provider', {
        body: { listId: chosen, doubleOptIn, sendsExisting, seen: connection.version },
      });
      return () => {
        notifications.show({ message: text.form.done });
        keepProvider(now);
        onClose();
      };
    });
  };
  return (
    <Dialog
      opened
      onClose={busy === null ? onClose : () => undefined}
      title={text.form.title}
      closeOnClickOutside={false}
    >
      {lists.isPending ? (
        <ListWaiting />
      ) : lists.data === undefined ? (
        <Stack gap="md">
          <Alert color="red" variant="light" role="alert">
            {sentenceOf(lists.error)}
          </Alert>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {text.form.cancel}
            </Button>
            <BusyButton loading={lists.isFetching} onClick={() => void lists.refetch()}>
              {text.form.again}
            </BusyButton>
          </Group>
        </Stack>
      ) : lists.data.length === 0 ? (
        <Stack gap="md">
          <Text size="sm">{text.form.noLists}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {text.form.cancel}
            </Button>
          </Group>
        </Stack>
      ) : (
        <form ref={sheet} onSubmit={submit} noValidate>
          <Stack gap="md">
            {failure !== null && (
              <Alert color="red" variant="light" role="alert">
                {failure}
              </Alert>
            )}
            <NativeSelect
              ref={field}
              label={text.form.list}
              data={[{ value: '', label: text.form.listNone }, ...options]}
              value={chosen}
              error={isMissing ? text.form.listMissing : undefined}
              onChange={(event) => {
                setListId(event.currentTarget.value);
                setSendsExisting(event.currentTarget.value !== connection.list?.id);
                setMissing(false);
              }}
              data-autofocus
            />
            <Switch
              label={text.form.doubleOptIn}
              description={text.form.doubleOptInHint}
              checked={doubleOptIn}
              onChange={(event) => setDoubleOptIn(event.currentTarget.checked)}
            />
            <Checkbox
              label={text.form.sendsExisting}
              description={text.form.sendsExistingHint}
              checked={sendsExisting}
              onChange={(event) => setSendsExisting(event.currentTarget.checked)}
            />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={onClose} disabled={busy !== null}>
                {text.form.cancel}
              </Button>
              <BusyButton type="submit" loading={busy === 'save'}>
                {text.form.save}
              </BusyButton>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}

/** Asks before the key is forgotten. spec: site-platform 2, disconnect confirmation */
export function DisconnectDialog(props: { connection: ListConnection; onClose: () => void }) {
  const { connection, onClose } = props;
  const showNumber = useShowNumber();
  const { waiting } = connection;
  return (
    <ConfirmDialog
      title={text.removing.title}
      sentences={[text.removing.what, ...(waiting > 0 ? [text.removing.waiting(showNumber, waiting)] : [])]}
      cancel={text.removing.cancel}
      submit={text.removing.submit}
      isFinal
      act={() =>
        client.call('POST', '/api/admin/audience/provider/disconnect', {
          body: { seen: connection.version },
        })
      }
      onFailed={readProviderAgain}
      onClose={onClose}
      onDone={(now) => {
        notifications.show({ message: text.removing.done });
        keepProvider(now);
        onClose();
      }}
    />
  );
}
