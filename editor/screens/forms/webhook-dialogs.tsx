import { Alert, Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Webhook } from '@vitrine/contracts/webhooks.ts';
import { type FormEvent, useState } from 'react';
import { client } from '../../app/client.ts';
import { webhooks as text } from '../../text/en-webhooks.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useTestedForm } from '../../ui/use-tested-form.ts';
import { keepWebhook, readWebhookAgain } from './webhook-queries.ts';

interface DialogProps {
  readonly formId: string;
  readonly onClose: () => void;
}

/** Where submissions are sent. */
export function WebhookDialog(props: DialogProps & { readonly webhook: Webhook | null }) {
  const { formId, webhook, onClose } = props;
  const [address, setAddress] = useState(webhook?.address ?? '');
  const [isOn, setOn] = useState(webhook?.isOn ?? true);
  const { sheet, fields, failure, busy, save } = useTestedForm();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(async () => {
      const now = await client.call('PUT', '/api/admin/forms/:id/webhook', {
        params: { id: formId },
        body: { address, isOn, seen: webhook?.version ?? null },
      });
      return () => {
        notifications.show({ message: text.form.done });
        keepWebhook(formId, now);
        onClose();
      };
    });
  };
  return (
    <Dialog
      opened
      onClose={busy === null ? onClose : () => undefined}
      title={webhook === null ? text.form.title : text.form.changeTitle}
      closeOnClickOutside={false}
    >
      <form ref={sheet} onSubmit={submit} noValidate>
        <Stack gap="md">
          {failure !== null && (
            <Alert color="red" variant="light" role="alert">
              {failure}
            </Alert>
          )}
          <TextInput
            label={text.form.address}
            description={text.form.addressHint}
            placeholder="https://hooks.example.com/contact"
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
            error={fields['address']}
            data-autofocus
          />
          {webhook !== null && (
            <Switch
              label={text.form.isOn}
              checked={isOn}
              onChange={(event) => setOn(event.currentTarget.checked)}
            />
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={busy !== null}>
              {text.form.cancel}
            </Button>
            <BusyButton type="submit" loading={busy === 'save'}>
              {webhook === null ? text.form.submit : text.form.save}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

export function RotateDialog({ formId, onClose }: DialogProps) {
  return (
    <ConfirmDialog
      title={text.rotate.title}
      sentences={[text.rotate.what]}
      cancel={text.rotate.cancel}
      submit={text.rotate.submit}
      act={() => client.call('POST', '/api/admin/forms/:id/webhook/secret', { params: { id: formId } })}
      onClose={onClose}
      onDone={(now) => {
        notifications.show({ message: text.rotate.done });
        keepWebhook(formId, now);
        onClose();
      }}
    />
  );
}

export function RemoveDialog({ formId, webhook, onClose }: DialogProps & { readonly webhook: Webhook }) {
  return (
    <ConfirmDialog
      title={text.removing.title}
      sentences={[text.removing.what]}
      cancel={text.removing.cancel}
      submit={text.removing.submit}
      isFinal
      act={() =>
        client.call('POST', '/api/admin/forms/:id/webhook/remove', {
          params: { id: formId },
          body: { seen: webhook.version },
        })
      }
      onFailed={() => readWebhookAgain(formId)}
      onClose={onClose}
      onDone={(now) => {
        notifications.show({ message: text.removing.done });
        keepWebhook(formId, now);
        onClose();
      }}
    />
  );
}
