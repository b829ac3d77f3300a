import { Alert, Button, Group, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { Letter } from '@vitrine/contracts/letters.ts';
import { useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { letters as text } from '../../text/en-letters.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { TextField } from '../../ui/form/text-fields.tsx';
import screen from '../../ui/screen.module.css';
import { LetterPreview } from './letter-preview.tsx';
import { contentOf } from './letter-values.ts';
import styles from './letters.module.css';
import { MoreActions } from './more-actions.tsx';
import { PartsList } from './parts-list.tsx';
import { RecipientsCard } from './recipients-card.tsx';
import { SendDialog } from './send-dialog.tsx';
import { type LetterForm, useLetterForm } from './use-letter-form.ts';

/** A draft of a letter: its parts, whom it goes to, and how it will be read. */
export function LetterEditor({ stored }: { readonly stored: Letter }) {
  const form = useLetterForm(stored);
  const [isSending, setSending] = useState(false);
  const { sender, problem } = form.stored;
  // Only what is stored is sent.
  const send = async (): Promise<void> => {
    if (form.state === 'saved' || (await form.save())) setSending(true);
  };
  return (
    <FormScreen
      form={form}
      title={
        <Group gap="xs" className={styles['heading'] ?? ''} wrap="nowrap">
          <Title order={1} className={`${screen['title']} ${styles['subject']}`}>
            {form.values.subject.trim() === '' ? text.unnamed : form.values.subject}
          </Title>
          <MoreActions letter={form.stored} />
        </Group>
      }
      leave={text.leave}
    >
      <div className={styles['editor']}>
        <div className={screen['stack']}>
          {problem !== null && (
            <Alert color="yellow" variant="light">
              {text.problems[problem]}
            </Alert>
          )}
          <Card title={text.headCard}>
            <TextField field={form.field('subject')} label={text.subject} />
            <TextField field={form.field('previewText')} label={text.previewText} hint={text.previewHint} />
            <TextField
              field={form.field('senderName')}
              label={text.senderName}
              hint={text.senderHint(sender.name, sender.address)}
            />
          </Card>
          <Card title={text.partsCard}>
            <PartsList form={form} />
          </Card>
          <RecipientsCard form={form} />
          <Group gap="sm">
            <Button onClick={() => void send()}>{text.send}</Button>
            <TestButton form={form} />
          </Group>
        </div>
        <LetterPreview content={contentOf(form.values)} />
      </div>
      {isSending && <SendDialog letter={form.stored} onClose={() => setSending(false)} />}
    </FormScreen>
  );
}

function TestButton({ form }: { readonly form: LetterForm }) {
  const test = useMutation({
    mutationFn: async () => {
      // A refused save leads to its fields.
      if (form.state !== 'saved' && !(await form.save())) return null;
      return client.call('POST', '/api/admin/letters/:id/test', { params: { id: form.stored.id } });
    },
    onSuccess: (answer) => {
      if (answer === null) return;
      const { recipient, isSent } = answer;
      notifications.show({ message: isSent ? text.tested(recipient) : text.testStored(recipient) });
    },
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  return (
    <BusyButton variant="default" loading={test.isPending} onClick={() => test.mutate()}>
      {text.test}
    </BusyButton>
  );
}
