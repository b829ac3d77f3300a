import { Alert, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { SpamProtection } from '@vitrine/contracts/spam-protection.ts';
import { type FormEvent, useState } from 'react';
import { client } from '../../app/client.ts';
import { spamProtection as text } from '../../text/en-spam-protection.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useTestedForm } from '../../ui/use-tested-form.ts';

interface KeysDialogProps {
  readonly google: SpamProtection['google'];
  readonly onClose: () => void;
  readonly onDone: (now: SpamProtection) => void;
}

/** Keys of reCAPTCHA Enterprise: tried, and then stored. The API key is never loaded into the browser again. */
export function KeysDialog({ google, onClose, onDone }: KeysDialogProps) {
  const [siteKey, setSiteKey] = useState(google?.siteKey ?? '');
  const [projectId, setProjectId] = useState(google?.projectId ?? '');
  const [apiKey, setApiKey] = useState('');
  const { sheet, fields, failure, tested, busy, test: runTest, save } = useTestedForm();
  const isKept = google !== null && google.isReadable && google.apiKeyEnd !== '';
  const keys = { siteKey, projectId, apiKey };
  const test = () =>
    runTest(async () => {
      await client.call('POST', '/api/admin/spam-protection/test', { body: keys });
      return text.keys.tested;
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(async () => {
      const now = await client.call('PUT', '/api/admin/spam-protection', { body: { ...keys, seen: google } });
      return () => {
        notifications.show({ message: text.keys.done });
        onDone(now);
      };
    });
  };

  return (
    <Dialog
      opened
      onClose={busy === null ? onClose : () => undefined}
      title={google === null ? text.keys.title : text.keys.changeTitle}
      closeOnClickOutside={false}
    >
      <form ref={sheet} onSubmit={submit} noValidate>
        <Stack gap="md">
          {failure !== null && (
            <Alert color="red" variant="light" role="alert">
              {failure}
            </Alert>
          )}
          <Text size="sm">{text.keys.where}</Text>
          <TextInput
            label={text.google.siteKey}
            placeholder="6L…"
            autoComplete="off"
            spellCheck={false}
            value={siteKey}
            onChange={(event) => setSiteKey(event.currentTarget.value)}
            error={fields['siteKey']}
            data-autofocus
          />
          <TextInput
            label={text.google.projectId}
            placeholder="my-project-123"
            autoComplete="off"
            spellCheck={false}
            value={projectId}
            onChange={(event) => setProjectId(event.currentTarget.value)}
            error={fields['projectId']}
          />
          <PasswordInput
            label={text.google.apiKey}
            description={isKept ? text.keys.apiKeyKept(google.apiKeyEnd) : text.keys.apiKeyHint}
            placeholder="AIza…"
            autoComplete="off"
            spellCheck={false}
            value={apiKey}
            onChange={(event) => setApiKey(event.currentTarget.value)}
            error={fields['apiKey']}
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
              {text.keys.test}
            </BusyButton>
            <Group gap="sm">
              <Button variant="default" onClick={onClose} disabled={busy !== null}>
                {text.keys.cancel}
              </Button>
              <BusyButton type="submit" loading={busy === 'save'}>
                {google === null ? text.keys.submit : text.keys.save}
              </BusyButton>
            </Group>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
