import { Alert, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Submission } from '@vitrine/contracts/form-submissions.ts';
import { MAX_REPLY, MAX_REPLY_SUBJECT } from '@vitrine/domain/form/submission-notes.ts';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod';
import { client } from '../../app/client.ts';
import { formSubmissions } from '../../text/en-form-submissions.ts';
import { submissionHistory } from '../../text/en-submission-history.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useSavedDraft, useTabValue } from '../../ui/saved-draft.ts';
import { useTestedForm } from '../../ui/use-tested-form.ts';
import { keepHistory } from './history-queries.ts';
import { replyLink } from './reply-link.ts';

const text = submissionHistory.reply;

/** What was written of an answer. */
const replyDraft = z.object({ subject: z.string(), message: z.string() });
type ReplyDraft = z.output<typeof replyDraft>;

/** An answer to a submission, sent by the site to whoever sent it. */
export function ReplyDialog(props: {
  readonly submission: Submission;
  /** When the submission came, as the owner reads times. */
  readonly when: string;
  readonly onClose: () => void;
}) {
  const { submission, when, onClose } = props;
  const { id, email, formName } = submission;
  // Kept by the tab until it is sent: closing the dialog loses nothing, nor does a reload.
  const [typed, setTyped] = useState<ReplyDraft | null>(null);
  const saved = useSavedDraft(`submission-reply/${id}`, replyDraft, typed);
  const draft = typed ?? saved.offered ?? { subject: formSubmissions.replySubject(formName), message: '' };
  const key = useTabValue(`submission-reply-key/${id}`, () => crypto.randomUUID());
  const { sheet, fields, failure, busy, save } = useTestedForm();
  const change = (part: Partial<ReplyDraft>) => {
    if (typed === null && saved.offered !== null) saved.answer();
    // Other words are another answer, also where the one before may have arrived.
    key.clear();
    setTyped({ ...draft, ...part });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(async () => {
      const now = await client.call('POST', '/api/admin/form-submissions/:id/replies', {
        params: { id },
        body: { ...draft, idempotencyKey: key.read() },
      });
      return () => {
        key.clear();
        if (typed === null) saved.answer();
        // Before the dialog is gone, and with it what forgets the draft.
        flushSync(() => setTyped(null));
        notifications.show({ message: text.sent });
        keepHistory(id, now);
        onClose();
      };
    });
  };
  return (
    <Dialog
      opened
      onClose={busy === null ? onClose : () => undefined}
      title={text.title}
      size="lg"
      closeOnClickOutside={false}
    >
      <form ref={sheet} onSubmit={submit} noValidate>
        <Stack gap="md">
          {failure !== null && (
            <Alert color="red" variant="light" role="alert">
              {failure}
            </Alert>
          )}
          <Text size="sm">
            {text.to}: {email}
          </Text>
          <TextInput
            label={text.subject}
            maxLength={MAX_REPLY_SUBJECT}
            value={draft.subject}
            onChange={(event) => change({ subject: event.currentTarget.value })}
            error={fields['subject']}
          />
          <Textarea
            label={text.message}
            description={text.messageHint}
            autosize
            minRows={6}
            maxRows={16}
            maxLength={MAX_REPLY}
            value={draft.message}
            onChange={(event) => change({ message: event.currentTarget.value })}
            error={fields['message']}
            data-autofocus
          />
          <Group justify="space-between" gap="sm">
            <Button component="a" variant="transparent" px={0} href={replyLink(submission, when)}>
              {text.program}
            </Button>
            <Group gap="sm">
              <Button variant="default" onClick={onClose} disabled={busy !== null}>
                {text.cancel}
              </Button>
              <BusyButton type="submit" loading={busy === 'save'}>
                {text.send}
              </BusyButton>
            </Group>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
