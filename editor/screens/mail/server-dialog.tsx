import { Alert, Button, Group, NativeSelect, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { MailDelivery } from '@vitrine/contracts/mail-delivery.ts';
import { mailSecurities, type MailSecurity, usualPorts } from '@vitrine/domain/mail/mail-server.ts';
import { type FormEvent, useState } from 'react';
import { client } from '../../app/client.ts';
import { mailDelivery } from '../../text/en-mail-delivery.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useTestedForm } from '../../ui/use-tested-form.ts';
import styles from './delivery.module.css';

const text = mailDelivery.form;
const labels = mailDelivery.server;

interface ServerDialogProps {
  readonly server: MailDelivery['server'];
  readonly onClose: () => void;
  readonly onDone: (now: MailDelivery) => void;
}

/** What was typed as a port; 0, which the server answers with a sentence, for what is none. */
function portOf(typed: string): number {
  const port = /^\d{1,5}$/.test(typed.trim()) ? Number(typed.trim()) : 0;
  return port > 65_535 ? 0 : port;
}

const isUsualPort = (typed: string): boolean => Object.values(usualPorts).map(String).includes(typed.trim());

/** A mail server: tried, and then stored. Its password is never loaded into the browser again. */
export function ServerDialog({ server, onClose, onDone }: ServerDialogProps) {
  const [host, setHost] = useState(server?.host ?? '');
  const [port, setPort] = useState(String(server?.port ?? usualPorts.starttls));
  const [security, setSecurity] = useState<MailSecurity>(server?.security ?? 'starttls');
  const [username, setUsername] = useState(server?.username ?? '');
  const [password, setPassword] = useState('');
  const { sheet, fields, failure, tested, busy, test: runTest, save } = useTestedForm();
  const isKept = server !== null && server.hasPassword && server.isReadable;
  const entered = { host, port: portOf(port), security, username, password };
  const test = () =>
    runTest(async () => {
      const { recipient } = await client.call('POST', '/api/admin/mail-delivery/test', { body: entered });
      return text.tested(recipient);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(async () => {
      const now = await client.call('PUT', '/api/admin/mail-delivery', {
        body: { ...entered, seen: server?.version ?? null },
      });
      return () => {
        notifications.show({ message: text.done });
        onDone(now);
      };
    });
  };
  const chooseSecurity = (chosen: string) => {
    const next = mailSecurities.find((one) => one === chosen);
    if (next === undefined) return;
    setSecurity(next);
    // A port that somebody has typed for a reason stays.
    if (isUsualPort(port)) setPort(String(usualPorts[next]));
  };

  return (
    <Dialog
      opened
      onClose={busy === null ? onClose : () => undefined}
      title={server === null ? text.title : text.changeTitle}
      closeOnClickOutside={false}
      // The three buttons stand in one row.
      size={520}
    >
      <form ref={sheet} onSubmit={submit} noValidate>
        <Stack gap="md">
          {failure !== null && (
            <Alert color="red" variant="light" role="alert">
              {failure}
            </Alert>
          )}
          <Text size="sm">{text.lead}</Text>
          <TextInput
            label={labels.host}
            description={text.hostHint}
            placeholder="smtp.example.com"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            value={host}
            onChange={(event) => setHost(event.currentTarget.value)}
            error={fields['host']}
            data-autofocus
          />
          <div className={styles['pair']}>
            <NativeSelect
              label={labels.security}
              data={mailSecurities.map((one) => ({ value: one, label: labels.securities[one] }))}
              value={security}
              onChange={(event) => chooseSecurity(event.currentTarget.value)}
              error={fields['security']}
            />
            <TextInput
              label={labels.port}
              autoComplete="off"
              inputMode="numeric"
              value={port}
              onChange={(event) => setPort(event.currentTarget.value)}
              error={fields['port']}
            />
          </div>
          <Text size="xs" c="dimmed">
            {security === 'none' ? text.plain : text.portHint}
          </Text>
          <TextInput
            label={labels.username}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            onChange={(event) => setUsername(event.currentTarget.value)}
            error={fields['username']}
          />
          <PasswordInput
            label={labels.password}
            description={isKept ? text.passwordKept : text.passwordHint}
            autoComplete="new-password"
            spellCheck={false}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={fields['password']}
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
              {text.test}
            </BusyButton>
            <Group gap="sm">
              <Button variant="default" onClick={onClose} disabled={busy !== null}>
                {text.cancel}
              </Button>
              <BusyButton type="submit" loading={busy === 'save'}>
                {server === null ? text.submit : text.save}
              </BusyButton>
            </Group>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
