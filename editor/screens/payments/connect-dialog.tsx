import { Alert, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { PaymentSettings } from '@vitrine/contracts/payment-accounts.ts';
import { type FormEvent, useState } from 'react';
import { client } from '../../app/client.ts';
import { payments as text } from '../../text/en-payments.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useTestedForm } from '../../ui/use-tested-form.ts';

interface ConnectDialogProps {
  readonly settings: PaymentSettings;
  readonly onClose: () => void;
  readonly onDone: (now: PaymentSettings) => void;
}

/** The keys of a Stripe account: tried, and then stored. The secret key is never loaded into the browser again. */
export function ConnectDialog({ settings, onClose, onDone }: ConnectDialogProps) {
  const connected = settings.account?.provider === 'stripe' ? settings.account : null;
  const [publishableKey, setPublishableKey] = useState(connected?.shown['publishableKey'] ?? '');
  const [secretKey, setSecretKey] = useState('');
  const { sheet, fields, failure, tested, busy, test: runTest, save } = useTestedForm();
  const params = { provider: 'stripe' };
  const keys = { publishableKey: publishableKey.trim(), secretKey: secretKey.trim() };

  const test = () =>
    runTest(async () => {
      const { name, mode } = await client.call('POST', '/api/admin/payments/:provider/test', {
        params,
        body: { settings: keys },
      });
      return text.connect.tested(name, mode);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is inside the screen's form.
    event.stopPropagation();
    void save(async () => {
      const now = await client.call('POST', '/api/admin/payments/:provider/connect', {
        params,
        body: { settings: keys, seen: settings.account?.id ?? null },
      });
      return () => {
        notifications.show({ message: text.connect.done });
        onDone(now);
      };
    });
  };

  return (
    <Dialog
      opened
      onClose={busy === null ? onClose : () => undefined}
      title={connected === null ? text.connect.title : text.connect.changeTitle}
      closeOnClickOutside={false}
    >
      <form ref={sheet} onSubmit={submit} noValidate>
        <Stack gap="md">
          {failure !== null && (
            <Alert color="red" variant="light" role="alert">
              {failure}
            </Alert>
          )}
          <Text size="sm">{text.connect.where}</Text>
          <TextInput
            label={text.cards.publishableKey}
            placeholder="pk_live_…"
            autoComplete="off"
            spellCheck={false}
            value={publishableKey}
            onChange={(event) => setPublishableKey(event.currentTarget.value)}
            error={fields['publishableKey']}
            data-autofocus
          />
          <PasswordInput
            label={text.cards.secretKey}
            description={
              connected === null
                ? text.connect.secretHint
                : text.connect.secretKept(connected.shown['secretKey'] ?? '')
            }
            placeholder="sk_live_…"
            autoComplete="off"
            spellCheck={false}
            value={secretKey}
            onChange={(event) => setSecretKey(event.currentTarget.value)}
            error={fields['secretKey']}
          />
          <output>
            {tested !== null && (
              <Alert color="green" variant="light">
                {tested}
              </Alert>
            )}
          </output>
          <Group justify="space-between" gap="sm">
            <BusyButton variant="default" loading={busy === 'test'} onClick={() => void test()}>
              {text.connect.test}
            </BusyButton>
            <Group gap="sm">
              <Button variant="default" onClick={onClose} disabled={busy !== null}>
                {text.connect.cancel}
              </Button>
              <BusyButton type="submit" loading={busy === 'save'}>
                {connected === null ? text.connect.submit : text.connect.save}
              </BusyButton>
            </Group>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
